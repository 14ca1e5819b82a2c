import Foundation

/// The state of an empty screen: `UIContentUnavailableConfigurationState`.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  /// The traits.
  public var traitCollection: UITraitCollection
  /// The words that were searched for: none.
  public var searchText: String?
  private var custom = CustomStates()
  /// A value of the app's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom.values[key] }
    set { custom.values[key] = newValue }
  }
  /// Creates a state.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The contents of an empty screen, since iOS 17: `UIContentUnavailableConfiguration`. An image, two texts and two buttons stand below
/// each other in the middle.
public nonisolated struct UIContentUnavailableConfiguration: UIContentConfiguration, @unchecked Sendable {
  /// A button and its effect.
  public struct ButtonProperties {
    /// The effect.
    public var primaryAction: UIAction?
    /// The menu. It is kept.
    public var menu: UIMenu?
    /// Whether the button can be used.
    public var isEnabled = true
    /// Kept, without an effect.
    public var role = UIButton.Role.normal
  }
  /// How a text is drawn. The font and the colour count.
  public typealias TextProperties = UIListContentConfiguration.TextProperties
  /// How the image is drawn. The colour counts.
  public typealias ImageProperties = UIListContentConfiguration.ImageProperties
  /// Where the parts stand. It is kept: they stand in the middle.
  public enum Alignment: Int, Sendable { case center, natural }

  /// The image, or nil.
  public var image: UIImage?
  /// How the image is drawn.
  public var imageProperties = ImageProperties()
  /// The title, or nil.
  public var text: String?
  /// The title with attributes, whose letters are drawn.
  public var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  /// How the title is drawn.
  public var textProperties = TextProperties(font: .boldSystemFont(ofSize: 22), color: .label)
  /// The second text, or nil.
  public var secondaryText: String?
  /// The second text with attributes, whose letters are drawn.
  public var secondaryAttributedText: NSAttributedString? { didSet { secondaryText = secondaryAttributedText?.string } }
  /// How the second text is drawn.
  public var secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  /// A button. One without a title and an image is not shown.
  public var button = UIButton.Configuration.plain()
  /// The effect of the button.
  public var buttonProperties = ButtonProperties()
  /// A second button.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The effect of the second button.
  public var secondaryButtonProperties = ButtonProperties()
  /// Kept: the parts stand in the middle.
  public var alignment = Alignment.center
  /// The background. Its colour is drawn.
  public var background = UIBackgroundConfiguration.clear()
  /// Kept, without an effect.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  /// The distances between the parts in points. They are kept.
  public var imageToTextPadding: CGFloat = 10
  /// Kept, without an effect.
  public var textToSecondaryTextPadding: CGFloat = 6
  /// Kept, without an effect.
  public var textToButtonPadding: CGFloat = 16
  /// Kept, without an effect.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// Kept, without an effect.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  var isLoading = false

  /// An empty screen.
  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }
  /// A screen that loads: the sign of an activity.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.isLoading = true
    return configuration
  }
  /// A search without results.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  /// Makes the view.
  @MainActor public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }
  /// The configuration for a state: itself.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }
}

/// The view of an empty screen, since iOS 17: `UIContentUnavailableView`.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration
  private let stack = UIStackView()

  /// Creates a view.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    setUp()
  }
  /// Creates an empty view as a storyboard does.
  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
    setUp()
  }
  /// The configuration.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let next = newValue as? UIContentUnavailableConfiguration else { return }
      shown = next
      show()
    }
  }
  /// Kept: the view does not scroll.
  open var isScrollEnabled = true

  private func setUp() {
    (stack.axis, stack.alignment, stack.spacing) = (.vertical, .center, 10)
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: centerXAnchor), stack.centerYAnchor.constraint(equalTo: centerYAnchor),
      stack.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, constant: -40),
    ])
    show()
  }

  private func show() {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    backgroundColor = shown.background.backgroundColor
    if shown.isLoading {
      let spinner = UIActivityIndicatorView(style: .medium)
      spinner.startAnimating()
      stack.addArrangedSubview(spinner)
    }
    if let image = shown.image {
      let view = UIImageView(image: image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 40)) ?? image)
      view.tintColor = shown.imageProperties.tintColor ?? .secondaryLabel
      stack.addArrangedSubview(view)
    }
    add(shown.text, shown.textProperties)
    add(shown.secondaryText, shown.secondaryTextProperties)
    add(shown.button, shown.buttonProperties)
    add(shown.secondaryButton, shown.secondaryButtonProperties)
  }

  private func add(_ text: String?, _ properties: UIContentUnavailableConfiguration.TextProperties) {
    guard let text, !text.isEmpty else { return }
    let label = UILabel()
    (label.text, label.font, label.textColor) = (text, properties.font, properties.color)
    (label.numberOfLines, label.textAlignment) = (0, .center)
    stack.addArrangedSubview(label)
  }

  private func add(_ button: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties) {
    guard button.title?.isEmpty == false || button.image != nil else { return }
    let made = UIButton(configuration: button, primaryAction: nil)
    made.isEnabled = properties.isEnabled
    if let action = properties.primaryAction { made.addAction(action, for: .primaryActionTriggered) }
    stack.addArrangedSubview(made)
  }
}
