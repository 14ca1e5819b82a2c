/// The plain controllers of a preview by their names: a name is the same controller as long as anybody can tell.
///
/// Names come from the wire, so they must not grow a table: the newest so many are kept, and of the others those that
/// somebody else still holds, in a stack or as an answer.
package final class PlainViewControllers {
  /// How many controllers are kept that nobody else holds.
  private static let capacity = 256

  private struct Reference { weak var controller: PlainViewController? }

  private let application: Application
  private var references: [String: Reference] = [:]
  /// The newest, the oldest first.
  private var kept: [PlainViewController] = []

  package init(_ application: Application) { self.application = application }

  /// The controller of that name; it is made when there is none.
  package subscript(name: String) -> PlainViewController { known(name) ?? make(name) }

  /// The controller of that name, where it was made before and is still there.
  package func known(_ name: String) -> PlainViewController? { references[name]?.controller }

  private func make(_ name: String) -> PlainViewController {
    let controller = PlainViewController(application, named: name)
    kept.append(controller)
    if kept.count > Self.capacity { kept.removeFirst() }
    if references.count >= 2 * Self.capacity { references = references.filter { $0.value.controller != nil } }
    references[name] = Reference(controller: controller)
    return controller
  }
}
