import Foundation
import SplitKit
import Testing

@testable import UIKit

/// The counts of what a layout has done.
@MainActor
private final class Work {
  var cells = 0
  var texts = 0
}

@MainActor
private final class CountingLabel: UILabel {
  var work: Work?
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    work?.texts += 1
    return super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
  }
}

@MainActor
private final class CountingCell: UITableViewCell {
  let label = CountingLabel()
  var work: Work?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      label.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
      label.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor),
    ])
  }
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    work?.cells += 1
  }
}

@MainActor
private final class CountingList: UITableViewController {
  let work = Work()
  static let rows = 60

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "List"
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.rows }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = CountingCell(style: .default, reuseIdentifier: nil)
    (cell.work, cell.label.work) = (work, work)
    cell.label.text = String(repeating: "Words of the row \(indexPath.row). ", count: 1 + indexPath.row % 4)
    return cell
  }
}

@MainActor
private final class CountingDetail: UIViewController {
  let work = Work()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Detail"
    let label = CountingLabel()
    label.numberOfLines = 0
    label.text = String(repeating: "Words of the detail. ", count: 40)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.work = work
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
    ])
  }
}

@MainActor @Suite(.serialized) struct LayoutWorkTests {
  /// A list beside a detail.
  private static func stage() throws -> (stage: ContentStage, list: Work, detail: Work) {
    let stage = try ContentStage(.ios18, width: 1180, height: 820) { @MainActor in
      let split = UISplitViewController(style: .doubleColumn)
      split.preferredDisplayMode = .oneBesideSecondary
      split.setViewController(CountingList(), for: .primary)
      split.setViewController(CountingDetail(), for: .secondary)
      return split
    }
    _ = stage.scene
    let split = try #require(stage.root as? UISplitViewController)
    let list = try #require(split.viewController(for: .primary) as? CountingList)
    let detail = try #require(split.viewController(for: .secondary) as? CountingDetail)
    for work in [list.work, detail.work] { (work.cells, work.texts) = (0, 0) }
    return (stage, list.work, detail.work)
  }

  @Test func `a resize of the detail alone does nothing in the list`() throws {
    let (stage, list, detail) = try Self.stage()
    try stage.resize(1181, 820)
    _ = stage.scene
    #expect(list.cells == 0)
    #expect(list.texts == 0)
    // Each of the two solutions asks for the text in one line and in a width.
    #expect((1...4).contains(detail.texts))
  }

  @Test func `a message that changes nothing lays out nothing`() throws {
    let (stage, list, detail) = try Self.stage()
    try stage.say(["type": "traits", "userInterfaceStyle": "light"])
    _ = stage.scene
    #expect((list.cells, list.texts, detail.texts) == (0, 0, 0))
  }

  @Test func `another width of the list lays out each row twice at most`() throws {
    let (stage, list, _) = try Self.stage()
    let split = try #require(stage.root as? UISplitViewController)
    split.preferredPrimaryColumnWidth = 300
    _ = stage.scene
    // A row near the visible part is laid out for its height, and then in it. Each of the four solutions asks for the text once or twice.
    let near = try #require(split.viewController(for: .primary) as? CountingList).tableView.content.present.count
    #expect(near < CountingList.rows)
    #expect((near...2 * near).contains(list.cells))
    #expect((near...6 * near).contains(list.texts))
  }

