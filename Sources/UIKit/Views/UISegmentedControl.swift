import Foundation
internal import SplitKit

/// A choice between a few words or images: `UISegmentedControl`. A tap selects a segment and sends `valueChanged`.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  private struct Part {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
    var width: CGFloat = 0
  }

  private var segments: [Part] = [] {
    didSet {
      setNeedsLayout()
      noteChange()
    }
  }
  /// The index that stands for no segment.
  public static let noSegment = -1

  /// Creates a control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a control as a storyboard does.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates a control with texts and images. Subclasses can call it.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    take(items)
  }
  /// Gives a new control its texts and images and its size.
  func take(_ items: [Any]?) {
    segments = (items ?? []).map { Part(title: $0 as? String, image: $0 as? UIImage) }
    frame.size = sizeThatFits(.zero)
  }
  /// Creates a control with a segment for each action.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Part(title: $0.title, image: $0.image, action: $0) }
  }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }
  /// The selected segment, or `noSegment`.
  open var selectedSegmentIndex = UISegmentedControl.noSegment { didSet { if selectedSegmentIndex != oldValue { noteChange() } } }
  /// Whether a selection ends with the touch. The default is false.
  open var isMomentary = false
  /// Kept, without an effect.
  open var apportionsSegmentWidthsByContent = false
  /// The colour of the selected segment.
  open var selectedSegmentTintColor: UIColor? { didSet { noteChange() } }

  /// Inserts a segment.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(Part(title: title), at: min(max(0, segment), segments.count))
  }
  /// Inserts a segment.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    segments.insert(Part(image: image), at: min(max(0, segment), segments.count))
  }
  /// Inserts a segment for an action.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    segments.insert(Part(title: action.title, image: action.image, action: action), at: min(max(0, segment), segments.count))
  }
  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selectedSegmentIndex >= segments.count { selectedSegmentIndex = Self.noSegment }
  }
  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
  }
  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) { change(segment) { $0.title = title } }
  /// The title of a segment.
  open func titleForSegment(at segment: Int) -> String? { segments.indices.contains(segment) ? segments[segment].title : nil }
  /// Sets the image of a segment.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { change(segment) { $0.image = image } }
  /// The image of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? { segments.indices.contains(segment) ? segments[segment].image : nil }
  /// Sets the width of a segment, which is kept: all are equally wide.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = width } }
  /// Sets whether a segment can be selected.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
  /// Whether a segment can be selected.
  open func isEnabledForSegment(at segment: Int) -> Bool { segments.indices.contains(segment) && segments[segment].isEnabled }
  /// Sets the attributes of the titles. The colours of the normal and the selected state are drawn, and the font of the normal one.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    wordAttributes[state.rawValue] = attributes
    noteChange()
  }
  /// The attributes of the titles that the app has set.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { wordAttributes[state.rawValue] }
  private var wordAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// The width of a segment that the app has set, or 0.
  open func widthForSegment(at segment: Int) -> CGFloat { segments.indices.contains(segment) ? segments[segment].width : 0 }
  /// The move of a segment's content: none.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { .zero }
  /// Sets the action of a segment, with its title and its image.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image, $0.action) = (action.title, action.image, action) }
  }
  /// The action of a segment, or nil.
  open func actionForSegment(at segment: Int) -> UIAction? {
    segments.indices.contains(segment) ? segments[segment].action : nil
  }
  /// The index of the segment with an action, or `NSNotFound`.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }
  /// The segments, by where they stand, with UIKit's raw values.
  public enum Segment: Int, Sendable { case any, left, center, right, alone }
  /// Kept, without an effect.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) {}

  /// Kept and not drawn.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {}
  /// None.
  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? { nil }
  /// Kept and not drawn.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) {}
  /// Kept, without an effect.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {}

  private func change(_ index: Int, _ body: (inout Part) -> Void) {
    if segments.indices.contains(index) { body(&segments[index]) }
  }

  /// Segments as wide as the widest title needs.
  open override var intrinsicContentSize: CGSize {
    let widest = segments.map { segment in
      let text = (titleTextAttributes(for: .normal)?.font ?? .systemFont(ofSize: 13, weight: .medium)).size(
        of: segment.title ?? "", width: 10_000, lines: 1, traits: traitCollection)
      return max(CGFloat(text.width) + 22, segment.image == nil ? 0 : 44)
    }
    return CGSize(
      width: (widest.max() ?? 0) * CGFloat(segments.count), height: IntrinsicSizes.segments - alignmentRectInsets.bottom)
  }
  /// The control sticks out at its bottom of what constraints see (865).
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: CGFloat(IntrinsicSizes.lengths.segmentsOverhang), right: 0)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: intrinsicContentSize.width, height: IntrinsicSizes.segments)
  }
  override var readsSubviews: Bool { false }

  override func contentNode(in reading: inout ReadingContext) -> Value {
    let id = reading.element(accessibilityIdentifier, of: "segments", isEnabled: false) {}
    let items = segments.indices.map { item($0, of: id, &reading) }
    return node(
      "segments",
      [
        "id": .string(id), "items": .array(items),
        "selected": segments.indices.contains(selectedSegmentIndex) ? .number(Double(selectedSegmentIndex)) : .null,
        "isEnabled": .flag(isEnabled, unless: true), "chosenBackground": .color(selectedSegmentTintColor, reading),
        "color": .color(titleTextAttributes(for: .normal)?.foreground, reading),
        "chosenColor": .color(titleTextAttributes(for: .selected)?.foreground, reading),
        "font": titleTextAttributes(for: .normal)?.font?.node(for: reading.traits),
      ], in: &reading)
  }

  private func item(_ index: Int, of id: String, _ reading: inout ReadingContext) -> Value {
    let (segment, frame) = (segments[index], reading.frame)
    let place = isRightToLeft ? segments.count - 1 - index : index
    let (x, width) = ControlLengths.segment(place, of: segments.count, in: Double(frame.width))
    let own = "\(id)/segment-\(index)"
    if isEnabled, segment.isEnabled {
      let rect = CGRect(x: frame.minX + CGFloat(x), y: frame.minY, width: CGFloat(width), height: frame.height)
      reading.part(own, in: rect) { [weak self] in self?.select(index) }
    }
    var members = [Member("id", .string(own))]
    if let title = segment.title { members.append(Member("text", .string(title))) }
    if let image = segment.image?.barName { members.append(Member("image", .string(image))) }
    if !segment.isEnabled { members.append(Member("isEnabled", false)) }
    return .object(members)
  }

  private func select(_ index: Int) {
    guard index != selectedSegmentIndex || isMomentary else { return }
    selectedSegmentIndex = index
    if let action = segments[index].action { action.run(from: self) }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }
}
