import SplitKit

/// The delegate of the lab's stacks. It decides nothing and exists so that its calls appear in the log.
final class LabContainerDelegate: NavigationControllerDelegate {}
