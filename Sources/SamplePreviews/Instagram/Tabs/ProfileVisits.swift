import SplitKit

/// The profiles to which the posts of home lead. Each visit is new and has a number.
final class ProfileVisits {
  private struct Reference { weak var controller: ViewController? }

  private let application: Application
  private let names: PlainViewControllers
  private let activity: Activity
  private var count = 0
  /// The controllers of the visits that still exist, in the tree or out of it.
  private var references: [Reference] = []

  init(_ application: Application, names: PlainViewControllers, activity: Activity) {
    (self.application, self.names, self.activity) = (application, names, activity)
  }

  /// Makes the next visit. Its number is one that no other controller's name has.
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

  /// The controller of a visit with the given name, in the tree or out of it.
  func controller(named name: String) -> ViewController? {
    references.lazy.compactMap(\.controller).first { $0.id == name }
  }
}

extension ProfileContainerViewController {
  /// This controller and all that belong to it.
  fileprivate var all: [ViewController] { [self, split] + split.viewControllers + profile.belongings }
}
