import Foundation

/// Shows the documents of an app: `UIDocumentBrowserViewController`. It is an empty screen, and no document is chosen.
@preconcurrency @MainActor
open class UIDocumentBrowserViewController: UIViewController {
  /// Whether a file is copied or moved, with UIKit's raw values.
  public enum ImportMode: UInt, Sendable { case none, copy, move }
  /// The look of the screen, with UIKit's raw values. It is kept.
  public enum BrowserUserInterfaceStyle: UInt, Sendable { case white, light, dark }

  /// The object that is told of documents. It is not told of any.
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  /// Kept, without an effect.
  open var allowsDocumentCreation = true
  /// Kept, without an effect.
  open var allowsPickingMultipleItems = false
  /// Kept, without an effect.
  open var shouldShowFileExtensions = false
  /// Kept, without an effect.
  open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white
  /// Kept and not shown.
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = []
  /// Kept and not shown.
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = []

  /// Creates a screen for documents of some kinds, or of those of the app for nil.
  public convenience init(forOpening contentTypes: [UTType]?) { self.init(nibName: nil, bundle: nil) }
  /// Creates a screen for documents of some kinds, by their names, as before iOS 14.
  public convenience init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
    self.init(nibName: nil, bundle: nil)
  }
  /// Gives the file back.
  open func revealDocument(
    at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
  ) { completion?(url, nil) }
}

/// The object that is told of documents: `UIDocumentBrowserViewControllerDelegate`. It is not told of any.
@preconcurrency @MainActor
public protocol UIDocumentBrowserViewControllerDelegate: AnyObject {
  /// Documents are opened.
  func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
  /// A new document is wanted.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
  /// A document is there.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL, toDestinationURL destinationURL: URL)
  /// A document could not be made.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?)
}

extension UIDocumentBrowserViewControllerDelegate {
  /// Does nothing.
  public func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {}
  /// Makes none.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
  ) { importHandler(nil, .none) }
  /// Does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL, toDestinationURL destinationURL: URL
  ) {}
  /// Does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?
  ) {}
}
