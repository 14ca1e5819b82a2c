import Foundation

// Dragging and dropping. The page drags nothing, so that delegates are kept and not asked.

#if !canImport(ObjectiveC)
  /// A thing that is handed to another app: `NSItemProvider`, which Foundation does not have on Linux.
  open class NSItemProvider: NSObject {
    /// A name for the thing.
    open var suggestedName: String?
    private let object: Any?
    /// Creates a provider of nothing.
    public override init() {
      object = nil
      super.init()
    }
    /// Creates a provider of an object.
    public init(object: Any) {
      self.object = object
      super.init()
    }
    /// Creates a provider of an item of a kind.
    public convenience init(item: Any?, typeIdentifier: String?) { self.init(object: item as Any) }
    /// Creates a provider of a file.
    public convenience init?(contentsOf fileURL: URL?) {
      guard let fileURL else { return nil }
      self.init(object: fileURL)
    }
    /// Whether the thing is of a class.
    open func canLoadObject<Object>(ofClass aClass: Object.Type) -> Bool { object is Object }
    /// Gives the thing to a closure.
    @discardableResult
    open func loadObject<Object>(ofClass aClass: Object.Type, completionHandler: @escaping (Object?, (any Error)?) -> Void)
      -> Progress
    {
      completionHandler(object as? Object, nil)
      return Progress(totalUnitCount: 1)
    }
    /// Keeps nothing: no other app asks for the data.
    open func registerDataRepresentation(
      forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
      loadHandler: @escaping @Sendable (_ completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {}
    /// Keeps nothing: no other app asks for the object.
    open func registerObject(_ object: Any, visibility: NSItemProviderRepresentationVisibility) {}
    /// Whether the thing is of a kind: never known.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
    /// The kinds of the thing: none known.
    open var registeredTypeIdentifiers: [String] { [] }
  }
#endif

/// A thing that is dragged: `UIDragItem`.
@preconcurrency @MainActor
open class UIDragItem: ObjectBase {
  /// The provider of the thing.
  public let itemProvider: NSItemProvider
  /// The thing in this app.
  open var localObject: Any?
  /// Kept, without an effect.
  open var previewProvider: (() -> AnyObject?)?
  /// Creates a thing.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// A drag or a drop: `UIDragDropSession`. No object of it is passed to an app.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The things.
  var items: [UIDragItem] { get }
  /// The place in a view.
  func location(in view: UIView) -> CGPoint
  /// Whether the things can be moved.
  var allowsMoveOperation: Bool { get }
  /// Whether the things are of a class.
  func canLoadObjects(ofClass aClass: Any.Type) -> Bool
  /// Whether the things are of some kinds.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
}

/// A drag: `UIDragSession`. No object of it is passed to an app.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// The object that the app keeps with the drag.
  var localContext: Any? { get set }
}

/// A drop: `UIDropSession`. No object of it is passed to an app.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, if it is of this app.
  var localDragSession: (any UIDragSession)? { get }
  /// How far the things are.
  var progress: Progress { get }
  /// Gives the things of a class to a closure.
  @discardableResult
  func loadObjects<Object>(ofClass aClass: Object.Type, completion: @escaping ([Object]) -> Void) -> Progress
}

/// The animation of a drop: `UIDragAnimating`. No object of it is passed to an app.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds changes.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what follows.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// The effects of a drop: `UIDropOperation`, with UIKit's raw values.
public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }

/// The effect of a drop: `UIDropProposal`.
@preconcurrency @MainActor
open class UIDropProposal: ObjectBase {
  /// The effect.
  public let operation: UIDropOperation
  /// Kept, without an effect.
  open var isPrecise = false
  /// Kept, without an effect.
  open var prefersFullSizePreview = false
  /// Creates a proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// The interaction with which a view is dragged: `UIDragInteraction`. It never begins.
@preconcurrency @MainActor
open class UIDragInteraction: ObjectBase, UIInteraction {
  /// The object that has the things.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// Kept, without an effect.
  open var isEnabled = true
  /// Kept, without an effect.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// Whether views can be dragged unless an app says otherwise: yes, as on an iPad.
  public class var isEnabledByDefault: Bool { true }
  /// The view.
  open private(set) weak var view: UIView?
  /// Creates an interaction.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// The object that has the things of a drag: `UIDragInteractionDelegate`. It is not asked.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// The things of a drag.
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
}

/// The interaction with which a view takes things: `UIDropInteraction`. It never begins.
@preconcurrency @MainActor
open class UIDropInteraction: ObjectBase, UIInteraction {
  /// The object that takes the things.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// Kept, without an effect.
  open var allowsSimultaneousDropSessions = false
  /// The view.
  open private(set) weak var view: UIView?
  /// Creates an interaction.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// The object that takes things: `UIDropInteractionDelegate`. It is not asked.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Whether things can be taken.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  /// The effect of a drop.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
  /// Takes things.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  /// True.
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
  /// Nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
    UIDropProposal(operation: .cancel)
  }
  /// Nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
}

