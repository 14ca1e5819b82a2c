import Foundation
internal import LayoutSolver

/// Views in a row or a column: `UIStackView`. Axis, spacing, alignment, distribution, margins and custom spacings are honoured.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How the views share the length of the stack, with UIKit's raw values.
  public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
  /// How the views stand across the stack, with UIKit's raw values.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// The tops of the views are the same, in a row.
    public static var top: Alignment { .leading }
    /// The bottoms of the views are the same, in a row.
    public static var bottom: Alignment { .trailing }
  }

  /// The value that stands for the spacing of the stack.
  public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
  /// The value that stands for the spacing of the system: 8 points.
  public static let spacingUseSystem: CGFloat = 1.175494351e-38

  /// Creates a stack without a size.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a stack as a storyboard does.
  public required init(coder: NSCoder) { super.init(coder: coder)! }
  /// Creates a stack with views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The views that are arranged, in their order.
  open private(set) var arrangedSubviews: [UIView] = []
  /// The direction of the stack. The default is a row.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsLayout() } }
  /// How the views share the length of the stack.
  open var distribution = Distribution.fill { didSet { setNeedsLayout() } }
  /// How the views stand across the stack.
  open var alignment = Alignment.fill { didSet { setNeedsLayout() } }
  /// The distance between the views in points.
  open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// Kept: distances are those between the frames.
  open var isBaselineRelativeArrangement = false
  /// Whether the views stand inside the margins. The default is false.
  open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsLayout() } }
  private var spacings: [ObjectIdentifier: CGFloat] = [:]

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
  /// Inserts a view.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: min(max(0, stackIndex), arrangedSubviews.count))
    setNeedsLayout()
  }
  /// Arranges a view no longer. It stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    setNeedsLayout()
  }
  /// A view that leaves is arranged no longer.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    arrangedSubviews.removeAll { $0 === subview }
  }
  /// Sets the distance after a view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    spacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsLayout()
  }
  /// The distance after a view, or `spacingUseDefault`.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    spacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  override var placesSubviewsItself: Bool { !arrangedSubviews.isEmpty }
  var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  func distance(after view: UIView) -> Double {
    let own = spacings[ObjectIdentifier(view)] ?? spacing
    return own == Self.spacingUseSystem ? 8 : Double(own)
  }

  override func addOwnConstraints(to solving: inout LayoutSolving) { StackConstraints(self, in: &solving).add(to: &solving) }
}

/// The constraints by which a stack places its views.
@MainActor
private struct StackConstraints {
  let stack: UIStackView
  let views: [UIView]
  private let isRow: Bool
  private let isRightToLeft: Bool
  private let isReversed: Bool

  init(_ stack: UIStackView, in solving: inout LayoutSolving) {
    (self.stack, views, isRow) = (stack, stack.shown, stack.axis == .horizontal)
    isRightToLeft = solving.isRightToLeft(stack)
    isReversed = isRow && isRightToLeft
  }

  /// A rectangle along the stack and across it.
  private struct Span {
    let start, length, crossStart, crossLength: Linear
    var end: Linear { start + length }
    var crossEnd: Linear { crossStart + crossLength }
  }

  private func span(_ rect: LinearRect) -> Span {
    isRow
      ? Span(start: rect.minX, length: rect.width, crossStart: rect.minY, crossLength: rect.height)
      : Span(start: rect.minY, length: rect.height, crossStart: rect.minX, crossLength: rect.width)
  }

  func add(to solving: inout LayoutSolving) {
    guard let own = solving.place(of: stack) else { return }
    hide(stack.arrangedSubviews.filter(\.isHidden), in: own, &solving)
    let inner = stack.isLayoutMarginsRelativeArrangement ? own.inset(solving.margins(of: stack)) : own
    let ordered = isReversed ? Array(views.reversed()) : views
    let spans = ordered.compactMap { view in solving.place(of: view).map { (view: view, span: span($0)) } }
    guard let first = spans.first, let last = spans.last else { return }
    let outer = span(inner)
    solving.require(first.span.start, .equal, outer.start)
    solving.require(last.span.end, .equal, outer.end)
    addGaps(spans, &solving)
    addSizes(spans, &solving)
    let baselines = Baselines(
      line: alignsFirstBaselines ? solving.makeLength() : nil,
      depth: alignsLastBaselines ? views.map { solving.baseline(of: $0, isFirst: false) ?? 0 }.max() ?? 0 : 0)
    // The baseline is as high as the views let it be.
    if let line = baselines.line { solving.require(line, .equal, Linear(0), 51) }
    for (view, span) in spans { align(view, span, outer, baselines, &solving) }
    if stack.alignment != .fill { solving.require(outer.crossLength, .equal, Linear(0), 51) }
  }

