import Foundation

/// A view with the contents of a row: `UIListContentView`. The image stands before the texts, which stand below or beside each other.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private let contentsStack = UIStackView()
  private let texts = UIStackView()
  private let picture = UIImageView()
  private let title = UILabel()
  private let detail = UILabel()
  private var margins: [NSLayoutConstraint] = []
  private var pictureSizes: [NSLayoutConstraint] = []

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

  /// The place of the text, or nil without one.
  open var textLayoutGuide: UILayoutGuide? { contents.text == nil ? nil : textGuide }
  /// The place of the second text, or nil without one.
  open var secondaryTextLayoutGuide: UILayoutGuide? { contents.secondaryText == nil ? nil : secondaryTextGuide }
  /// The place of the image, or nil without one.
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
    texts.addArrangedSubview(title)
    texts.addArrangedSubview(detail)
    contentsStack.alignment = .center
    contentsStack.addArrangedSubview(picture)
    contentsStack.addArrangedSubview(texts)
    contentsStack.translatesAutoresizingMaskIntoConstraints = false
    picture.contentMode = .scaleAspectFit
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      picture.setContentHuggingPriority(.required, for: axis)
      picture.setContentCompressionResistancePriority(.required, for: axis)
    }
    detail.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    addSubview(contentsStack)
    show()
  }

  private func show() {
    show(contents.text, contents.attributedText, contents.textProperties, in: title)
    show(contents.secondaryText, contents.secondaryAttributedText, contents.secondaryTextProperties, in: detail)
    placeTexts()
    showImage()
    placeContents()
    contentsStack.alpha = contents.alpha
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

  private func placeTexts() {
    let isSideBySide = contents.prefersSideBySideTextAndSecondaryText
    texts.axis = isSideBySide ? .horizontal : .vertical
    texts.alignment = isSideBySide ? .firstBaseline : .fill
    texts.spacing =
      isSideBySide ? contents.textToSecondaryTextHorizontalPadding : contents.textToSecondaryTextVerticalPadding
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
    contentsStack.spacing = contents.imageToTextPadding
    NSLayoutConstraint.deactivate(pictureSizes)
    pictureSizes = contents.image == nil ? [] : sizes(of: picture.intrinsicContentSize, properties)
    NSLayoutConstraint.activate(pictureSizes)
  }

  /// The size of the image: its own, inside the largest one, and in at least the reserved room.
  private func sizes(of own: CGSize, _ properties: UIListContentConfiguration.ImageProperties) -> [NSLayoutConstraint] {
    guard own.width > 0, own.height > 0 else { return [] }
    let limit = properties.maximumSize
    let scale = min(
      1, limit.width > 0 ? limit.width / own.width : 1, limit.height > 0 ? limit.height / own.height : 1)
    let room = properties.reservedLayoutSize
    func length(_ own: CGFloat, _ room: CGFloat) -> CGFloat {
      room == UIListContentConfiguration.ImageProperties.standardDimension ? own * scale : max(own * scale, room)
    }
    return [
      picture.widthAnchor.constraint(equalToConstant: length(own.width, room.width)),
      picture.heightAnchor.constraint(equalToConstant: length(own.height, room.height)),
    ]
  }

  /// Keeps the contents in the middle of the height and inside the margins, which give way in a view that is too small for them.
  private func placeContents() {
    let insets = contents.directionalLayoutMargins
    let top = contentsStack.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: insets.top)
    let bottom = contentsStack.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -insets.bottom)
    let trailing = contentsStack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -insets.trailing)
    // The texts are firmer than the margins above and below them.
    for edge in [top, bottom] { edge.priority = UILayoutPriority(740) }
    trailing.priority = UILayoutPriority(999)
    NSLayoutConstraint.deactivate(margins)
    margins = [
      top, bottom, trailing, contentsStack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: insets.leading),
      contentsStack.centerYAnchor.constraint(equalTo: centerYAnchor, constant: (insets.top - insets.bottom) / 2),
    ]
    NSLayoutConstraint.activate(margins)
  }
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
