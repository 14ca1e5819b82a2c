import Foundation

// The controllers of the system that choose something. Each is an empty screen here, and nothing is chosen.

/// Chooses a photo: `UIImagePickerController`. It is an empty screen, and no photo is chosen.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// Where photos come from, with UIKit's raw values.
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  /// The values of a choice: `UIImagePickerController.InfoKey`.
  public struct InfoKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The photo.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The photo after the user has edited it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The file.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The kind.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The film.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The part of the photo that the user has chosen.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The photo in the library.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    /// The photo with its film.
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    /// The data about the photo.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The address of the photo in the library, before iOS 11.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
  }
  /// Whether photos can come from somewhere: only from the library.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  /// Where photos come from.
  open var sourceType = SourceType.photoLibrary
  /// Kept, without an effect.
  open var allowsEditing = false
  /// Kept, without an effect.
  open var mediaTypes: [String] = ["public.image"]
  /// The cameras, with UIKit's raw values.
  public enum CameraDevice: Int, Sendable { case rear, front }
  /// Kept, without an effect.
  open var cameraDevice = CameraDevice.rear
  /// The things that a camera takes, with UIKit's raw values.
  public enum CameraCaptureMode: Int, Sendable { case photo, video }
  /// Kept, without an effect.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// The times when a camera flashes, with UIKit's raw values.
  public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }
  /// Kept, without an effect.
  open var cameraFlashMode = CameraFlashMode.auto
  /// How good films are, with UIKit's raw values.
  public enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }
  /// Kept, without an effect.
  open var videoQuality = QualityType.typeMedium
  /// Kept, without an effect.
  open var videoMaximumDuration: TimeInterval = 600
  /// Kept, without an effect.
  open var showsCameraControls = true
  /// Kept and not drawn.
  open var cameraOverlayView: UIView?
  /// The kinds of things that can be picked.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { ["public.image", "public.movie"] }
  /// Whether there is a camera: no.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Does nothing, because there is no camera.
  open func takePicture() {}
}

/// The object that gets a photo: `UIImagePickerControllerDelegate`. It is not told of any.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// A photo was chosen.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// No photo was chosen.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Nothing.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// A kind of file: `UTType`, of which the most used ones are there.
public struct UTType: Hashable, Sendable {
  /// The identifier.
  public let identifier: String
  /// Creates a kind of an identifier.
  public init?(_ identifier: String) { self.identifier = identifier }
  /// Creates a kind of the end of a file name.
  public init?(filenameExtension: String) { identifier = "public.filename-extension.\(filenameExtension)" }
  private init(known identifier: String) { self.identifier = identifier }
  /// Anything.
  public static let item = UTType(known: "public.item")
  /// Contents.
  public static let content = UTType(known: "public.content")
  /// Data.
  public static let data = UTType(known: "public.data")
  /// A folder.
  public static let folder = UTType(known: "public.folder")
  /// A text.
  public static let text = UTType(known: "public.text")
  /// A text without attributes.
  public static let plainText = UTType(known: "public.plain-text")
  /// An address.
  public static let url = UTType(known: "public.url")
  /// A file's address.
  public static let fileURL = UTType(known: "public.file-url")
  /// An image.
  public static let image = UTType(known: "public.image")
  /// An image of the format PNG.
  public static let png = UTType(known: "public.png")
  /// An image of the format JPEG.
  public static let jpeg = UTType(known: "public.jpeg")
  /// A document of the format PDF.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// Data of the format JSON.
  public static let json = UTType(known: "public.json")
  /// Data of the format XML.
  public static let xml = UTType(known: "public.xml")
  /// A film.
  public static let movie = UTType(known: "public.movie")
  /// A sound.
  public static let audio = UTType(known: "public.audio")
  /// An archive.
  public static let zip = UTType(known: "public.zip-archive")
}

/// The ways to take a file: `UIDocumentPickerMode`, with UIKit's raw values.
public enum UIDocumentPickerMode: UInt, Sendable { case `import`, open, exportToService, moveToService }

/// Chooses a file: `UIDocumentPickerViewController`. It is an empty screen, and no file is chosen.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  /// Creates a picker of files of some kinds.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
  }
  /// Creates a picker of a place for files.
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) { self.init(nibName: nil, bundle: nil) }
  /// Creates a picker of files of some kinds, before iOS 14.
  public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    self.init(nibName: nil, bundle: nil)
  }
  /// Creates a picker of a place for a file, before iOS 14.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(nibName: nil, bundle: nil) }
  /// The object that gets the files. It is not told of any.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Kept, without an effect.
  open var allowsMultipleSelection = false
  /// Kept, without an effect.
  open var directoryURL: URL?
  /// Kept, without an effect.
  open var shouldShowFileExtensions = false
}

/// The object that gets files: `UIDocumentPickerDelegate`. It is not told of any.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Files were chosen.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// No file was chosen.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Nothing.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  /// Nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// Chooses a colour: `UIColorPickerViewController`. It is an empty screen, and no colour is chosen.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  /// The colour.
  open var selectedColor = UIColor.black
  /// Kept, without an effect.
  open var supportsAlpha = true
  /// The object that gets the colour. It is not told of any.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
}

/// The object that gets a colour: `UIColorPickerViewControllerDelegate`. It is not told of any.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// A colour was chosen.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// The choice has ended.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
  /// A colour was chosen.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
}

extension UIColorPickerViewControllerDelegate {
  /// Nothing.
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  /// Nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
  /// Nothing.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
}

