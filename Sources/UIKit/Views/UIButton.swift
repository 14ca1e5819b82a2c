import Foundation
internal import SplitKit

/// A button: `UIButton`. Titles and images by state, configurations and menus are honoured.
@preconcurrency @MainActor
open class UIButton: UIControl, BarContent {
  /// The kinds of buttons, with UIKit's raw values.
  public enum ButtonType: Int, Sendable {
    case custom = 0, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
    /// The old name of a system button.
    public static var roundedRect: ButtonType { .system }
  }

  private var titles: [UInt: String] = [:]
  private var images: [UInt: UIImage] = [:]
  private var colors: [UInt: UIColor] = [:]
  private var attributedTitles: [UInt: NSAttributedString] = [:]
  private var backgroundImages: [UInt: UIImage] = [:]
  private var symbolSizes: [UInt: UIImage.SymbolConfiguration] = [:]
  private var ownLabel: ButtonLabel?
  private var ownImageView: UIImageView?

  /// Creates a button with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a button as a storyboard does.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates a button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    take(buttonType, nil)
  }
  /// Creates a button of a kind with an action, whose title and image it shows.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }
  /// Creates a button with a configuration and perhaps an action, whose title and image it shows.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }
  /// Creates a button of the system with an image and an action.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  private static let symbols: [ButtonType: String] = [
    .detailDisclosure: "info.circle", .infoLight: "info.circle", .infoDark: "info.circle", .contactAdd: "plus.circle",
    .close: "xmark.circle.fill",
  ]

  /// Gives a new button its kind and its action.
  func take(_ buttonType: ButtonType, _ action: UIAction?) {
    self.buttonType = buttonType
    if let symbol = Self.symbols[buttonType] { setImage(UIImage(systemName: symbol), for: .normal) }
    // The button that closes is grey (general knowledge).
    if buttonType == .close { tintColor = .systemGray }
    take(action)
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty, configuration?.title == nil { setTitle(action.title, for: .normal) }
    if let image = action.image, configuration?.image == nil { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  /// The kind of the button.
  open private(set) var buttonType = ButtonType.custom
  /// The configuration, or nil for a button that is drawn by its titles and images.
  open var configuration: Configuration? { didSet { noteLook() } }
  /// Called before the button is drawn, so that it can change the configuration.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// The closure that changes a configuration.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
  /// Kept: the configuration is as the app sets it.
  open var automaticallyUpdatesConfiguration = true
  /// Asks for `updateConfiguration()`.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }
  /// Calls the handler that changes the configuration.
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  /// The menu. A tap shows it if `showsMenuAsPrimaryAction`.
  open var menu: UIMenu? { didSet { noteChange() } }
  /// Whether the button shows the chosen element of its menu, or changes its own selection without a menu that a tap shows.
  open var changesSelectionAsPrimaryAction = false { didSet { noteLook() } }
  /// The role of the button.
  open var role = Role.normal { didSet { noteChange() } }
  /// Kept, without an effect.
  open var isPointerInteractionEnabled = false
  /// Kept: contents are in the middle of the button.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { noteLook() } }
  /// Kept, without an effect.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// Kept, without an effect.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// Kept, without an effect.
  open var adjustsImageWhenHighlighted = true
  /// Kept, without an effect.
  open var reversesTitleShadowWhenHighlighted = false
  /// Kept, without an effect.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// How a pointer looks over the button. It is kept and not asked.
  open var pointerStyleProvider: PointerStyleProvider?
  /// Says how a pointer looks over a button.
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?
  /// Whether a pointer is over the button: no.
  open var isHovered: Bool { false }
  /// Whether the button keeps looking pressed: no.
  open var isHeld: Bool { false }
  /// The label below the title, which is drawn with the title: none.
  open var subtitleLabel: UILabel? { nil }
  /// The colour of the title's shadow, which is not kept.
  open func titleShadowColor(for state: State) -> UIColor? { nil }
  /// The colour of the title's shadow, which is not kept.
  open var currentTitleShadowColor: UIColor? { nil }
  /// The size of the symbol in states, or nil for that of the title.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    symbolSizes[state.rawValue] ?? symbolSizes[0]
  }
  /// The size of the symbol, or nil for that of the title.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { preferredSymbolConfigurationForImage(in: state) }
  /// Kept, without an effect.
  open var showsTouchWhenHighlighted = false
  /// Kept, without an effect.
  open var adjustsImageWhenDisabled = true
  /// Kept, without an effect.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// The style in which the button behaves: that of a tablet.
  open var behavioralStyle: UIBehavioralStyle { .pad }
  /// The place of the title in some bounds. It is not asked.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  /// The place of the image in some bounds. It is not asked.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  /// The place of the contents in some bounds. It is not asked.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The place of the background in some bounds. It is not asked.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The image that fills the background in states.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state.rawValue] ?? backgroundImages[0] }
  /// The image that fills the background, or nil.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  open override var isEnabled: Bool { didSet { if isEnabled != oldValue { setNeedsUpdateConfiguration() } } }
  open override var isSelected: Bool { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }

  func noteLook() {
    setNeedsLayout()
    noteChange()
  }

  /// Sets the title for states. A state without one has that of `normal`.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    noteLook()
  }
  /// Sets the title with attributes for states.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state.rawValue] = title
    titles[state.rawValue] = title?.string
    noteLook()
  }
  /// Sets the colour of the title for states.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    colors[state.rawValue] = color
    noteChange()
  }
  /// Kept and not drawn.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}
  /// Sets the image for states.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    noteLook()
  }
  /// Sets the image that fills the background in states.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state.rawValue] = image
    noteLook()
  }
  /// Sets the size of a symbol in states.
  open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
    symbolSizes[state.rawValue] = configuration
    noteLook()
  }
  /// The title for states.
  open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }
  /// The title with attributes for states.
  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state.rawValue] ?? attributedTitles[0] }
  /// The colour of the title for states.
  open func titleColor(for state: State) -> UIColor? { colors[state.rawValue] ?? colors[0] }
  /// The image for states.
  open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[0] }
  /// The title that is shown, or nil.
  open var currentTitle: String? { chosenElement?.title ?? configuration?.title ?? title(for: state) }
  /// The colour of the title.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? tintColor }
  /// The image that is shown, or nil.
  open var currentImage: UIImage? { chosenElement?.image ?? configuration?.image ?? image(for: state) }
  /// The chosen element of the menu, or the first one, if the button shows it.
  private var chosenElement: UIMenuElement? {
    guard changesSelectionAsPrimaryAction, let menuOfTap else { return nil }
    return menuOfTap.allElements.first(where: \.isMarked) ?? menuOfTap.allElements.first
  }
  /// The sign of a button that shows a choice.
  var indicatorImage: UIImage? {
    guard let configuration, currentImage == nil else { return nil }
    let isChoice = configuration.indicator == .automatic && changesSelectionAsPrimaryAction && menuOfTap != nil
    return isChoice || configuration.indicator == .popup ? UIImage(systemName: "chevron.up.chevron.down") : nil
  }
  /// The image that is drawn.
  var shownImage: UIImage? { currentImage ?? indicatorImage }
  /// The title with attributes, or nil.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The label whose font and number of lines the button takes over. Its text is the button's title.
  open var titleLabel: UILabel? {
    let label = ownLabel ?? ButtonLabel(of: self)
    ownLabel = label
    label.text = currentTitle
    label.showUsualFont(ownFont)
    label.frame = titleFrame
    return label
  }
  /// A view with the button's image.
  open var imageView: UIImageView? {
    let view = ownImageView ?? UIImageView(image: nil)
    ownImageView = view
    view.image = currentImage
    return view
  }

  var barTitle: String? { currentTitle }
  var barImage: UIImage? { currentImage }
  var barColor: UIColor? { configuration?.baseForegroundColor ?? titleColor(for: state) }

  /// The title with attributes that is shown: that of the configuration, or else of the state; nil for none.
  var shownAttributes: NSAttributedString? {
    configuration?.attributedTitle.map { NSAttributedString($0) } ?? attributedTitle(for: state)
  }

  /// The parts of the title, if they look different.
  var titleRuns: TextRuns? { TextRuns(shownAttributes, font: ownFont, traits: traitCollection) }

  /// The font of the title.
  var font: UIFont { shownAttributes?.first(.font, as: UIFont.self) ?? ownFont }

  /// The font of a button without a configuration: 15 points (914 for a custom button; general knowledge for the others).
  private var usualFont: UIFont { .systemFont(ofSize: 15) }

  /// The font of letters without one of their own.
  var ownFont: UIFont {
    if let ownLabel, configuration == nil || ownLabel.isOwnFont { return ownLabel.shownFont }
    guard let configuration else { return usualFont }
    return UIFont.preferredFont(forTextStyle: configuration.titleStyle, compatibleWith: traitCollection)
  }

  override func tapped() {
    if let menuOfTap { return MenuPresenter.present(menuOfTap, from: self) }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    super.tapped()
  }
  /// The menu that a tap shows, or nil.
  var menuOfTap: UIMenu? { showsMenuAsPrimaryAction ? menu : nil }
  override var pressAction: (() -> Void)? {
    guard isEnabled, isUserInteractionEnabled, menu != nil, !showsMenuAsPrimaryAction else { return super.pressAction }
    return { [weak self] in if let self, let menu { MenuPresenter.present(menu, from: self) } }
  }
  override var readsSubviews: Bool { false }
  override func baseline(isFirst: Bool) -> CGFloat? {
    let (height, font) = (intrinsicContentSize.height, font)
    let text = (height - font.ascender + font.descender) / 2
    return isFirst ? text + font.ascender : text - font.descender
  }

  /// The size of title and image with the padding of the configuration.
  open override var intrinsicContentSize: CGSize { measuredSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func contentNode(in reading: inout ReadingContext) -> Value { buttonNode(in: &reading) }

  /// The role of a button, with UIKit's raw values.
  public enum Role: Int, Sendable {
    case normal, primary, cancel, destructive
    var name: String? { [nil, "preferred", "cancel", "destructive"][rawValue] }
  }
}

/// The label of a button. A change of the label changes the button.
@MainActor
private final class ButtonLabel: UILabel {
  weak var button: UIButton?
  /// Whether the app has set the font.
  private(set) var isOwnFont = false
  private var showsUsualFont = false

  init(of button: UIButton) {
    super.init(frame: .zero)
    font = .systemFont(ofSize: button.configuration == nil ? 15 : 17)
    self.button = button
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows the font of the button while the app has set none.
  func showUsualFont(_ usual: UIFont) {
    guard !isOwnFont, font != usual else { return }
    showsUsualFont = true
    font = usual
    showsUsualFont = false
  }

  override var font: UIFont! {
    didSet {
      guard !showsUsualFont, let button else { return }
      isOwnFont = true
      button.setNeedsLayout()
      button.noteChange()
    }
  }
}
