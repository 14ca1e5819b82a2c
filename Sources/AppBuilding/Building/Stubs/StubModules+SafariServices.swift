extension StubModules {
  /// A browser that shows its address.
  static let safariServices = #"""
    import UIKit

    @preconcurrency @MainActor
    open class SFSafariViewController: UIViewController {
      @preconcurrency @MainActor
      open class Configuration: ObjectBase {
        public override init() { super.init() }
        open var entersReaderIfAvailable = false
        open var barCollapsingEnabled = true
      }
      public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }
      private var address: URL?
      public convenience init(url: URL) {
        self.init(nibName: nil, bundle: nil)
        address = url
        title = url.host
      }
      public convenience init(url: URL, configuration: Configuration) { self.init(url: url) }
      public convenience init(url: URL, entersReaderIfAvailable: Bool) { self.init(url: url) }
      open weak var delegate: (any SFSafariViewControllerDelegate)?
      open var configuration: Configuration { Configuration() }
      open var preferredBarTintColor: UIColor?
      open var preferredControlTintColor: UIColor?
      open var dismissButtonStyle = DismissButtonStyle.done
      open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let label = UILabel(frame: view.bounds)
        (label.text, label.textAlignment, label.numberOfLines) = (address?.absoluteString, .center, 0)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(label)
      }
    }

    @preconcurrency @MainActor
    public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
      func safariViewControllerDidFinish(_ controller: SFSafariViewController)
      func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
    }

    extension SFSafariViewControllerDelegate {
      public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
      public func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) {}
    }

    """#
}
