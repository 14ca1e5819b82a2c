import Foundation

/// A document in a file: `UIDocument`.
///
/// It reads and writes the file at once, on the main thread, when it is opened, saved and closed. It saves nothing by itself.
@preconcurrency @MainActor
open class UIDocument: ObjectBase {
  /// The state of a document, with UIKit's raw values.
  public struct State: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a state.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It is open, and nothing is in the way.
    public static let normal: State = []
    /// It is not open, or it could not be.
    public static let closed = State(rawValue: 1)
    /// Another version is in the way.
    public static let inConflict = State(rawValue: 2)
    /// It could not be saved.
    public static let savingError = State(rawValue: 4)
    /// It may not be edited now.
    public static let editingDisabled = State(rawValue: 8)
    /// It is being loaded.
    public static let progressAvailable = State(rawValue: 16)
  }
  /// Whether a file is made or written over, with UIKit's raw values.
  public enum SaveOperation: Int, Sendable { case forCreating, forOverwriting }
  /// How a document has changed, with UIKit's raw values.
  public enum ChangeKind: Int, Sendable { case done, undone, redone, cleared }
  /// Posted when the state has changed.
  nonisolated public static let stateChangedNotification = Notification.Name("UIDocumentStateChangedNotification")

  /// The file.
  open private(set) var fileURL: URL
  /// The state. A new document is closed.
  open private(set) var documentState = State.closed {
    didSet {
      if documentState != oldValue { NotificationCenter.default.post(name: Self.stateChangedNotification, object: self) }
    }
  }
  /// Whether there are changes since the last save.
  open private(set) var hasUnsavedChanges = false
  /// When the file was changed. It is kept.
  open var fileModificationDate: Date?
  /// The changes that can be taken back.
  open var undoManager: UndoManager! = UndoManager()

  /// Creates the document of a file, which it does not read yet.
  public init(fileURL url: URL) {
    fileURL = url
    super.init()
  }

  /// The name of the file without its ending.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  /// The ending of the file, which stands for its kind.
  open var fileType: String? { fileURL.pathExtension.isEmpty ? nil : fileURL.pathExtension }
  /// The kind with which the file is written: the one that it has.
  open var savingFileType: String? { fileType }
  /// How far a load is: none, because it ends at once.
  open var progress: Progress? { nil }
  /// The activity of the document. It is kept.
  open var userActivity: NSUserActivity?
  /// Reads the file again, and says whether it could be.
  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(attempt { try load(fromContents: Data(contentsOf: url), ofType: fileType) })
  }

  /// The contents for the file: `Data`. The default is empty.
  open func contents(forType typeName: String) throws -> Any { Data() }
  /// Takes the contents of the file, which are `Data`. The default does nothing.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}
  /// Told of a file that cannot be read or written. The default does nothing.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {}
  /// The document may not be edited now. The default does nothing.
  open func disableEditing() {}
  /// The document may be edited again. The default does nothing.
  open func enableEditing() {}

  /// Reads the file, and says whether it could be.
  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    let isRead = attempt { try load(fromContents: Data(contentsOf: fileURL), ofType: fileType) }
    documentState = isRead ? .normal : .closed
    completionHandler?(isRead)
  }
  /// Saves changes and closes the document.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    let isSaved = !hasUnsavedChanges || write(to: fileURL)
    documentState = .closed
    completionHandler?(isSaved)
  }
  /// Writes the file, which becomes that of the document, and says whether it could be.
  open func save(to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil) {
    let isSaved = write(to: url)
    if isSaved { (fileURL, documentState) = (url, .normal) } else { documentState.insert(.savingError) }
    completionHandler?(isSaved)
  }
  /// Saves changes, if there are any.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(!hasUnsavedChanges || write(to: fileURL))
  }
  /// Notes a change.
  open func updateChangeCount(_ change: ChangeKind) { hasUnsavedChanges = change != .cleared }

  private func write(to url: URL) -> Bool {
    let isWritten = attempt {
      guard let data = try contents(forType: fileType ?? "") as? Data else { throw CocoaError(.fileWriteUnknown) }
      try data.write(to: url)
    }
    if isWritten { hasUnsavedChanges = false }
    return isWritten
  }

  private func attempt(_ body: () throws -> Void) -> Bool {
    do {
      try body()
      return true
    } catch {
      handleError(error, userInteractionPermitted: true)
      return false
    }
  }
}
