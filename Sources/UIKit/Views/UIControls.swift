import Foundation
internal import SplitKit

/// A switch: `UISwitch`. A tap turns it over and sends `valueChanged`.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// How a switch is drawn. It is kept.
  public enum Style: Int, Sendable { case automatic, checkbox, sliding }
  /// Creates a switch with a frame.
  public override init(frame: CGRect) { super.init(frame: CGRect(origin: frame.origin, size: IntrinsicSizes.toggle)) }
  /// Creates a switch as a storyboard does.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether the switch is on. The default is false.
  open var isOn = false { didSet { if isOn != oldValue { noteChange() } } }
  /// Turns the switch, without an event.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  /// The colour while the switch is on, or nil for green.
  open var onTintColor: UIColor? { didSet { noteChange() } }
  /// Kept and not drawn.
  open var thumbTintColor: UIColor?
  /// Kept and not drawn.
  open var title: String?
  /// Kept, without an effect.
  open var preferredStyle = Style.automatic
  /// The style, which is a sliding switch.
  open var style: Style { .sliding }
  /// Kept and not drawn.
  open var onImage: UIImage?
  /// Kept and not drawn.
  open var offImage: UIImage?

  /// The size that constraints see (863).
  open override var intrinsicContentSize: CGSize {
    CGSize(width: IntrinsicSizes.toggle.width - alignmentRectInsets.right, height: IntrinsicSizes.toggle.height)
  }
  /// A switch sticks out at its right of what constraints see (863).
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: CGFloat(IntrinsicSizes.lengths.toggleOverhang))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { IntrinsicSizes.toggle }
  override func tapped() {
    isOn.toggle()
    sendActions(for: [.valueChanged, .touchUpInside, .primaryActionTriggered])
  }
  override var readsSubviews: Bool { false }
  override func contentNode(in reading: inout ReadingContext) -> Value {
    let id = reading.element(accessibilityIdentifier, of: "switch", isEnabled: isEnabled) { [weak self] in self?.barItemTapped() }
    return node(
      "switch",
      [
        "id": .string(id), "isOn": .bool(isOn), "isEnabled": .flag(isEnabled, unless: true), "tint": .color(onTintColor, reading),
      ], in: &reading)
  }
}

