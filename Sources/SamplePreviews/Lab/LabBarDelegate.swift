import SplitKit

/// The delegate of every navigation bar of the lab. It stands for navigation controllers that are the delegates of their
/// own bars, because a split view itself makes those of its columns.
final class LabBarDelegate: NavigationBarDelegate {
  private let mayPop: Bool

  init(mayPop: Bool) { self.mayPop = mayPop }

  func navigationBar(_ navigationBar: NavigationBarReading, shouldPop item: NavigationItem) -> Bool { mayPop }
}
