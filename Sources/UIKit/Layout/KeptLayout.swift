import Foundation
internal import LayoutSolver

/// The constraints of a tree of views as the solver takes them. They are kept until they change, and serve every size and all contents.
@MainActor
final class KeptLayout {
  /// A view or a guide with its rectangle in the root.
  @MainActor
  struct Item<Object> {
    @Unkept var object: Object?
    let rect: LinearRect
    /// The index of the view around it, or nil for the root.
    let outer: Int?
    /// The distances from the frame to the rectangle.
    let alignment: UIEdgeInsets
    /// Whether its frame follows from constraints, and not from its mask.
    let isPlaced: Bool

    init(
      _ object: Object, _ rect: LinearRect, outer: Int?, alignment: UIEdgeInsets = .zero, isPlaced: Bool = true
    ) {
      _object = Unkept(wrappedValue: object)
      (self.rect, self.outer, self.alignment, self.isPlaced) = (rect, outer, alignment, isPlaced)
    }
  }

  let kind: LayoutSolving.RootSize.Kind
  /// Whether the layout serves no other size.
  let isForOneSize: Bool
  /// Whether no layout before had the same constraints.
  let isNew: Bool
  /// The number of pixels for each point, or 0 if it is not known.
  private let scale: CGFloat
  private let root: LinearRect
  private let views: [Item<UIView>]
  private let guides: [Item<UILayoutGuide>]
  private let system: KeptSystem
  private let parameters: LayoutParameters
  private let inputs: [LayoutInput]
  /// Lengths that were not negative when the constraints were built, and must not be.
  private let lengths: [Linear]
  /// The constraints of the app by their numbers in the system, by which a contradiction is reported.
  private let constraints: [Int: NSLayoutConstraint]

  /// - Parameter isForOneUse: Whether the solution need not be kept.
  init(_ solving: LayoutSolving, isForOneUse: Bool = false) {
    (kind, isForOneSize, root) = (solving.size.kind, solving.isForOneSize, solving.rootRect)
    scale = solving.root.traitCollection.displayScale
    (views, guides) = (solving.views, solving.guides)
    (system, isNew) = isForOneSize || isForOneUse ? (KeptSystem(solving.system), false) : KnownSystems.kept(solving.system)
    (parameters, inputs, lengths, constraints) = (solving.parameters, solving.inputs, solving.lengths, solving.constraints)
  }

  /// The layout in a size of the root, or nil if the constraints have to be built again.
  func result(_ size: CGSize, widths: [ObjectIdentifier: CGFloat]) -> LayoutResult? {
    guard inputs.allSatisfy(\.holds), let values = parameters.values(size, widths: widths) else { return nil }
    let solution = system.solution(for: values)
    guard lengths.allSatisfy({ $0.value(in: solution) >= 0 }) else { return nil }
    return result(solution)
  }

  /// The layout for the numbers with which the constraints have just been built.
  func result(for values: [Double]) -> LayoutResult? { result(system.solution(for: values)) }

  /// The frames of the views in the coordinates of their superviews, the frames of the guides, and what contradicts what.
  private func result(_ solution: LayoutSolution) -> LayoutResult? {
    let rects = views.map { $0.rect.value(in: solution).outset(by: $0.alignment) }
    var result = LayoutResult(
      size: root.value(in: solution).size, contradictions: solution.problems.compactMap { description(of: $0) })
    func inner(_ rect: CGRect, _ outer: Int?) -> CGRect {
      guard let outer else { return rect }
      return CGRect(x: rect.minX - rects[outer].minX, y: rect.minY - rects[outer].minY, width: rect.width, height: rect.height)
    }
    for (item, rect) in zip(views, rects) {
      guard let view = item.object else { return nil }
      let frame = inner(rect, item.outer)
      let outer = item.outer.map { (solved: rects[$0].size, placed: result.views[$0].frame.size) }
      result.views.append((view, item.isPlaced ? frame.onPixels(scale) : frame.following(view, outer)))
    }
    for item in guides {
      guard let guide = item.object else { return nil }
      result.guides.append((guide, inner(item.rect.value(in: solution), item.outer)))
    }
    return result
  }

  private func description(of problem: LayoutProblem) -> String? {
    switch problem {
    case .unsatisfiable(let number, let others):
      let names = others.compactMap { constraints[$0]?.description }
      let list = names.prefix(4).joined(separator: "; ")
      guard let name = constraints[number]?.description ?? names.first else { return nil }
      return "Unable to simultaneously satisfy constraints: \(name)\(list.isEmpty ? "" : " (with \(list))")"
    case .overLimit(let number):
      return number == LayoutSystem.limit ? "A screen has more than \(LayoutSystem.limit) constraints" : nil
    case .notFinite(let number): return "A constraint has a number that is not finite: \(constraints[number]?.description ?? "")"
    }
  }
}

extension CGRect {
  /// The rectangle around this one at distances.
  fileprivate func outset(by insets: UIEdgeInsets) -> CGRect {
    insets == .zero
      ? self
      : CGRect(
        x: minX - insets.left, y: minY - insets.top, width: width + insets.left + insets.right,
        height: height + insets.top + insets.bottom)
  }

  /// The rectangle with all edges on the nearest pixel. Halfway between two pixels, an edge goes to the later one (886 and 915).
  fileprivate func onPixels(_ scale: CGFloat) -> CGRect {
    guard scale > 0 else { return self }
    // The numbers are exact to a thousandth of a point.
    func pixel(_ length: CGFloat) -> CGFloat { (length * scale + 0.5 + 0.003).rounded(.down) / scale }
    func settled(_ length: CGFloat) -> CGFloat { (length * 1000).rounded() / 1000 }
    let (left, top) = (pixel(minX), pixel(minY))
    return CGRect(
      x: settled(left), y: settled(top), width: settled(pixel(maxX) - left), height: settled(pixel(maxY) - top))
  }
}

extension CGRect {
  /// The frame of a view that follows the size around by its mask, where that size has gone to the pixel after it was solved.
  @MainActor
  fileprivate func following(_ view: UIView, _ outer: (solved: CGSize, placed: CGSize)?) -> CGRect {
    guard let outer, outer.solved != outer.placed, let own = AutoresizedRect(view) else { return self }
    let (width, height) = (outer.placed.width - outer.solved.width, outer.placed.height - outer.solved.height)
    return CGRect(
      x: minX + width * CGFloat(own.x.startShare), y: minY + height * CGFloat(own.y.startShare),
      width: max(0, self.width + width * CGFloat(own.x.lengthShare)),
      height: max(0, self.height + height * CGFloat(own.y.lengthShare)))
  }
}

/// The meaning of a solution for the views.
struct LayoutResult {
  let size: CGSize
  var views: [(view: UIView, frame: CGRect)] = []
  var guides: [(guide: UILayoutGuide, frame: CGRect)] = []
  let contradictions: [String]
}