/// A slider: `UISlider`. A tap on one of its tenths sets the value and sends `valueChanged`; it is not dragged.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// Creates a slider with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a slider as a storyboard does.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The value, between the least and the greatest one.
  open var value: Float = 0 {
    didSet {
      let bounded = min(max(value, minimumValue), max(minimumValue, maximumValue))
      if bounded != value { value = bounded }
      if value != oldValue { noteChange() }
    }
  }
  /// The least value. The default is 0.
  open var minimumValue: Float = 0 { didSet { value = max(value, minimumValue) } }
  /// The greatest value. The default is 1.
  open var maximumValue: Float = 1 { didSet { value = min(value, max(minimumValue, maximumValue)) } }
  /// Sets the value, without an event.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Kept: events are sent at once.
  open var isContinuous = true
  /// The colour of the part up to the value.
  open var minimumTrackTintColor: UIColor? { didSet { noteChange() } }
  /// Kept and not drawn.
  open var maximumTrackTintColor: UIColor?
  /// Kept and not drawn.
  open var thumbTintColor: UIColor?
  /// Kept and not drawn.
  open var minimumValueImage: UIImage?
  /// Kept and not drawn.
  open var maximumValueImage: UIImage?
  /// Accepted: a slider looks as the system's.
  open func setThumbImage(_ image: UIImage?, for state: State) {}
  /// Accepted: a slider looks as the system's.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
  /// Accepted: a slider looks as the system's.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}
  /// The image of the thumb: none of the app's.
  open func thumbImage(for state: State) -> UIImage? { nil }
  /// The image of the thumb: none of the app's.
  open var currentThumbImage: UIImage? { nil }
  /// The image up to the value: none of the app's.
  open func minimumTrackImage(for state: State) -> UIImage? { nil }
  /// The image beyond the value: none of the app's.
  open func maximumTrackImage(for state: State) -> UIImage? { nil }
  /// The frame of the track in some bounds (864). An override has no effect.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let height = CGFloat(IntrinsicSizes.lengths.sliderTrack)
    return CGRect(x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
  }
  /// The frame of the thumb for a value (864). An override has no effect.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let (lengths, knob) = (IntrinsicSizes.lengths, CGSize(IntrinsicSizes.lengths.sliderKnob))
    let x = rect.minX + CGFloat(lengths.knob(at: Double(share), in: Double(rect.width)))
    return CGRect(
      x: x.nearestPixel(traitCollection.displayScale), y: bounds.midY - knob.height / 2, width: knob.width, height: knob.height)
  }
  /// The place of the picture at the least value. It is not asked.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// The place of the picture at the greatest value. It is not asked.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// Kept, without an effect.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// The style in which the slider behaves: that of a tablet.
  open var behavioralStyle: UIBehavioralStyle { .pad }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: IntrinsicSizes.slider) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: IntrinsicSizes.slider) }
  override var readsSubviews: Bool { false }
  override func contentNode(in reading: inout ReadingContext) -> Value {
    let range = maximumValue - minimumValue
    let share = range > 0 ? Double((value - minimumValue) / range) : 0
    let id = reading.element(accessibilityIdentifier, of: "slider", isEnabled: isEnabled) {}
    let parts = isEnabled ? addTenths(to: id, &reading) : []
    return node(
      "slider",
      [
        "id": .string(id), "parts": .parts(parts), "value": .number((share * 1000).rounded() / 1000),
        "isEnabled": .flag(isEnabled, unless: true),
        "tint": .color(minimumTrackTintColor ?? storedTint, reading),
      ], in: &reading)
  }

  private func addTenths(to id: String, _ reading: inout ReadingContext) -> [String] {
    let (frame, isReversed) = (reading.frame, isRightToLeft)
    return (0...10).map { part in
      let place = CGFloat(isReversed ? 10 - part : part) / 11
      let rect = CGRect(x: frame.minX + frame.width * place, y: frame.minY, width: frame.width / 11, height: frame.height)
      reading.part("\(id)/\(part)", in: rect) { [weak self] in self?.set(tenths: part) }
      return "\(id)/\(part)"
    }
  }

  private func set(tenths: Int) {
    value = minimumValue + (maximumValue - minimumValue) * Float(tenths) / 10
    sendActions(for: [.valueChanged, .touchUpInside])
  }
}

/// A pair of buttons for a number: `UIStepper`.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// Creates a stepper with a frame.
  public override init(frame: CGRect) { super.init(frame: CGRect(origin: frame.origin, size: IntrinsicSizes.stepper)) }
  /// Creates a stepper as a storyboard does.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The number.
  open var value: Double = 0 { didSet { noteChange() } }
  /// The least number. The default is 0.
  open var minimumValue: Double = 0 { didSet { value = max(value, minimumValue) } }
  /// The greatest number. The default is 100.
  open var maximumValue: Double = 100 { didSet { value = min(value, maximumValue) } }
  /// The step. The default is 1.
  open var stepValue: Double = 1
  /// Kept and not drawn.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {}
  /// Kept and not drawn.
  open func setIncrementImage(_ image: UIImage?, for state: State) {}
  /// Kept and not drawn.
  open func setDecrementImage(_ image: UIImage?, for state: State) {}
  /// The image of the button for less: none of the app's.
  open func decrementImage(for state: State) -> UIImage? { nil }
  /// The image of the button for more: none of the app's.
  open func incrementImage(for state: State) -> UIImage? { nil }
  /// The background: none of the app's.
  open func backgroundImage(for state: State) -> UIImage? { nil }
  /// Kept and not drawn.
  open func setDividerImage(_ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State) {}
  /// Whether the number goes on at the other end. The default is false.
  open var wraps = false
  /// Kept: a touch is one step.
  open var autorepeat = true
  /// Kept: events are sent at once.
  open var isContinuous = true

  open override var intrinsicContentSize: CGSize { IntrinsicSizes.stepper }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { IntrinsicSizes.stepper }
  override var readsSubviews: Bool { false }
  override func contentNode(in reading: inout ReadingContext) -> Value {
    let id = reading.element(accessibilityIdentifier, of: "stepper", isEnabled: false) {}
    let frame = reading.frame
    for (name, step, left) in [("decrement", -1.0, !isRightToLeft), ("increment", 1.0, isRightToLeft)] where isEnabled {
      let half = CGRect(x: left ? frame.minX : frame.midX, y: frame.minY, width: frame.width / 2, height: frame.height)
      reading.part("\(id)/\(name)", in: half) { [weak self] in self?.step(step) }
    }
    let parts = isEnabled ? ["\(id)/decrement", "\(id)/increment"] : []
    return node(
      "stepper", ["id": .string(id), "parts": .parts(parts), "isEnabled": .flag(isEnabled, unless: true)], in: &reading)
  }

  private func step(_ direction: Double) {
    let next = value + direction * stepValue
    let (below, above) = (next < minimumValue, next > maximumValue)
    value = below ? (wraps ? maximumValue : minimumValue) : above ? (wraps ? minimumValue : maximumValue) : next
    sendActions(for: [.valueChanged, .touchUpInside])
  }
}

