/// Where the delegate wants the display mode button and the swipe to go.
///
/// The delegate is asked when what it may go by has changed, and before each action; how often UIKit asks is not documented.
/// The answer is kept, so that reading a scene calls no delegate.
extension ClassicSplit {
  /// What a delegate has answered, and what it could see then.
  struct TargetAnswer {
    fileprivate weak var delegate: (any SplitViewControllerDelegate)?
    fileprivate var circumstances: TargetCircumstances
    fileprivate var mode: DisplayMode
  }

  /// What a delegate may go by.
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

  /// The answer of the delegate that is there; automatic before it was asked.
  var delegateTarget: DisplayMode {
    guard let answer = targetAnswer, let delegate = split.delegate, delegate === answer.delegate else { return .automatic }
    return answer.mode
  }

  /// Asks the delegate if what it may go by is not what it was when it was last asked.
  func updateTarget() {
    guard let delegate = split.delegate, !runner.isUnderWay else { return }
    guard delegate !== targetAnswer?.delegate || circumstances != targetAnswer?.circumstances else { return }
    askForTarget(.appearance)
  }

  func askForTarget(_ purpose: TargetPurpose) {
    let (delegate, circumstances) = (split.delegate, circumstances)
    runner.run(TargetInquiry(for: purpose)) { [self] move in
      switch move {
      case .keep(let mode): targetAnswer = TargetAnswer(delegate: delegate, circumstances: circumstances, mode: mode)
      }
      return .nothing
    }
  }
}
