/// The plain controllers of a preview by their names. A name stands for the same controller for as long as anybody can
/// notice.
///
/// Names come from the wire, so they must not grow a table without limit. The newest controllers are kept, and the
/// older ones only while something else holds them, such as a stack or an answer.
package final class PlainViewControllers {
  /// The number of controllers that are kept although nothing else holds them.
  package static let capacity = 256

  private struct Reference { weak var controller: PlainViewController? }

  private let application: Application
  private var references: [String: Reference] = [:]
  /// The newest controllers, beginning with the oldest of them.
  private var kept: [PlainViewController] = []
  private let furnish: (PlainViewController) -> Void

  /// Creates an empty table. `furnish` is called with every new controller.
  package init(_ application: Application, furnish: @escaping (PlainViewController) -> Void = { _ in }) {
    self.application = application
    self.furnish = furnish
  }

  /// The controller with a name, which is created if there is none.
  package subscript(name: String) -> PlainViewController { known(name) ?? make(name) }

  /// The controller with a name, if it was created before and still exists.
  package func known(_ name: String) -> PlainViewController? { references[name]?.controller }

  /// The number of controllers that are kept.
  package var count: Int { kept.count }

  /// Keeps only so many of the newest controllers. Nothing may be under way that can still be refused.
  package func keepNewest(_ count: Int) {
    if kept.count > count { kept.removeFirst(kept.count - count) }
  }

  /// Begins a message.
  package func beginMessage() {
    keepNewest(Self.capacity)
  }

  private func make(_ name: String) -> PlainViewController {
    let controller = PlainViewController(application, named: name)
    furnish(controller)
    kept.append(controller)
    application.takeBackIfRefused { [weak self] in self?.forget(name) }
    if references.count >= 2 * Self.capacity { references = references.filter { $0.value.controller != nil } }
    references[name] = Reference(controller: controller)
    return controller
  }

  private func forget(_ name: String) {
    references[name] = nil
    kept.removeAll { $0.id == name }
  }
}
