import SplitKit

/// The profiles that home's posts lead to: each visit is new, and numbered.
final class ProfileVisits {
  private struct Reference { weak var controller: ViewController? }

  private let application: Application
  private let names: PlainViewControllers
  private let activity: Activity
  private var count = 0
  /// The controllers of the visits that are still there, in a tree or out of it.
  private var references: [Reference] = []

  init(_ application: Application, names: PlainViewControllers, activity: Activity) {
    (self.application, self.names, self.activity) = (application, names, activity)
  }

  /// The next visit. It takes a number of which nobody else has a name.
  func make() -> ProfileContainerViewController {
    repeat { count += 1 } while isTaken(count)
    let container = ProfileContainerViewController(application, number: count, activity: activity)
    references.removeAll { $0.controller == nil }
    references += container.all.map(Reference.init)
    return container
  }

  private func isTaken(_ number: Int) -> Bool {
    ["container", "split", "profile", "empty", "detail", "comments"].contains {
      names.known("\($0)-\(number)") != nil
    }
  }

  /// A visit's controller, wherever it is.
  func controller(named name: String) -> ViewController? {
    references.lazy.compactMap(\.controller).first { $0.id == name }
  }
}

extension ProfileContainerViewController {
  /// This controller and those that come with it.
  fileprivate var all: [ViewController] { [self, split] + split.viewControllers + profile.belongings }
}
