import SplitKit

/// A delegate of the lab's stacks and tabs that decides nothing: so that the log can have what UIKit says to it.
final class LabContainerDelegate: NavigationControllerDelegate, TabBarControllerDelegate {}