/// A button with a colour: `UIColorWell`. It is drawn as a box of its colour, and a touch does nothing.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  /// The colour.
  open var selectedColor: UIColor? { didSet { backgroundColor = selectedColor } }
  /// Kept and not drawn.
  open var title: String?
  /// Kept, without an effect.
  open var supportsAlpha = true
  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
}

/// Chooses a font: `UIFontPickerViewController`. It is an empty screen, and no font is chosen.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  /// The parts of a font picker: `UIFontPickerViewController.Configuration`.
  @preconcurrency @MainActor
  open class Configuration: ObjectBase {
    /// Creates the usual way.
    public override init() { super.init() }
    /// Kept, without an effect.
    open var includeFaces = false
    /// Kept, without an effect.
    open var displayUsingSystemFont = false
    /// Kept, without an effect.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    /// Kept, without an effect.
    open var filteredLanguagesPredicate: NSPredicate?
  }
  /// The parts of the picker.
  open var configuration = Configuration()
  /// The chosen font: none.
  open var selectedFontDescriptor: UIFontDescriptor?
  /// The object that gets the font. It is not told of any.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// Creates a picker.
  public convenience init(configuration: Configuration) {
    self.init(nibName: nil, bundle: nil)
    self.configuration = configuration
  }
}

/// The object that gets a font: `UIFontPickerViewControllerDelegate`. It is not told of any.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// A font was chosen.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  /// No font was chosen.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  /// Nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}

/// The panel for fonts of a Mac: `UITextFormattingCoordinator`. An iPad has none, so it is never shown.
@preconcurrency @MainActor
open class UITextFormattingCoordinator: ObjectBase {
  /// The object that gets attributes. It is not told of any.
  open weak var delegate: (any UITextFormattingCoordinatorDelegate)?
  /// Creates the coordinator of a scene.
  public init(for windowScene: UIWindowScene) { super.init() }
  /// Whether the panel is shown: never.
  open class var isFontPanelVisible: Bool { false }
  /// Does nothing, because there is no panel.
  open class func toggleFontPanel(_ sender: Any) {}
  /// Does nothing, because there is no panel.
  open func setSelectedAttributes(_ attributes: [NSAttributedString.Key: Any], isMultiple flag: Bool) {}
}

/// The object that gets attributes: `UITextFormattingCoordinatorDelegate`. It is not told of any.
@preconcurrency @MainActor
public protocol UITextFormattingCoordinatorDelegate: NSObjectProtocol {
  /// Attributes were chosen, each made by a closure from those before.
  func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
}

/// Explains a word: `UIReferenceLibraryViewController`. It knows no word.
@preconcurrency @MainActor
open class UIReferenceLibraryViewController: UIViewController {
  /// False.
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
  /// Creates an empty screen.
  public convenience init(term: String) { self.init(nibName: nil, bundle: nil) }
}

/// The menu of a selection before iOS 16: `UIMenuController`. It is not shown.
@preconcurrency @MainActor
open class UIMenuController: ObjectBase {
  /// The one menu.
  public static let shared = UIMenuController()
  /// Whether the menu is shown: never.
  open var isMenuVisible: Bool {
    get { false }
    set {}
  }
  /// Does nothing, because the menu is not shown.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
  /// Does nothing, because the menu is not shown.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  /// Where the arrow points, with UIKit's raw values. It has no effect.
  public enum ArrowDirection: Int, Sendable { case `default`, up, down, left, right }
  /// Kept, without an effect.
  open var arrowDirection = ArrowDirection.default
  /// The frame of the menu: zero.
  open var menuFrame: CGRect { .zero }
  /// Never posted here.
  public nonisolated static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
  /// Never posted here.
  public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
  /// Never posted here.
  public nonisolated static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
  /// Never posted here.
  public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
  /// Never posted here.
  public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")
  /// Kept, without an effect.
  open var menuItems: [UIMenuItem]?
  /// Does nothing.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  /// Does nothing.
  open func hideMenu() {}
  /// Does nothing.
  open func hideMenu(from targetView: UIView) {}
  /// Does nothing.
  open func update() {}
}

/// An item of the menu of a selection: `UIMenuItem`. It is kept.
@preconcurrency @MainActor
open class UIMenuItem: ObjectBase {
  /// The words.
  open var title: String
  /// The action.
  open var action: Selector
  /// Creates an item.
  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
    super.init()
  }
}

/// Prints: `UIPrintInteractionController`. Nothing can be printed.
@preconcurrency @MainActor
open class UIPrintInteractionController: ObjectBase {
  /// False.
  open class var isPrintingAvailable: Bool { false }
  /// The one controller.
  public static let shared = UIPrintInteractionController()
  /// Kept, without an effect.
  open var printingItem: Any?
  /// Kept, without an effect.
  open var printingItems: [Any]?
  /// Kept, without an effect.
  open var printInfo: UIPrintInfo?
  /// Kept, without an effect.
  open var printFormatter: UIPrintFormatter?
  /// Does nothing, and returns false.
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool,
    completionHandler completion: ((UIPrintInteractionController, Bool, (any Error)?) -> Void)? = nil
  ) -> Bool { false }
  /// Does nothing, and returns false.
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool,
    completionHandler completion: ((UIPrintInteractionController, Bool, (any Error)?) -> Void)? = nil
  ) -> Bool { false }
  /// Does nothing, and returns false.
  @discardableResult
  open func present(animated: Bool, completionHandler: ((UIPrintInteractionController, Bool, (any Error)?) -> Void)? = nil)
    -> Bool
  {
    false
  }
}