/// A part of something that is done: `UIProgressView`.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// How it is drawn. It is kept.
  public enum Style: Int, Sendable { case `default`, bar }
  /// Creates a view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a view as a storyboard does.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Kept and not drawn.
  open var progressImage: UIImage?
  /// Kept and not drawn.
  open var trackImage: UIImage?
  /// Creates a view in a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }
  /// Kept, without an effect.
  open var progressViewStyle = Style.default
  /// The part from 0 to 1.
  open var progress: Float = 0 {
    didSet {
      let bounded = min(max(progress, 0), 1)
      if bounded != progress { progress = bounded }
      noteChange()
    }
  }
  /// Sets the part.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  /// Kept: it does not follow by itself.
  open var observedProgress: Progress?
  /// The colour of the part that is done.
  open var progressTintColor: UIColor? { didSet { noteChange() } }
  /// Kept and not drawn.
  open var trackTintColor: UIColor?
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: IntrinsicSizes.progress) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: IntrinsicSizes.progress) }
  /// A bar that its frame places is as high as always (867).
  open override func layoutSubviews() {
    super.layoutSubviews()
    if !isPlacedByConstraints, frame.height != IntrinsicSizes.progress { frame.size.height = IntrinsicSizes.progress }
  }
  override var readsSubviews: Bool { false }
  override func contentNode(in reading: inout ReadingContext) -> Value {
    let tint = Value.color(progressTintColor ?? storedTint, reading)
    return node("progress", ["value": .number((Double(progress) * 1000).rounded() / 1000), "tint": tint], in: &reading)
  }
}

/// A sign that something is going on: `UIActivityIndicatorView`.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The sizes, with UIKit's raw values.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
    /// A sign of the usual size, under its name before iOS 13.
    public static var gray: Style { .medium }
    /// A sign of the usual size, under its name before iOS 13.
    public static var white: Style { .medium }
    /// A large sign, under its name before iOS 13.
    public static var whiteLarge: Style { .large }
  }
  /// Creates a sign with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a sign as a storyboard does.
  public required init(coder: NSCoder) { super.init(coder: coder)! }
  /// Creates a sign in a size.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    take(style)
  }
  /// Gives a new indicator its size.
  func take(_ style: Style) {
    frame.size = CGSize(width: style == .large ? 37 : 20, height: style == .large ? 37 : 20)
    self.style = style
  }
  /// The size.
  open var style = Style.medium { didSet { setNeedsLayout() } }
  /// Whether the sign is hidden while it stands still. The default is true.
  open var hidesWhenStopped = true { didSet { noteChange() } }
  /// The colour, or nil for that of the system.
  open var color: UIColor! { didSet { noteChange() } }
  /// Whether the sign moves.
  open private(set) var isAnimating = false { didSet { if isAnimating != oldValue { noteChange() } } }
  /// Lets the sign move.
  open func startAnimating() { isAnimating = true }
  /// Lets the sign stand still.
  open func stopAnimating() { isAnimating = false }
  open override var intrinsicContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override var readsSubviews: Bool { false }
  override func contentNode(in reading: inout ReadingContext) -> Value {
    guard isAnimating || !hidesWhenStopped else { return node("box", [:], in: &reading) }
    return node(
      "activity",
      [
        "size": style == .large ? "large" : nil, "isAnimating": .flag(isAnimating, unless: true),
        "tint": .color(color, reading),
      ], in: &reading)
  }
}

