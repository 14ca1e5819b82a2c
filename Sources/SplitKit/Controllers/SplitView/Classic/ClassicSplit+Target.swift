/// The mode that the delegate wants the display mode button and the swipe to select.
///
/// The delegate is asked before each action, and after a change of a value on which its answer may depend. Apple does not
/// document how often UIKit asks. The answer is stored, so that reading a scene calls no delegate.
extension ClassicSplit {
  /// The answer of a delegate, and the values at that time on which it may depend.
  struct TargetAnswer {
    fileprivate weak var delegate: (any SplitViewControllerDelegate)?
    fileprivate var circumstances: TargetCircumstances
    fileprivate var mode: DisplayMode
  }

  /// The values on which a delegate's answer may depend.
  fileprivate struct TargetCircumstances: Equatable {
    let stage: SplitStage
    let size: Size
    let traits: TraitCollection
    let preferredDisplayMode: DisplayMode
    let presentsWithGesture: Bool
  }

  private var circumstances: TargetCircumstances {
    TargetCircumstances(
      stage: stage, size: view.frame.size, traits: traitCollection, preferredDisplayMode: preferredDisplayMode,
      presentsWithGesture: split.presentsWithGesture)
  }

  /// The answer of the present delegate, or automatic if it has not been asked.
  var delegateTarget: DisplayMode {
    guard let answer = targetAnswer, let delegate = split.delegate, delegate === answer.delegate else { return .automatic }
    return answer.mode
  }

  /// Asks the delegate, if the delegate or a value on which its answer may depend has changed since the last question.
  func updateTarget() {
    guard let delegate = split.delegate, !runner.isUnderWay else { return }
    guard delegate !== targetAnswer?.delegate || circumstances != targetAnswer?.circumstances else { return }
    askForTarget(.appearance)
  }

  func askForTarget(_ purpose: TargetPurpose) {
    let (delegate, circumstances) = (split.delegate, circumstances)
    runner.run(TargetInquiry(for: purpose), of: split) { [self] move in
      switch move {
      case .keep(let mode):
        if mode != delegateTarget { application.noteChange() }
        targetAnswer = TargetAnswer(delegate: delegate, circumstances: circumstances, mode: mode)
      }
      return .nothing
    }
  }
}
