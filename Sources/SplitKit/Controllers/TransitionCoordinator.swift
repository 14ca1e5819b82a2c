/// Runs what an app wants to happen along with a change of traits or size, and after it:
/// `UIViewControllerTransitionCoordinator`.
///
/// The engine has no clock: the animations run with the change, before its layout, and the completions after
/// everything else the change brings about, within the same message.
public final class TransitionCoordinator {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  /// Adds what is to happen along with the change, and what is to happen once it is done.
  public func animate(alongside animation: @escaping () -> Void, completion: @escaping () -> Void = {}) {
    animations.append(animation)
    completions.append(completion)
  }

  func runAnimations() {
    let due = animations
    animations = []
    for animation in due { animation() }
  }

  func takeCompletions() -> [() -> Void] {
    defer { completions = [] }
    return completions
  }
}
