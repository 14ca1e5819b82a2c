import SplitKit
import Testing

@testable import UIKit

/// A text in a scroll view and a picture below it, whose width follows one constraint of two. An app sets it in each layout.
@MainActor
private final class Message: UIViewController {
  private let (scroll, subject, text, picture) = (UIScrollView(), UILabel(), UITextView(), UIView())
  private lazy var half = picture.widthAnchor.constraint(equalTo: subject.widthAnchor, multiplier: 0.5)
  private lazy var whole = picture.trailingAnchor.constraint(equalTo: subject.trailingAnchor)
  private(set) var layouts = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    subject.text = "Notes, part G"
    subject.font = .systemFont(ofSize: 28, weight: .bold)
    (subject.numberOfLines, text.isScrollEnabled) = (0, false)
    text.text = String(repeating: "The Analytical Engine weaves algebraical patterns. ", count: 8)
    for view in [scroll, subject, text, picture] { view.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scroll)
    for part in [subject, text, picture] { scroll.addSubview(part) }
    NSLayoutConstraint.activate(places)
  }

  private var places: [NSLayoutConstraint] {
    let (content, frame, readable) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide, view.readableContentGuide)
    return [
      scroll.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.widthAnchor.constraint(equalTo: frame.widthAnchor),
      subject.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
      subject.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      subject.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
      text.topAnchor.constraint(equalTo: subject.bottomAnchor, constant: 16),
      text.leadingAnchor.constraint(equalTo: subject.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: subject.trailingAnchor),
      picture.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 16),
      picture.leadingAnchor.constraint(equalTo: subject.leadingAnchor),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 9 / 16),
      content.bottomAnchor.constraint(equalTo: picture.bottomAnchor, constant: 24),
    ]
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layouts += 1
    let isNarrow = view.bounds.width < 600
    NSLayoutConstraint.deactivate([isNarrow ? half : whole])
    NSLayoutConstraint.activate([isNarrow ? whole : half])
  }

  /// The width of the picture as a part of that of the text.
  var part: CGFloat { picture.frame.width / subject.frame.width }
}

@MainActor @Suite(.serialized) struct ConstraintChangeTests {
  @Test func `constraints that an app exchanges in each layout hold after a few layouts`() throws {
    let stage = try ContentStage(width: 1354, height: 980) { Message() }
    let message = stage.root as! Message
    for width in [1354.0, 808, 541, 1024, 320] {
      let before = message.layouts
      try stage.resize(width, 980)
      _ = stage.scene
      #expect((message.part - (width < 600 ? 1 : 0.5)).magnitude < 0.01)
      #expect(message.layouts - before <= 4)
    }
  }

  @Test func `an active constraint that is activated again asks for no layout`() throws {
    let stage = try ContentStage(width: 400, height: 800) { Message() }
    _ = stage.scene
    let message = stage.root as! Message
    let before = message.layouts
    NSLayoutConstraint.activate(message.view.constraints)
    #expect(!message.view.needsLayoutOfSubviews)
    _ = stage.scene
    #expect(message.layouts == before)
  }
}
