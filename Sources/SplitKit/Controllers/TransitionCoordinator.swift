/// Runs the animations and completions that an app adds to a change of traits or size:
/// `UIViewControllerTransitionCoordinator`.
///
/// The engine has no clock. The animations run with the change, before its layout. The completions run after all other
/// effects of the change, within the same message.
public final class TransitionCoordinator {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  /// Adds an animation, which runs with the change, and a completion, which runs after it.
  public func animate(alongside animation: @escaping () -> Void, completion: @escaping () -> Void = {}) {
    animations.append(animation)
    completions.append(completion)
  }

  /// Whether an app has added anything.
  var isUsed: Bool { !animations.isEmpty || !completions.isEmpty }

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
