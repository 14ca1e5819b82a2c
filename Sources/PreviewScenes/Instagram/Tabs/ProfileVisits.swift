import SplitKit

/// The profiles that home's posts lead to: each visit is new, and numbered.
final class ProfileVisits {
  private struct Visit { weak var container: ProfileContainerViewController? }

  private let application: Application
  private let names: PlainViewControllers
  private let activity: Activity
  private var count = 0
  /// Those that are still there, and never many more.
  private var visits: [Visit] = []

  init(_ application: Application, names: PlainViewControllers, activity: Activity) {
    (self.application, self.names, self.activity) = (application, names, activity)
  }

  /// A number of which nobody else has a name is the next one.
  func make() -> ProfileContainerViewController {
    repeat { count += 1 } while isTaken(count)
    let container = ProfileContainerViewController(application, number: count, activity: activity)
    visits = visits.filter { $0.container != nil } + [Visit(container: container)]
    return container
  }

  private func isTaken(_ number: Int) -> Bool {
    ["container", "split", "profile", "empty", "detail", "comments"].contains {
      names.known("\($0)-\(number)") != nil
    }
  }

  /// What belongs to a visit and may be out of the tree.
  func controller(named name: String) -> ViewController? {
    visits.lazy.compactMap { $0.container?.controller(named: name) }.first
  }
}

extension ProfileContainerViewController {
  fileprivate func controller(named name: String) -> ViewController? {
    if let own = [self, split].first(where: { $0.id == name }) { return own }
    return profile.id == name ? profile : profile.controller(named: name)
  }
}