/// The object that has the things of dragged rows: `UITableViewDragDelegate`. It is not asked.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// The things of a drag.
  func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
  /// A drag begins.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// A drag has ended.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
}

extension UITableViewDragDelegate {
  /// Nothing.
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
  /// Nothing.
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
}

/// The object that takes things: `UITableViewDropDelegate`. It is not asked.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Takes things.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Whether things can be taken.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// The effect of a drop at a place.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// A drag has ended.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
}

extension UITableViewDropDelegate {
  /// True.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
  /// Nothing would.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
  /// Nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
}

/// The place where things go: `UITableViewDropProposal`.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// How things go there, with UIKit's raw values.
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }
  /// How things go there.
  open var intent: Intent { chosenIntent }
  private let chosenIntent: Intent
  /// Creates a proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    chosenIntent = intent
    super.init(operation: operation)
  }
  /// Creates a proposal.
  public override convenience init(operation: UIDropOperation) { self.init(operation: operation, intent: .unspecified) }
}

/// The things that are taken and their place: `UITableViewDropCoordinator`. No object of it is passed to an app.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The things.
  var items: [any UITableViewDropItem] { get }
  /// The place.
  var destinationIndexPath: IndexPath? { get }
  /// The proposal.
  var proposal: UITableViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Puts a thing into a place.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Puts a thing into a row.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// Puts a thing into a row that stands for it until it is there.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder) -> any UITableViewDropPlaceholderContext
}

/// A thing that is taken: `UITableViewDropItem`. No object of it is passed to an app.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The size of the picture in points.
  var previewSize: CGSize { get }
  /// The thing.
  var dragItem: UIDragItem { get }
  /// Where the thing comes from.
  var sourceIndexPath: IndexPath? { get }
}

/// The object that has the things of dragged items: `UICollectionViewDragDelegate`. It is not asked.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  /// The things of a drag.
  func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
    -> [UIDragItem]
  /// A drag begins.
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  /// A drag has ended.
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
}

extension UICollectionViewDragDelegate {
  /// Nothing.
  public func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {}
  /// Nothing.
  public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {}
}

/// The object that takes things: `UICollectionViewDropDelegate`. It is not asked.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Takes things.
  func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Whether things can be taken.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  /// The effect of a drop at a place.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// A drag has ended.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
}

extension UICollectionViewDropDelegate {
  /// True.
  public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool { true }
  /// Nothing would.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .cancel) }
  /// Nothing.
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {}
}

/// The place where things go: `UICollectionViewDropProposal`.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// How things go there, with UIKit's raw values.
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }
  /// How things go there.
  open var intent: Intent { chosenIntent }
  private let chosenIntent: Intent
  /// Creates a proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    chosenIntent = intent
    super.init(operation: operation)
  }
  /// Creates a proposal.
  public override convenience init(operation: UIDropOperation) { self.init(operation: operation, intent: .unspecified) }
}

/// The things that are taken and their place: `UICollectionViewDropCoordinator`. No object of it is passed to an app.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The things.
  var items: [any UICollectionViewDropItem] { get }
  /// The place.
  var destinationIndexPath: IndexPath? { get }
  /// The proposal.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Puts a thing into a place.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Puts a thing into an item.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// Puts a thing into an item that stands for it until it is there.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
}

/// A thing that is taken: `UICollectionViewDropItem`. No object of it is passed to an app.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The thing.
  var dragItem: UIDragItem { get }
  /// Where the thing comes from.
  var sourceIndexPath: IndexPath? { get }
}
