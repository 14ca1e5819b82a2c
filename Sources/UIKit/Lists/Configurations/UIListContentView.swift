import Foundation
internal import SplitKit

/// A view with the contents of a row: `UIListContentView`. The image is before the texts, which are below or beside each other.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private let picture = UIImageView()
  private let title = UILabel()
  private let detail = UILabel()
  /// The margins of the cell whose contents the view shows, in the direction of reading, or nil outside of any.
  private var rowMargins: NSDirectionalEdgeInsets?
  /// The side of a symbol in a row, or nil outside of any, where a symbol has the size of its font.
  private var symbolSide: CGFloat?

  /// Creates a view with contents.
  public init(configuration: UIListContentConfiguration) {
    contents = configuration
    super.init(frame: .zero)
    setUp()
  }
  /// Creates a view without contents, as a storyboard does.
  public required init?(coder: NSCoder) {
    contents = .cell()
    super.init(coder: coder)
    setUp()
  }

  private var contents: UIListContentConfiguration
  /// The contents.
  open var configuration: any UIContentConfiguration {
    get { contents }
    set {
      guard let next = newValue as? UIListContentConfiguration, next != contents else { return }
      contents = next
      show()
    }
  }

  /// The position of the text, or nil without one.
  open var textLayoutGuide: UILayoutGuide? { contents.text == nil ? nil : textGuide }
  /// The position of the second text, or nil without one.
  open var secondaryTextLayoutGuide: UILayoutGuide? { contents.secondaryText == nil ? nil : secondaryTextGuide }
  /// The position of the image, or nil without one.
  open var imageLayoutGuide: UILayoutGuide? { contents.image == nil ? nil : imageGuide }
  private lazy var textGuide = guide(of: title)
  private lazy var secondaryTextGuide = guide(of: detail)
  private lazy var imageGuide = guide(of: picture)

  private func guide(of view: UIView) -> UILayoutGuide {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: view.topAnchor), guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor), guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    return guide
  }

  private func setUp() {
    picture.contentMode = .scaleAspectFit
    for view in [picture, title, detail] { addSubview(view) }
    show()
  }

  private func show() {
    show(contents.text, contents.attributedText, contents.textProperties, in: title)
    show(contents.secondaryText, contents.secondaryAttributedText, contents.secondaryTextProperties, in: detail)
    showImage()
    for view in [picture, title, detail] { view.alpha = contents.alpha }
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.isHidden = text == nil
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.textAlignment = properties.alignment.label
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    if let attributed { label.attributedText = attributed } else { label.text = text.map(properties.transform.applied) }
  }

  private func showImage() {
    let properties = contents.imageProperties
    picture.image = contents.image
    picture.isHidden = contents.image == nil
    picture.tintColor = properties.tintColor
    picture.preferredSymbolConfiguration =
      properties.preferredSymbolConfiguration ?? UIImage.SymbolConfiguration(font: contents.textProperties.font)
    picture.layer.cornerRadius = properties.cornerRadius
    picture.clipsToBounds = properties.cornerRadius > 0
  }

  /// Whether the contents have an image.
  var hasImage: Bool { contents.image != nil }

  // Layout.

  /// Takes what the row decides whose contents the view shows.
  func takeRow(margins: UIEdgeInsets, symbolSide: CGFloat?) {
    rowMargins = NSDirectionalEdgeInsets(margins, isMirrored: isRightToLeft)
    self.symbolSide = symbolSide
  }

  /// The margins: those of the configuration, and at the sides at least those of the row (856, 912).
  private var margins: EdgeInsets {
    var margins = contents.directionalLayoutMargins
    if let row = rowMargins, contents.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
      margins.leading = max(margins.leading, row.leading)
      margins.trailing = max(margins.trailing, row.trailing)
    }
    return EdgeInsets(
      top: Double(margins.top), left: Double(margins.leading), bottom: Double(margins.bottom), right: Double(margins.trailing))
  }

  /// The frames of the parts in a view of a width that begins at the left, with the height that they need together with the margins.
  func parts(in width: CGFloat, height: Double?) -> RowParts {
    let traits = traitCollection
    let category = traits.preferredContentSizeCategory
    let row = ContentRow(
      verticalGap: Double(contents.textToSecondaryTextVerticalPadding),
      horizontalGap: Double(contents.textToSecondaryTextHorizontalPadding), imageGap: Double(contents.imageToTextPadding),
      prefersSideBySide: contents.prefersSideBySideTextAndSecondaryText, stacks: category.isAccessibilityCategory)
    let space = RowSpace(
      width: Double(width), height: height, margins: margins, grid: PixelGrid(scale: max(1, Double(traits.displayScale))),
      body: (category.engine ?? .large).size(of: .body).pointSize)
    let (first, second) = texts(below: height)
    return row.parts(
      title: first, detail: second, image: hasImage ? imageSize : nil, slot: slot, in: space)
  }

  /// Both texts. In a height that the app has given, the second one has the lines for which the first one leaves space (inferred).
  private func texts(below height: Double?) -> (title: RowText?, detail: RowText?) {
    let first = title.rowText(below: height)
    guard let height, let first, !contents.prefersSideBySideTextAndSecondaryText, detail.rowText() != nil else {
      return (first, detail.rowText(below: height))
    }
    let second = RowText { [detail] width in
      detail.rowText(below: height - first.size(width).height)?.size(width) ?? Size(width: 0, height: 0)
    }
    return (first, second)
  }

  /// The size of the image: its own, inside the largest one; in a row a symbol is in a square.
  private var imageSize: Size {
    if let symbolSide, contents.image?.isSymbolImage != false {
      return Size(width: Double(symbolSide), height: Double(symbolSide))
    }
    return picture.intrinsicContentSize.shrunk(into: contents.imageProperties.maximumSize).engine
  }

  /// The least space for the image that the app has asked for.
  private var slot: Size {
    let reserved = contents.imageProperties.reservedLayoutSize
    func length(_ length: CGFloat) -> Double {
      length == UIListContentConfiguration.ImageProperties.standardDimension ? 0 : Double(length)
    }
    return Size(width: length(reserved.width), height: length(reserved.height))
  }

  /// Gives the parts their frames.
  func placeParts() {
    let parts = parts(in: bounds.width, height: Double(bounds.height))
    for (view, frame) in [(picture, parts.image), (title, parts.title), (detail, parts.detail)] as [(UIView, Rect?)] {
      view.store(frame: inReadingDirection(frame.map { CGRect($0) } ?? .zero))
    }
    lines = (title.lines(in: parts.title), detail.lines(in: parts.detail))
  }
  /// The lines of both texts after the last layout.
  private(set) var lines = (title: 1, subtitle: 1)

  /// Notes the frames of the parts in a row that begins at the left.
  func note(_ frames: inout RowFrames, at origin: CGPoint) {
    func frame(of view: UIView) -> CGRect? {
      view.isHidden ? nil : inReadingDirection(view.frame).offsetBy(dx: origin.x, dy: origin.y)
    }
    (frames.image, frames.title) = (frame(of: picture), frame(of: title))
    if contents.prefersSideBySideTextAndSecondaryText {
      frames.value = frame(of: detail)
    } else {
      frames.subtitle = frame(of: detail)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }
  override var heightFollowsWidth: Bool { true }
  override func contentSize(inWidth width: CGFloat?) -> CGSize {
    let parts = parts(in: width ?? 100_000, height: nil)
    let end = [parts.image, parts.title, parts.detail].compactMap { $0?.maxX }.max() ?? margins.left
    return CGSize(width: width ?? CGFloat(end + margins.right), height: CGFloat(parts.height))
  }
  open override var intrinsicContentSize: CGSize { contentSize(inWidth: nil) }
}

extension UIListContentConfiguration.TextProperties.TextAlignment {
  fileprivate var label: NSTextAlignment {
    switch self {
    case .natural: .natural
    case .center: .center
    case .justified: .justified
    }
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  /// The text in the letters of the transform.
  func applied(to text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.localizedUppercase
    case .lowercase: text.localizedLowercase
    case .capitalized: text.localizedCapitalized
    }
  }
}