  /// A form of which every part can be changed after its layout.
  @MainActor
  private final class Form: UIViewController {
    let (name, note, button, field) = (UILabel(), UILabel(), UIButton(type: .system), UITextField())
    let (image, segments, pages) = (UIImageView(), UISegmentedControl(items: ["One"]), UIPageControl())
    let (stack, box) = (UIStackView(), UIView())
    lazy var width = box.widthAnchor.constraint(equalToConstant: 80)
    var change: ((Form) -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      (name.text, note.text) = ("Name", "A note that is long enough for two lines in a column that is as narrow as this one.")
      note.numberOfLines = 0
      button.setTitle("Go", for: .normal)
      field.text = "Text"
      stack.axis = .vertical
      pages.numberOfPages = 2
      for view in all { stack.addArrangedSubview(view) }
      stack.alignment = .leading
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        stack.trailingAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.trailingAnchor),
        stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        width, box.heightAnchor.constraint(equalToConstant: 40),
      ])
      change?(self)
    }

    private var all: [UIView] { [name, note, button, field, image, segments, pages, box] }
    /// The frames of the views that are shown.
    var frames: [CGRect] { ([stack] + all).filter { $0.superview != nil && !$0.isHidden }.map(\.frame) }
  }

  private static let largeFont = UIFont.systemFont(ofSize: 40)
  private typealias Change = (name: String, make: @MainActor @Sendable (Form) -> Void)

  /// Everything that can change a layout, each by its usual property.
  private static let changes: [Change] = [
    ("text", { $0.name.text = "A longer name" }),
    ("attributed text", { $0.name.attributedText = NSAttributedString(string: "Name", attributes: [.font: largeFont]) }),
    ("font", { $0.name.font = .systemFont(ofSize: 30) }),
    ("lines", { $0.note.numberOfLines = 1 }),
    ("preferred width", { $0.name.preferredMaxLayoutWidth = 20 }),
    ("title", { $0.button.setTitle("Go there now", for: .normal) }),
    ("configuration", { $0.button.configuration = .filled() }),
    ("text of a field", { $0.field.text = "Text of more letters" }),
    ("border of a field", { $0.field.borderStyle = .roundedRect }),
    ("hidden", { $0.note.isHidden = true }),
    ("axis", { $0.stack.axis = .horizontal }),
    ("spacing", { $0.stack.spacing = 12 }),
    ("alignment", { $0.stack.alignment = .fill }),
    ("distribution", { $0.stack.distribution = .equalSpacing }),
    ("own spacing", { $0.stack.setCustomSpacing(30, after: $0.name) }),
    ("margins", { ($0.stack.isLayoutMarginsRelativeArrangement, $0.stack.layoutMargins.top) = (true, 25) }),
    ("margins of the view", { $0.view.layoutMargins.left = 60 }),
    ("constant", { $0.width.constant = 120 }),
    ("inactive constraint", { $0.width.isActive = false }),
    ("another constraint", { $0.name.widthAnchor.constraint(equalToConstant: 150).isActive = true }),
    ("hugging", { $0.name.setContentHuggingPriority(.init(1), for: .horizontal) }),
    ("resistance", { $0.note.setContentCompressionResistancePriority(.init(1), for: .horizontal) }),
    ("another view", { $0.stack.insertArrangedSubview(UILabel(), at: 0) }),
    ("a view less", { $0.name.removeFromSuperview() }),
    ("safe area", { $0.additionalSafeAreaInsets.top = 33 }),
    ("image", { $0.image.image = UIImage(systemName: "star") }),
    ("segments", { $0.segments.insertSegment(withTitle: "Another", at: 0, animated: false) }),
    ("pages", { $0.pages.numberOfPages = 9 }),
    ("text size", { $0.traitOverrides.preferredContentSizeCategory = .accessibilityLarge }),
    ("direction", { $0.traitOverrides.layoutDirection = .rightToLeft }),
    ("semantic direction", { $0.view.semanticContentAttribute = .forceRightToLeft }),
  ]

  private static func frames(_ change: Change, isLate: Bool) throws -> [CGRect] {
    let make = change.make
    let stage = try ContentStage(.ios18, width: 320, height: 568) { @MainActor in
      let form = Form()
      if !isLate { form.change = make }
      return form
    }
    let form = try #require(stage.root as? Form)
    _ = stage.scene
    if isLate { make(form) }
    _ = stage.scene
    return form.frames
  }

  @Test func `a change after a layout leads where it leads before`() throws {
    for change in Self.changes {
      let (late, early) = try (Self.frames(change, isLate: true), Self.frames(change, isLate: false))
      #expect(late == early, "\(change.name)")
    }
  }
}
