import SplitKit

/// The profiles to which posts and notifications lead. Each visit is new and has a number.
final class ProfileVisits {
  private struct Reference { weak var controller: ViewController? }

  private let application: Application
  private let names: PlainViewControllers
  private let store: PhotoStore
  private let overlays: Overlays
  private var count = 0
  /// The controllers of the visits that still exist, in the tree or out of it.
  private var references: [Reference] = []

  init(_ application: Application, names: PlainViewControllers, _ store: PhotoStore, _ overlays: Overlays) {
    (self.application, self.names, self.store, self.overlays) = (application, names, store, overlays)
  }

  /// Makes the next visit to a person's profile. Its number is one that no other controller's name has.
  func make(of owner: Person = .user) -> ProfileContainerViewController {
    repeat { count += 1 } while isTaken(count)
    let container = ProfileContainerViewController(application, number: count, owner: owner, store, overlays)
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
