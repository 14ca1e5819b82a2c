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
  private var ownLabel: UILabel?
  private var ownImageView: UIImageView?

  /// Creates a button with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a button as a storyboard does.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates a button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if let symbol = Self.symbols[buttonType] { setImage(UIImage(systemName: symbol), for: .normal) }
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
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
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
  /// The size of the symbol, which is not kept.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? { nil }
  /// The size of the symbol, which is not kept.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { nil }
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
  /// The background image of a state, which is not kept.
  open func backgroundImage(for state: State) -> UIImage? { nil }
  /// The background image, which is not kept.
  open var currentBackgroundImage: UIImage? { nil }

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
  /// Kept and not drawn.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {}
  /// Kept and not drawn.
  open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {}
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
  private var indicatorImage: UIImage? {
    guard let configuration, currentImage == nil else { return nil }
    let isChoice = configuration.indicator == .automatic && changesSelectionAsPrimaryAction && menuOfTap != nil
    return isChoice || configuration.indicator == .popup ? UIImage(systemName: "chevron.up.chevron.down") : nil
  }
  /// The image that is drawn.
  fileprivate var shownImage: UIImage? { currentImage ?? indicatorImage }
  /// The title with attributes, or nil.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The label whose font and number of lines the button takes over. Its text is the button's title.
  open var titleLabel: UILabel? {
    let label = ownLabel ?? ButtonLabel(of: self)
    ownLabel = label
    label.text = currentTitle
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
  private var shownAttributes: NSAttributedString? {
    configuration?.attributedTitle.map { NSAttributedString($0) } ?? attributedTitle(for: state)
  }

  /// The parts of the title, if they look different.
  var titleRuns: TextRuns? { TextRuns(shownAttributes, font: ownFont, traits: traitCollection) }

  /// The font of the title.
  var font: UIFont { shownAttributes?.first(.font, as: UIFont.self) ?? ownFont }

  /// The font of letters without one of their own.
  private var ownFont: UIFont {
    if let ownLabel { return ownLabel.shownFont }
    return configuration == nil
      ? .systemFont(ofSize: 15) : UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
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
  open override var intrinsicContentSize: CGSize { ButtonMeasure(self).size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func contentNode(in reading: inout ReadingContext) -> Value {
    let isActive = isEnabled && isUserInteractionEnabled
    let id = reading.element(accessibilityIdentifier ?? currentTitle, of: "button", isEnabled: isActive) { [weak self] in
      self?.barItemTapped()
    }
    let runs = titleRuns
    let font = runs == nil ? font : ownFont
    let first = runs == nil ? shownAttributes?.first(.foregroundColor, as: UIColor.self) : nil
    let isCustom = buttonType == .custom && configuration == nil
    let color =
      currentTitle == nil
      ? configuration?.baseForegroundColor ?? currentImage?.tint
      : first ?? configuration?.baseForegroundColor ?? titleColor(for: state) ?? (isCustom ? .white : nil)
    return node(
      "button",
      [
        "id": .string(id), "text": .text(currentTitle), "runs": runs?.node(font, reading),
        "subtitle": .text(configuration?.subtitle),
        "image": .text(shownImage?.symbol ?? shownImage?.name),
        "label": currentTitle == nil && accessibilityLabel == nil ? .text(currentImage?.accessibilityLabel) : nil,
        "imagePlacement": indicatorImage != nil
          ? "trailing" : configuration.flatMap { $0.imagePlacement == .leading ? nil : .string($0.imagePlacement.edgeName) },
        "style": .string(configuration?.look.rawValue ?? "plain"),
        "font": currentTitle == nil ? nil : font.node(for: reading.traits),
        "color": .color(color, reading), "imageColor": .color(imageColor(beside: color), reading),
        "isSelected": .flag(isSelected, unless: false),
        "isEnabled": .flag(isActive, unless: true), "role": role.name.map { .string($0) },
        "hasMenu": .flag(menu != nil && showsMenuAsPrimaryAction, unless: false),
        "capsule": .flag(configuration?.cornerStyle == .capsule, unless: false),
        "tint": .color(configuration?.baseBackgroundColor ?? tintColor, reading),
      ], in: &reading)
  }

  /// The colour of an image beside a title of another colour: its own, or the tint in a button without a configuration.
  private func imageColor(beside color: UIColor?) -> UIColor? {
    guard currentTitle != nil, let image = currentImage else { return nil }
    if let tint = image.tint { return tint }
    return configuration == nil && color != nil ? tintColor : nil
  }

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

  init(of button: UIButton) {
    self.button = button
    super.init(frame: .zero)
    font = .systemFont(ofSize: button.configuration == nil ? 15 : 17)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var font: UIFont! {
    didSet {
      button?.setNeedsLayout()
      button?.noteChange()
    }
  }
}

/// The size that the contents of a button lead to.
@MainActor
private struct ButtonMeasure {
  let button: UIButton

  init(_ button: UIButton) { self.button = button }

  var size: CGSize {
    let text = textSize
    let image = text.width > 0 ? drawnImageSize : imageSize
    let isColumn = button.configuration.map { $0.imagePlacement == .top || $0.imagePlacement == .bottom } ?? false
    // The page and the pictures have this distance between an image and a title.
    let drawn: CGFloat = isColumn ? 2 : 6
    let gap = text.width > 0 && image.width > 0 ? max(button.configuration?.imagePadding ?? 0, drawn) : 0
    var size =
      isColumn
      ? CGSize(width: max(text.width, image.width), height: text.height + gap + image.height)
      : CGSize(width: text.width + gap + image.width, height: max(text.height, image.height))
    size.width += insets.leading + insets.trailing
    size.height += insets.top + insets.bottom
    return size
  }

  private var insets: NSDirectionalEdgeInsets {
    guard let configuration = button.configuration else {
      let own = button.contentEdgeInsets
      let vertical: CGFloat = own == .zero ? 6 : 0
      return NSDirectionalEdgeInsets(
        top: own.top + vertical, leading: own.left, bottom: own.bottom + vertical, trailing: own.right)
    }
    return configuration.contentInsets
  }

  private var textSize: CGSize {
    let traits = button.traitCollection
    var size = CGSize(
      button.titleRuns?.size(width: 100_000, lines: 1)
        ?? button.font.size(of: button.currentTitle ?? "", width: 100_000, lines: 1, traits: traits))
    if let subtitle = button.configuration?.subtitle, !subtitle.isEmpty {
      let below = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traits)
      let other = CGSize(below.size(of: subtitle, width: 100_000, lines: 1, traits: traits))
      size = CGSize(width: max(size.width, other.width), height: size.height + other.height)
    }
    return size
  }

  private var imageSize: CGSize { button.shownImage?.size ?? .zero }

  /// The size of an image beside a title, which is drawn as a symbol of the title's size.
  private var drawnImageSize: CGSize {
    guard button.shownImage != nil else { return .zero }
    let (own, side) = (imageSize, (button.font.pointSize * 1.25).rounded(.up))
    return CGSize(width: max(own.width, side), height: max(own.height, side))
  }
}
