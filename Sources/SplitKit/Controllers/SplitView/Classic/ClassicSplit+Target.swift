/// The mode that the delegate wants the display mode button and the swipe to select.
///
/// The delegate is asked before each action, and after a change of a value on which its answer may depend. Apple does not
/// document how often UIKit asks. The answer is stored, so that reading a scene calls no delegate.
extension ClassicSplit {
  /// The answer of a delegate, and the values at that time on which it may depend.
  final class TargetAnswer {
    fileprivate private(set) weak var delegate: (any SplitViewControllerDelegate)?
    fileprivate let circumstances: TargetCircumstances
    fileprivate let mode: DisplayMode

    fileprivate init(
      _ mode: DisplayMode, of delegate: (any SplitViewControllerDelegate)?, in circumstances: TargetCircumstances
    ) {
      (self.delegate, self.circumstances, self.mode) = (delegate, circumstances, mode)
    }
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
    let split = split
    return TargetCircumstances(
      stage: stage, size: split.view.frame.size, traits: split.traitCollection,
      preferredDisplayMode: split.preferredDisplayMode, presentsWithGesture: split.presentsWithGesture)
  }

  /// The answer of the present delegate, or automatic if it has not been asked.
  var delegateTarget: DisplayMode {
    guard let answer = targetAnswer, let delegate = split.delegate, delegate === answer.delegate else { return .automatic }
    return answer.mode
  }

  /// Asks the delegate, if the delegate or a value on which its answer may depend has changed since the last question.
  func updateTarget() {
    guard let delegate = split.delegate, !runner.isUnderWay else { return }
    let circumstances = circumstances
    guard delegate !== targetAnswer?.delegate || circumstances != targetAnswer?.circumstances else { return }
    askForTarget(.appearance, delegate, in: circumstances)
  }

  func askForTarget(_ purpose: TargetPurpose) { askForTarget(purpose, split.delegate, in: circumstances) }

  private func askForTarget(
    _ purpose: TargetPurpose, _ delegate: (any SplitViewControllerDelegate)?, in circumstances: TargetCircumstances
  ) {
    runner.run(TargetInquiry(for: purpose), of: split) { [self] move in
      switch move {
      case .keep(let mode):
        if mode != delegateTarget { application.noteChange() }
        targetAnswer = TargetAnswer(mode, of: delegate, in: circumstances)
      }
      return .nothing
    }
  }
}
