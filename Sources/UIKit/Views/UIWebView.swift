import Foundation
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A view of a page before iOS 12: `UIWebView`. It is an empty box, and loads nothing.
@preconcurrency @MainActor
open class UIWebView: UIView {
  /// The delegate. It is kept and not asked.
  open weak var delegate: (any UIWebViewDelegate)?
  /// The scroll view of the page, which is empty.
  public let scrollView = UIScrollView()
  /// Kept, without an effect.
  open var scalesPageToFit = false
  /// The page that was asked for.
  open private(set) var request: URLRequest?
  /// Whether there is a page before: no.
  open var canGoBack: Bool { false }
  /// Whether there is a page after: no.
  open var canGoForward: Bool { false }
  /// Whether a page is being loaded: no.
  open var isLoading: Bool { false }
  /// Keeps the address, and loads nothing.
  open func loadRequest(_ request: URLRequest) { self.request = request }
  /// Does nothing.
  open func loadHTMLString(_ string: String, baseURL: URL?) {}
  /// Does nothing.
  open func load(_ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL) {}
  /// Does nothing.
  open func reload() {}
  /// Does nothing.
  open func stopLoading() {}
  /// Does nothing.
  open func goBack() {}
  /// Does nothing.
  open func goForward() {}
  /// Nil, because no script runs.
  open func stringByEvaluatingJavaScript(from script: String) -> String? { nil }
}

/// The delegate of a view of a page: `UIWebViewDelegate`. It is kept and not asked.
@preconcurrency @MainActor
public protocol UIWebViewDelegate: NSObjectProtocol {}