/// Dots for pages: `UIPageControl`. A tap goes to the next page, and on the first half to the page before.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// Creates a control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a control as a storyboard does.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The number of pages.
  open var numberOfPages = 0 { didSet { if numberOfPages != oldValue { setNeedsLayout() } } }
  /// The page, from 0.
  open var currentPage = 0 { didSet { noteChange() } }
  /// Whether the dots are hidden if there is one page.
  open var hidesForSinglePage = false { didSet { noteChange() } }
  /// The colour of the dots; nil for that of the system.
  open var pageIndicatorTintColor: UIColor? { didSet { noteChange() } }
  /// The colour of the dot of the page that is shown; nil for that of the system.
  open var currentPageIndicatorTintColor: UIColor? { didSet { noteChange() } }
  /// The looks behind the dots, with UIKit's raw values.
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
  /// Kept and not drawn.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Kept, without an effect.
  open var allowsContinuousInteraction = true
  /// Kept and not drawn.
  open var preferredIndicatorImage: UIImage?
  /// Kept and not drawn.
  open var preferredCurrentPageIndicatorImage: UIImage?
  /// Accepted: dots are drawn.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
  /// The image of a page: none of the app's.
  open func indicatorImage(forPage page: Int) -> UIImage? { nil }
  /// Accepted: dots are drawn.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {}
  /// The image of the page that is shown: none of the app's.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { nil }
  /// How the user changes the page, with UIKit's raw values.
  public enum InteractionState: Int, Sendable { case none, discrete, continuous }
  /// How the user changes the page: not at the moment.
  open var interactionState: InteractionState { .none }
  /// Where the dots go, with UIKit's raw values.
  public enum Direction: Int, Sendable { case natural, leftToRight, rightToLeft, topToBottom, bottomToTop }
  /// Kept: the dots go with the direction of the language.
  open var direction = Direction.natural
  /// Does nothing, because the dots are never behind.
  open func updateCurrentPageDisplay() {}
  /// Kept, without an effect.
  open var defersCurrentPageDisplay = false
  /// The size of the dots of a number of pages (862 and 911).
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(PageDots.size(pages: pageCount, scale: Double(traitCollection.displayScale)))
  }
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: max(1, numberOfPages)) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override var readsSubviews: Bool { false }
  override func contentNode(in reading: inout ReadingContext) -> Value {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return node("box", [:], in: &reading) }
    let id = reading.element(accessibilityIdentifier, of: "pageControl", isEnabled: false) {}
    let frame = reading.frame
    for (name, step, left) in [("previous", -1, !isRightToLeft), ("next", 1, isRightToLeft)] where isEnabled {
      let half = CGRect(x: left ? frame.minX : frame.midX, y: frame.minY, width: frame.width / 2, height: frame.height)
      reading.part("\(id)/\(name)", in: half) { [weak self] in self?.turn(step) }
    }
    let parts = isEnabled ? ["\(id)/previous", "\(id)/next"] : []
    return node(
      "pageControl",
      [
        "id": .string(id), "parts": .parts(parts), "pages": .number(Double(numberOfPages)),
        "current": .number(Double(currentPage)),
        "slot": reading.traits.displayScale == 3 ? .number(PageDots.slot(scale: 3)) : nil,
        "color": .color(pageIndicatorTintColor, reading),
        "currentColor": .color(currentPageIndicatorTintColor, reading),
      ],
      in: &reading)
  }
  private func turn(_ step: Int) {
    let next = min(max(0, currentPage + step), numberOfPages - 1)
    guard next != currentPage else { return }
    currentPage = next
    sendActions(for: .valueChanged)
  }
}
