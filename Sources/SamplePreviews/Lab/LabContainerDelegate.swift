import SplitKit

/// The delegate of the lab's stacks and tabs. It decides nothing and exists so that its calls appear in the log.
final class LabContainerDelegate: NavigationControllerDelegate, TabBarControllerDelegate {}
