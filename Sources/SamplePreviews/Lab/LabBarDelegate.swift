import SplitKit

/// The delegate of every navigation bar of the lab. It stands for navigation controllers that are the delegates of their
/// own bars, because a split view itself makes those of its columns.
final class LabBarDelegate: NavigationBarDelegate {
  private let mayPop: Bool

  /// Creates the delegate, or returns nil if the options say that there is none.
  init?(_ options: PreviewOptions) {
    guard options["barDelegate"] == true else { return nil }
    mayPop = options["shouldPop"] == true
  }

  func navigationBar(_ navigationBar: NavigationBarReading, shouldPop item: NavigationItem) -> Bool { mayPop }
}