  /// Views that are hidden take no room.
  private func hide(_ views: [UIView], in own: LinearRect, _ solving: inout LayoutSolving) {
    for view in views {
      guard let rect = solving.place(of: view) else { continue }
      solving.require(rect.minX, .equal, own.minX, 999.5)
      solving.require(rect.minY, .equal, own.minY, 999.5)
      solving.require(rect.width, .equal, Linear(0), 999.5)
      solving.require(rect.height, .equal, Linear(0), 999.5)
    }
  }

  private func addGaps(_ spans: [(view: UIView, span: Span)], _ solving: inout LayoutSolving) {
    let gap = stack.distribution == .equalSpacing ? solving.makeLength() : nil
    let pitch = stack.distribution == .equalCentering ? solving.makeLength() : nil
    for (one, next) in zip(spans, spans.dropFirst()) {
      let least = stack.distance(after: isReversed ? next.view : one.view)
      switch stack.distribution {
      case .fill, .fillEqually, .fillProportionally: solving.require(next.span.start, .equal, one.span.end + least)
      case .equalSpacing:
        solving.require(next.span.start, .greaterOrEqual, one.span.end + least)
        if let gap { solving.require(next.span.start - one.span.end, .equal, gap, 999) }
      case .equalCentering:
        solving.require(next.span.start, .greaterOrEqual, one.span.end + least)
        let centers = (next.span.start + next.span.length * 0.5) - (one.span.start + one.span.length * 0.5)
        if let pitch { solving.require(centers, .equal, pitch, 149) }
      }
    }
  }

  private func addSizes(_ spans: [(view: UIView, span: Span)], _ solving: inout LayoutSolving) {
    guard let first = spans.first else { return }
    switch stack.distribution {
    case .equalSpacing, .equalCentering: return
    case .fill:
      // Where all views resist growing alike, the first one takes the space (observed in reports).
      for other in spans where other.view !== views.first {
        solving.require(other.span.length, .equal, Linear(solving.shift), WeakPriority.growth)
      }
    case .fillEqually:
      for other in spans.dropFirst() { solving.require(other.span.length, .equal, first.span.length, 999.9) }
    case .fillProportionally:
      let lengths = spans.map { own in
        let size = solving.contentSizeForThisSizeAlone(of: own.view)
        return Double(max(1, isRow ? size.width : size.height))
      }
      for (other, length) in zip(spans, lengths).dropFirst() {
        solving.require(other.span.length, .equal, first.span.length * (length / lengths[0]), 999)
      }
    }
  }

  private var alignsFirstBaselines: Bool { isRow && stack.alignment == .firstBaseline }
  private var alignsLastBaselines: Bool { isRow && stack.alignment == .lastBaseline }

  /// The lines on which texts are aligned.
  private struct Baselines {
    /// The distance of the first baselines from the start, if they are aligned.
    let line: Linear?
    /// The distance of the last baselines from the end, if they are aligned.
    let depth: Double
  }

  /// Places a view across the stack.
  private func align(_ view: UIView, _ span: Span, _ outer: Span, _ baselines: Baselines, _ solving: inout LayoutSolving) {
    switch stack.alignment {
    case .fill:
      solving.require(span.crossStart, .equal, outer.crossStart)
      solving.require(span.crossEnd, .equal, outer.crossEnd)
      return
    case .center:
      solving.require(span.crossStart + span.crossLength * 0.5, .equal, outer.crossStart + outer.crossLength * 0.5)
    case .leading where isRow || !isRightToLeft, .trailing where !isRow && isRightToLeft:
      solving.require(span.crossStart, .equal, outer.crossStart)
    case .leading, .trailing: solving.require(span.crossEnd, .equal, outer.crossEnd)
    case .firstBaseline: alignFirstBaseline(of: view, span, outer, baselines.line, &solving)
    case .lastBaseline: alignLastBaseline(of: view, span, outer, baselines.depth, &solving)
    }
    solving.require(span.crossStart, .greaterOrEqual, outer.crossStart)
    solving.require(span.crossEnd, .lessOrEqual, outer.crossEnd)
  }

  /// In a row, first baselines are at the same distance from the start. A view without text stands on them with its bottom. In a column
  /// there is nothing to align.
  private func alignFirstBaseline(
    of view: UIView, _ span: Span, _ outer: Span, _ line: Linear?, _ solving: inout LayoutSolving
  ) {
    guard let line else { return solving.require(span.crossStart, .equal, outer.crossStart) }
    let own = solving.baseline(of: view, isFirst: true).map { span.crossStart + $0 } ?? span.crossEnd
    solving.require(own, .equal, outer.crossStart + line)
  }

  /// In a row, last baselines are as far above the end as the deepest text needs. A view without text stands on them with its bottom.
  private func alignLastBaseline(
    of view: UIView, _ span: Span, _ outer: Span, _ depth: Double, _ solving: inout LayoutSolving
  ) {
    guard isRow else { return solving.require(span.crossStart, .equal, outer.crossStart) }
    let own = solving.baseline(of: view, isFirst: false) ?? 0
    solving.require(span.crossEnd, .equal, outer.crossEnd - (depth - own))
  }
}
