#if !canImport(ObjectiveC)
  import Foundation

  /// The activity of a user, for Handoff and for restoration: `NSUserActivity`, which Foundation does not have on Linux. It is
  /// kept and passed on to nobody.
  open class NSUserActivity: NSObject {
    /// The kind of the activity, by which an app recognises it.
    public let activityType: String
    /// The title that the system would show.
    open var title: String?
    /// The objects that the app needs to take the activity up.
    open var userInfo: [AnyHashable: Any]?
    /// The page that stands for the activity.
    open var webpageURL: URL?
    /// Kept, without an effect.
    open var isEligibleForHandoff = true
    /// Kept, without an effect.
    open var isEligibleForSearch = false
    /// Kept, without an effect.
    open var isEligibleForPrediction = false
    /// Kept, without an effect.
    open var isEligibleForPublicIndexing = false
    /// Kept, without an effect.
    open var referrerURL: URL?
    /// Kept, without an effect.
    open var needsSave = false
    /// Kept, without an effect.
    open var persistentIdentifier: String?
    /// Kept, without an effect.
    open var requiredUserInfoKeys: Set<String>?
    /// Kept, without an effect.
    open var keywords: Set<String> = []
    /// Kept, without an effect.
    open var expirationDate: Date?
    /// Kept, without an effect.
    open var supportsContinuationStreams = false
    /// Kept and not asked.
    open weak var delegate: (any NSUserActivityDelegate)?
    /// Kept, without an effect.
    open var targetContentIdentifier: String?

    /// Creates an activity of a kind.
    public init(activityType: String) {
      self.activityType = activityType
      super.init()
    }
    /// Adds to what the app needs to take the activity up.
    open func addUserInfoEntries(from entries: [AnyHashable: Any]) {
      userInfo = (userInfo ?? [:]).merging(entries) { $1 }
    }
    /// Does nothing.
    open func becomeCurrent() {}
    /// Does nothing.
    open func resignCurrent() {}
    /// Does nothing.
    open func invalidate() {}
  }

  /// The object that saves an activity: `NSUserActivityDelegate`. It is not asked.
  public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// The activity will be saved.
    func userActivityWillSave(_ userActivity: NSUserActivity)
    /// The activity goes on elsewhere.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
  }

  extension NSUserActivityDelegate {
    /// Nothing.
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    /// Nothing.
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
  }

  /// The kind of activity with which a browser opens an address.
  public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

  /// A stack of changes that can be taken back: `UndoManager`, which Foundation does not have on Linux.
  ///
  /// Changes that are registered with a closure are taken back and made again in their order. There are no groups.
  open class UndoManager {
    private struct Step {
      let name: String
      let run: () -> Void
    }

    private var undoSteps: [Step] = []
    private var redoSteps: [Step] = []
    private enum Direction { case none, undo, redo }
    private var direction = Direction.none
    private var disabled = 0
    /// The greatest number of changes that can be taken back; 0, the default, stands for any number.
    open var levelsOfUndo = 0
    /// Kept, without an effect.
    open var groupsByEvent = true
    /// Kept, without an effect.
    open var runLoopModes: [RunLoop.Mode] = [.default]
    /// The number of groups that are open: none.
    open var groupingLevel: Int { 0 }
    /// The words of the menu for taking back.
    open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
    /// The words of the menu for making again.
    open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }
    /// Forgets all changes, since changes do not know their targets here.
    open func removeAllActions(withTarget target: Any) { removeAllActions() }
    private var actionName = ""

    /// Creates a manager without changes.
    public init() {}

    /// Whether there is a change to take back.
    open var canUndo: Bool { !undoSteps.isEmpty }
    /// Whether there is a change to make again.
    open var canRedo: Bool { !redoSteps.isEmpty }
    /// Whether a change is being taken back.
    open var isUndoing: Bool { direction == .undo }
    /// Whether a change is being made again.
    open var isRedoing: Bool { direction == .redo }
    /// Whether changes are registered. The default is true.
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }
    /// The name of the change that would be taken back.
    open var undoActionName: String { undoSteps.last?.name ?? "" }
    /// The name of the change that would be made again.
    open var redoActionName: String { redoSteps.last?.name ?? "" }

    /// Registers how to take a change back. The target is held weakly, and a change whose target is gone does nothing.
    open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
      guard isUndoRegistrationEnabled else { return }
      let step = Step(name: actionName) { [weak target] in if let target { handler(target) } }
      if direction == .undo { return redoSteps.append(step) }
      if direction == .none { redoSteps = [] }
      undoSteps.append(step)
      if levelsOfUndo > 0, undoSteps.count > levelsOfUndo { undoSteps.removeFirst() }
    }

    /// Names the changes that are registered next.
    open func setActionName(_ name: String) { actionName = name }
    /// Takes the last change back.
    open func undo() { run(undoSteps.popLast(), .undo) }
    /// Makes the change again that was taken back last.
    open func redo() { run(redoSteps.popLast(), .redo) }
    /// Forgets all changes.
    open func removeAllActions() { (undoSteps, redoSteps) = ([], []) }
    /// Registers no changes until `enableUndoRegistration()`.
    open func disableUndoRegistration() { disabled += 1 }
    /// Ends one `disableUndoRegistration()`.
    open func enableUndoRegistration() { disabled = max(0, disabled - 1) }
    /// Does nothing, because every change is a group of its own.
    open func beginUndoGrouping() {}
    /// Does nothing, because every change is a group of its own.
    open func endUndoGrouping() {}

    private func run(_ step: Step?, _ next: Direction) {
      guard let step, direction == .none else { return }
      direction = next
      step.run()
      direction = .none
    }
  }
#endif
