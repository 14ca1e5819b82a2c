import Foundation

/// The screen for sharing things: `UIActivityViewController`. It shows what would be shared, and nothing is sent.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// Called at the end: with nil and false, because the user can only close it.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  private var items: [Any] = []
  /// Creates a controller for things.
  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init(nibName: nil, bundle: nil)
    items = activityItems
    modalPresentationStyle = .automatic
  }
  /// Called at the end.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The activities that are left out. They are kept.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Kept, without an effect.
  open var allowsProminentActivity = true
  open override var popoverPresentationController: UIPopoverPresentationController? { keptPopoverController }

  /// Makes a list of the things, with a button that closes it.
  open override func loadView() {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = 12
    for words in items.map(Self.words) {
      let label = UILabel()
      (label.text, label.numberOfLines, label.textAlignment) = (words, 2, .center)
      stack.addArrangedSubview(label)
    }
    let button = UIButton(configuration: .gray(), primaryAction: UIAction(title: "Close") { [weak self] _ in self?.close() })
    button.accessibilityIdentifier = "close"
    stack.addArrangedSubview(button)
    let root = UIView()
    root.backgroundColor = .systemBackground
    root.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 24),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
    ])
    view = root
  }

  /// The screen is a popover at its source on a tablet (AD documented). Its size is ours.
  override func prepareToBePresented(in traits: UITraitCollection) {
    guard modalPresentationStyle == .automatic, hasRoomAtSource(in: traits) else { return }
    modalPresentationStyle = .popover
    preferredContentSize = CGSize(width: 320, height: 100 + 40 * CGFloat(items.count))
  }

  private static func words(_ item: Any) -> String {
    switch item {
    case let text as String: text
    case let url as URL: url.absoluteString
    case let image as UIImage: image.name ?? "Image"
    case let source as any UIActivityItemSource: source.title
    default: "\(type(of: item))"
    }
  }

  private func close() {
    (presentingViewController ?? self).dismiss(animated: true)
    completionWithItemsHandler?(nil, false, nil, nil)
  }
}

/// Something that an app does with shared things: `UIActivity`. It is kept and not offered.
@preconcurrency @MainActor
open class UIActivity: ObjectBase {
  /// Creates an activity.
  public override init() { super.init() }
  /// The kinds of activities: `UIActivity.ActivityType`.
  public struct ActivityType: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a kind.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// A message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// A printer.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// The pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// A contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// The photos.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// The list of things to read.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// A device near by.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// A PDF.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    /// Books.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// A network.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// A network.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// A network.
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    /// A network.
    public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
    /// A collection of photos.
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    /// A collection of films.
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// The home screen, since iOS 16.4.
    public static let addToHomeScreen = ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
    /// A shared playback, since iOS 15.4.
    public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
    /// An invitation to work together, since iOS 16.4.
    public static let collaborationInviteWithLink = ActivityType("com.apple.UIKit.activity.CollaborationInviteWithLink")
    /// An invitation to work together, since iOS 16.4.
    public static let collaborationCopyLink = ActivityType("com.apple.UIKit.activity.CollaborationCopyLink")
  }
  /// Whether an activity is an action or a share, with UIKit's raw values.
  public enum Category: Int, Sendable { case action, share }
  /// The category.
  open class var activityCategory: Category { .action }
  /// The kind.
  open var activityType: ActivityType? { nil }
  /// The words.
  open var activityTitle: String? { nil }
  /// The picture.
  open var activityImage: UIImage? { nil }
  /// Whether the activity takes some things. It is not asked.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Takes things. It is never called.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Does the activity. It is never called.
  open func perform() {}
  /// The controller that does the activity.
  open var activityViewController: UIViewController? { nil }
  /// Does nothing.
  open func activityDidFinish(_ completed: Bool) {}
}

/// A thing that is made when it is shared: `UIActivityItemSource`.
@preconcurrency @MainActor
public protocol UIActivityItemSource: AnyObject {
  /// A thing that stands for the shared one.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// The thing for a kind of activity.
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// The subject for a kind of activity.
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  /// No subject.
  public func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  fileprivate var title: String { String(describing: type(of: self)) }
}
