import SplitKit

/// A delegate of the lab's stacks that decides nothing: so that the log can have what UIKit says to it.
final class LabStackDelegate: NavigationControllerDelegate {}
