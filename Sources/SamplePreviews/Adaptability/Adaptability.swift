import SplitKit

extension Preview {
  /// The app of seed 3: a list of conversations beside a conversation, in a classic split view on a 5.5-inch phone.
  /// This phone is the one device of its time whose horizontal size class changes with a turn.
  ///
  /// With the policy `pad`, the same app runs on an iPad.
  package static let adaptability = Preview(
    id: "adaptability", title: "Messages",
    summary: "Turn the phone: two columns become one stack, and two again. In landscape, the arrows hide the list.",
    profiles: [.ios8], windowSize: Size(width: 414, height: 736), windowScale: 3, policy: .phone,
    panel: .hierarchy, pageModule: "apps/adaptability/page.js",
    options: [
      PreviewOption(
        "readsSizeClass", .choice(SizeClassReading.allCases.map(\.rawValue)),
        default: .string(SizeClassReading.traitCollectionDidChange.rawValue),
        "When a conversation reads its size class: with every change, or once, which at launch is before the collapse.")
    ]
  ) { (application, options) throws(Refusal) in
    MessagesContent(application, options)
  }
}

/// The moment at which a conversation reads the size class for its layout.
enum SizeClassReading: String, CaseIterable {
  /// The conversation reads it in `viewDidLoad()`, and again in `traitCollectionDidChange(_:)`, as the article
  /// recommends.
  case traitCollectionDidChange
  /// The conversation reads it once, at the first occasion. Before the collapse it is unspecified or regular (seed 3).
  case beforeCollapse
}

/// The app's controllers.
final class MessagesContent: PreviewContent {
  private let split: MessagesSplitViewController

  init(_ application: Application, _ options: PreviewOptions) {
    let reading = options["readsSizeClass"].string.flatMap(SizeClassReading.init(rawValue:))
    split = MessagesSplitViewController(application, id: "split", reading: reading ?? .traitCollectionDidChange)
    super.init(rootViewController: split)
  }

  /// The list, or a controller of a conversation: the conversation, its stack or its details. It may be out of the
  /// tree.
  override func controller(named name: String) -> ViewController? { split.controller(named: name) }

  override var place: Value { MessagesPlace(split: split).value }

  override func restore(_ place: Value) { MessagesPlace(split: split).restore(place) }
}
