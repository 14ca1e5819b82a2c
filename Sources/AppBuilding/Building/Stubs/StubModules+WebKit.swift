extension StubModules {
  /// A view of a page that shows the address, or the words of a page that the app itself has. Nothing is loaded, and no script runs.
  static let webKit = #"""
    import Foundation
    import UIKit
    #if canImport(FoundationNetworking)
      import FoundationNetworking
    #endif

    @preconcurrency @MainActor
    open class WKWebView: UIView {
      private let words = UITextView()
      public let configuration: WKWebViewConfiguration
      public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
        setUp()
      }
      public override convenience init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }
      public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
        setUp()
      }
      private func setUp() {
        words.isEditable = false
        words.font = .preferredFont(forTextStyle: .body)
        words.frame = bounds
        words.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(words)
      }
      open weak var navigationDelegate: (any WKNavigationDelegate)?
      open weak var uiDelegate: (any WKUIDelegate)?
      open var scrollView: UIScrollView { words }
      open private(set) var url: URL?
      open private(set) var title: String?
      open private(set) var isLoading = false
      open private(set) var estimatedProgress = 0.0
      open var hasOnlySecureContent: Bool { url?.scheme == "https" }
      open private(set) var backForwardList = WKBackForwardList()
      open var canGoBack: Bool { backForwardList.backItem != nil }
      open var canGoForward: Bool { backForwardList.forwardItem != nil }
      open var allowsBackForwardNavigationGestures = false
      open var allowsLinkPreview = true
      open var customUserAgent: String?
      open var pageZoom: CGFloat = 1
      open var isInspectable = false
      open var underPageBackgroundColor: UIColor! = .systemBackground
      open var themeColor: UIColor? { nil }
      @discardableResult
      open func load(_ request: URLRequest) -> WKNavigation? {
        let action = WKNavigationAction(request: request)
        guard let navigationDelegate else { return show(request.url?.absoluteString ?? "", of: request.url) }
        navigationDelegate.webView(self, decidePolicyFor: action) { [weak self] policy in
          if policy == .allow { _ = self?.show(request.url?.absoluteString ?? "", of: request.url) }
        }
        return WKNavigation()
      }
      @discardableResult
      open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        title = string.part(between: "<title>", "</title>")
        return show(string.wordsOfPage, of: baseURL)
      }
      @discardableResult
      open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        loadHTMLString((try? String(contentsOf: URL, encoding: .utf8)) ?? URL.lastPathComponent, baseURL: URL)
      }
      @discardableResult
      open func load(_ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL) -> WKNavigation? {
        loadHTMLString(String(decoding: data, as: UTF8.self), baseURL: baseURL)
      }
      @discardableResult
      open func reload() -> WKNavigation? { url.flatMap { load(URLRequest(url: $0)) } }
      @discardableResult
      open func reloadFromOrigin() -> WKNavigation? { reload() }
      open func stopLoading() {}
      @discardableResult
      open func goBack() -> WKNavigation? { backForwardList.move(-1).flatMap { load(URLRequest(url: $0)) } }
      @discardableResult
      open func goForward() -> WKNavigation? { backForwardList.move(1).flatMap { load(URLRequest(url: $0)) } }
      @discardableResult
      open func go(to item: WKBackForwardListItem) -> WKNavigation? { load(URLRequest(url: item.url)) }
      open func evaluateJavaScript(_ javaScriptString: String, completionHandler: ((Any?, Error?) -> Void)? = nil) {
        completionHandler?(nil, nil)
      }
      open func takeSnapshot(with configuration: WKSnapshotConfiguration?, completionHandler: @escaping (UIImage?, Error?) -> Void) {
        completionHandler(nil, nil)
      }
      public static func handlesURLScheme(_ urlScheme: String) -> Bool { ["http", "https", "file"].contains(urlScheme) }
      private func show(_ text: String, of address: URL?) -> WKNavigation {
        let navigation = WKNavigation()
        (url, words.text, estimatedProgress) = (address, text, 1)
        title = title ?? address?.host
        if let address { backForwardList.add(address) }
        navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
        navigationDelegate?.webView(self, didCommit: navigation)
        navigationDelegate?.webView(self, didFinish: navigation)
        return navigation
      }
    }

    extension String {
      fileprivate func part(between start: String, _ end: String) -> String? {
        guard let first = range(of: start), let last = range(of: end, range: first.upperBound..<endIndex) else { return nil }
        return String(self[first.upperBound..<last.lowerBound])
      }
      fileprivate var wordsOfPage: String {
        var text = self
        for hidden in ["style", "script", "head"] {
          text = text.replacingOccurrences(
            of: "<\(hidden)[^>]*>[\\s\\S]*?</\(hidden)>", with: "", options: [.regularExpression, .caseInsensitive])
        }
        text = text.replacingOccurrences(
          of: "<(br|/p|/h[1-6]|/li|/div)[^>]*>", with: "\n", options: [.regularExpression, .caseInsensitive])
        text = text.replacingOccurrences(of: "<[^>]+>", with: "", options: .regularExpression)
        for (name, sign) in [("&nbsp;", " "), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")] {
          text = text.replacingOccurrences(of: name, with: sign)
        }
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
      }
    }

    @preconcurrency @MainActor
    open class WKWebViewConfiguration: ObjectBase {
      public override init() { super.init() }
      open var userContentController = WKUserContentController()
      open var preferences = WKPreferences()
      open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
      open var processPool = WKProcessPool()
      open var websiteDataStore = WKWebsiteDataStore.default()
      open var applicationNameForUserAgent: String?
      open var allowsInlineMediaPlayback = false
      open var allowsAirPlayForMediaPlayback = true
      open var allowsPictureInPictureMediaPlayback = true
      open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
      open var suppressesIncrementalRendering = false
      open var dataDetectorTypes: WKDataDetectorTypes = []
      open var ignoresViewportScaleLimits = false
      open var limitsNavigationsToAppBoundDomains = false
      open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {}
      open func setValue(_ value: Any?, forKey key: String) {}
    }
    public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
      public static let video = WKAudiovisualMediaTypes(rawValue: 2)
      public static let all = WKAudiovisualMediaTypes(rawValue: .max)
    }
    public struct WKDataDetectorTypes: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
      public static let link = WKDataDetectorTypes(rawValue: 2)
      public static let all = WKDataDetectorTypes(rawValue: .max)
    }
    @preconcurrency @MainActor
    open class WKPreferences: ObjectBase {
      public override init() { super.init() }
      open var minimumFontSize: CGFloat = 0
      open var javaScriptEnabled = true
      open var javaScriptCanOpenWindowsAutomatically = false
      open var isFraudulentWebsiteWarningEnabled = true
      open var isElementFullscreenEnabled = false
      open func setValue(_ value: Any?, forKey key: String) {}
    }
    @preconcurrency @MainActor
    open class WKWebpagePreferences: ObjectBase {
      public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
      public override init() { super.init() }
      open var preferredContentMode = ContentMode.recommended
      open var allowsContentJavaScript = true
    }
    @preconcurrency @MainActor
    open class WKProcessPool: ObjectBase { public override init() { super.init() } }
    public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }
    @preconcurrency @MainActor
    open class WKUserScript: ObjectBase {
      public let source: String
      public let injectionTime: WKUserScriptInjectionTime
      public let isForMainFrameOnly: Bool
      public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
        super.init()
      }
    }
    @preconcurrency @MainActor
    open class WKUserContentController: ObjectBase {
      public override init() { super.init() }
      open private(set) var userScripts: [WKUserScript] = []
      open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
      open func removeAllUserScripts() { userScripts = [] }
      open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
      open func removeScriptMessageHandler(forName name: String) {}
      open func removeAllScriptMessageHandlers() {}
      open func add(_ contentRuleList: WKContentRuleList) {}
      open func remove(_ contentRuleList: WKContentRuleList) {}
    }
    @preconcurrency @MainActor
    open class WKContentRuleList: ObjectBase { open var identifier: String! { "" } }
    @preconcurrency @MainActor
    open class WKContentRuleListStore: ObjectBase {
      open class func `default`() -> WKContentRuleListStore! { nil }
    }
    @preconcurrency @MainActor
    open class WKScriptMessage: ObjectBase {
      open var body: Any { "" }
      open var name: String { "" }
      open var webView: WKWebView? { nil }
      open var frameInfo: WKFrameInfo { WKFrameInfo() }
    }
    @preconcurrency @MainActor
    public protocol WKScriptMessageHandler: NSObjectProtocol {
      func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
    }
    @preconcurrency @MainActor
    public protocol WKURLSchemeHandler: NSObjectProtocol {}
    @preconcurrency @MainActor
    open class WKNavigation: ObjectBase { public override init() { super.init() } }
    public enum WKNavigationType: Int, Sendable { case linkActivated, formSubmitted, backForward, reload, formResubmitted, other = -1 }
    public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
    public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }
    @preconcurrency @MainActor
    open class WKNavigationAction: ObjectBase {
      public let request: URLRequest
      init(request: URLRequest) {
        self.request = request
        super.init()
      }
      open var navigationType: WKNavigationType { .other }
      open var sourceFrame: WKFrameInfo { WKFrameInfo() }
      open var targetFrame: WKFrameInfo? { WKFrameInfo() }
      open var shouldPerformDownload: Bool { false }
    }
    @preconcurrency @MainActor
    open class WKNavigationResponse: ObjectBase {
      public override init() { super.init() }
      open var response: URLResponse {
        URLResponse(url: URL(string: "about:blank")!, mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
      }
      open var canShowMIMEType: Bool { true }
      open var isForMainFrame: Bool { true }
    }
    @preconcurrency @MainActor
    open class WKFrameInfo: ObjectBase {
      public override init() { super.init() }
      open var isMainFrame: Bool { true }
      open var request: URLRequest { URLRequest(url: URL(string: "about:blank")!) }
    }
    @preconcurrency @MainActor
    public protocol WKNavigationDelegate: NSObjectProtocol {
      func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
      func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
      func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
      func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
      func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
      func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
      func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
      func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
      func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
    }
    extension WKNavigationDelegate {
      public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
      ) { decisionHandler(.allow) }
      public func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
      ) { decisionHandler(.allow) }
      public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
      public func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!) {}
      public func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {}
      public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
      public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
      public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
      public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
    }
    @preconcurrency @MainActor
    public protocol WKUIDelegate: NSObjectProtocol {
      func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction,
        windowFeatures: WKWindowFeatures) -> WKWebView?
      func webViewDidClose(_ webView: WKWebView)
      func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable () -> Void)
      func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable (Bool) -> Void)
    }
    extension WKUIDelegate {
      public func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction,
        windowFeatures: WKWindowFeatures
      ) -> WKWebView? { nil }
      public func webViewDidClose(_ webView: WKWebView) {}
      public func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable () -> Void
      ) { completionHandler() }
      public func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
      ) { completionHandler(false) }
    }
    @preconcurrency @MainActor
    open class WKWindowFeatures: ObjectBase {}
    @preconcurrency @MainActor
    open class WKBackForwardListItem: ObjectBase {
      public let url: URL
      open var title: String? { url.host }
      open var initialURL: URL { url }
      init(_ url: URL) {
        self.url = url
        super.init()
      }
    }
    @preconcurrency @MainActor
    open class WKBackForwardList: ObjectBase {
      private var items: [WKBackForwardListItem] = []
      private var index = -1
      override init() { super.init() }
      open var currentItem: WKBackForwardListItem? { items.indices.contains(index) ? items[index] : nil }
      open var backItem: WKBackForwardListItem? { items.indices.contains(index - 1) ? items[index - 1] : nil }
      open var forwardItem: WKBackForwardListItem? { items.indices.contains(index + 1) ? items[index + 1] : nil }
      open var backList: [WKBackForwardListItem] { Array(items.prefix(max(0, index))) }
      open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(index + 1)) }
      func add(_ url: URL) {
        guard currentItem?.url != url else { return }
        items = Array(items.prefix(index + 1)) + [WKBackForwardListItem(url)]
        index += 1
      }
      func move(_ step: Int) -> URL? {
        guard items.indices.contains(index + step) else { return nil }
        index += step
        return items[index].url
      }
    }
    @preconcurrency @MainActor
    open class WKWebsiteDataStore: ObjectBase {
      private static let shared = WKWebsiteDataStore()
      override init() { super.init() }
      open class func `default`() -> WKWebsiteDataStore { shared }
      open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
      open class func allWebsiteDataTypes() -> Set<String> { [] }
      open var httpCookieStore: WKHTTPCookieStore { WKHTTPCookieStore() }
      open var isPersistent: Bool { self === Self.shared }
      open func fetchDataRecords(ofTypes dataTypes: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void) {
        completionHandler([])
      }
      open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void
      ) { completionHandler() }
      open func removeData(
        ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord], completionHandler: @escaping () -> Void
      ) { completionHandler() }
    }
    @preconcurrency @MainActor
    open class WKWebsiteDataRecord: ObjectBase {
      open var displayName: String { "" }
      open var dataTypes: Set<String> { [] }
    }
    @preconcurrency @MainActor
    open class WKHTTPCookieStore: ObjectBase {
      public override init() { super.init() }
      open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) { completionHandler([]) }
      open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) { completionHandler?() }
      open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) { completionHandler?() }
    }
    @preconcurrency @MainActor
    open class WKSnapshotConfiguration: ObjectBase {
      public override init() { super.init() }
      open var rect = CGRect.null
      open var snapshotWidth: NSNumber?
      open var afterScreenUpdates = true
    }

    """#
}
