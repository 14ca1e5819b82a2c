import Foundation
import LayoutSolver
import Testing

@testable import UIKit

/// A kept layout is to be the one that the constraints lead to when they are built and solved anew, whatever has changed meanwhile.
@MainActor @Suite(.serialized) struct KeptLayoutTests {
  /// The number of trees, which `SPLIT_PREVIEW_SEEDS` sets for a long run.
  private nonisolated static let seeds = ProcessInfo.processInfo.environment["SPLIT_PREVIEW_SEEDS"].flatMap { Int($0) } ?? 15

  @Test(arguments: 0..<Self.seeds) func `a kept layout is that of new constraints after every change`(seed: Int) {
    let tree = ChangingTree(seed: seed)
    for step in 0..<60 {
      let change = tree.changeSomething()
      tree.root.layOutContents()
      expectNewLayout(of: tree.root, "seed \(seed), step \(step), \(change)")
      let wish = CGSize(width: tree.root.bounds.width, height: 0)
      let fitting = tree.root.systemLayoutSizeFitting(
        wish, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      expect(fitting, tree.root, fitting: wish, "seed \(seed), step \(step), \(change)")
    }
  }

  private func expectNewLayout(of root: UIView, _ name: String) {
    let size = LayoutSolving.RootSize.fixed(root.bounds.size)
    let widths = root.layoutState.textWidths?.widths ?? [:]
    let solving = LayoutSolving(root: root, size: size, textWidths: widths)
    guard let values = solving.parameters.values(size.size, widths: widths) else { return #expect(Bool(false), "\(name)") }
    let solution = solving.system.solve(values)
    let layout = KeptLayout(solving, isForOneUse: true).result(for: values)
    for (view, frame) in layout?.views ?? [] {
      #expect(frame.isNear(view.frame), "\(name): \(type(of: view)) has \(view.frame) instead of \(frame)")
    }
    #expect(layout?.views.isEmpty == false || root.descendants.isEmpty, "\(name): no layout")
    for guide in root.layoutGuides {
      guard let rect = solving.place(of: guide)?.value(in: solution) else { continue }
      #expect(rect.isNear(guide.layoutFrame), "\(name): a guide has \(guide.layoutFrame) instead of \(rect)")
    }
  }

  private func expect(_ fitting: CGSize, _ root: UIView, fitting wish: CGSize, _ name: String) {
    let size = LayoutSolving.RootSize(kind: .fitting(horizontal: .required, vertical: .fittingSizeLevel), size: wish)
    let widths = root.layoutState.textWidths?.widths ?? [:]
    let solving = LayoutSolving(root: root, size: size, textWidths: widths)
    guard let values = solving.parameters.values(wish, widths: widths) else { return #expect(Bool(false), "\(name)") }
    let rect = solving.rootRect.value(in: solving.system.solve(values))
    #expect(rect.isNear(CGRect(origin: .zero, size: fitting)), "\(name): the fitting size is \(fitting) instead of \(rect.size)")
  }

  @Test func `another size builds no constraints`() {
    let tree = ChangingTree(seed: 3, hasMasks: false)
    for width in [300, 301, 302] {
      tree.root.frame.size.width = CGFloat(width)
      tree.root.layOutContents()
    }
    let kept = tree.root.layoutState.keptLayouts
    tree.root.frame.size.width = 310
    tree.root.layOutContents()
    #expect(!kept.isEmpty)
    #expect(tree.root.layoutState.keptLayouts.elementsEqual(kept) { $0 === $1 })
  }

  @Test func `a kept layout keeps no view`() {
    weak var gone: UIView?
    weak var goneRoot: UIView?
    do {
      let tree = ChangingTree(seed: 4)
      tree.root.layOutContents()
      let kept = tree.root.layoutState.keptLayouts
      gone = tree.root.subviews.last
      tree.root.subviews.last?.removeFromSuperview()
      tree.forgetRemoved()
      withExtendedLifetime(kept) { #expect(gone == nil) }
      tree.root.layOutContents()
      goneRoot = tree.root
    }
    #expect(goneRoot == nil)
  }
}

/// A tree of views of all kinds that take part in layouts, which changes at random.
@MainActor
private final class ChangingTree {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private var numbers: Numbers
  private var labels: [UILabel] = []
  private var stacks: [UIStackView] = []
  private var masked: [UIView] = []
  private var guide = UILayoutGuide()
  private var constraints: [NSLayoutConstraint] = []
  private var removed: [UIView] = []

  init(seed: Int, hasMasks: Bool = true) {
    numbers = Numbers(seed: UInt64(seed))
    for _ in 0..<number(1...3) { addLabel(in: root) }
    for _ in 0..<number(1...2) { addStack() }
    if hasMasks { addMasked() }
    root.addLayoutGuide(guide)
    add([
      guide.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7),
      guide.heightAnchor.constraint(equalToConstant: 30),
      guide.trailingAnchor.constraint(lessThanOrEqualTo: root.readableContentGuide.trailingAnchor),
    ])
    constrain()
  }

  private func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &numbers) }
  private func length(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(number(range)) / 2 }
  private func flip() -> Bool { Bool.random(using: &numbers) }
  private func add(_ added: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(added)
    constraints += added
  }

  private var sentence: String { String(repeating: "Some text. ", count: number(0...9)) }

  @discardableResult
  private func addLabel(in view: UIView) -> UILabel {
    let label = UILabel()
    label.text = sentence
    label.numberOfLines = flip() ? 0 : number(1...3)
    label.translatesAutoresizingMaskIntoConstraints = false
    labels.append(label)
    view.addSubview(label)
    return label
  }

  private func addStack() {
    let stack = UIStackView()
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.axis = flip() ? .horizontal : .vertical
    root.addSubview(stack)
    for _ in 0..<number(1...4) { stack.addArrangedSubview(addLabel(in: stack)) }
    stacks.append(stack)
  }

  private func addMasked() {
    let view = UIView(frame: CGRect(x: 10, y: 400, width: 200, height: 60))
    view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(number(0...63)))
    root.addSubview(view)
    let inner = addLabel(in: view)
    add([
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
      inner.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor),
      inner.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    masked.append(view)
  }

  /// Gives each view on the root some constraints. Their priorities are below required, so that none contradict each other.
  private func constrain() {
    var above: UIView?
    for view in root.subviews where !view.translatesAutoresizingMaskIntoConstraints {
      var added = [view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor, constant: length(0...20))]
      let top = above?.bottomAnchor ?? root.safeAreaLayoutGuide.topAnchor
      added.append(view.topAnchor.constraint(equalTo: top, constant: length(0...30)))
      if flip() { added.append(view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -length(0...40))) }
      if flip(), let above { added.append(view.firstBaselineAnchor.constraint(greaterThanOrEqualTo: above.lastBaselineAnchor)) }
      if flip() { added.append(view.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.6)) }
      for constraint in added { constraint.priority = UILayoutPriority(Float(number(400...999))) }
      add(added)
      above = view
    }
    let bottom = above?.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor)
    bottom?.priority = UILayoutPriority(998)
    add([bottom].compactMap { $0 })
  }

  /// Forgets the views that have left the tree.
  func forgetRemoved() {
    removed = []
    constraints.removeAll { !$0.isActive }
    labels.removeAll { $0.superview == nil || !$0.isDescendant(of: root) }
    stacks.removeAll { $0.superview == nil }
    masked.removeAll { $0.superview == nil }
  }

  /// Changes something, and returns what it was.
  func changeSomething() -> String {
    let changes: [(String, () -> Void)] = [
      ("width", { [self] in root.frame.size.width = length(200...1700) }),
      ("size", { [self] in root.frame.size = CGSize(width: length(200...900), height: length(300...1600)) }),
      ("text", { [self] in labels.randomElement(using: &numbers)?.text = sentence }),
      ("font", { [self] in labels.randomElement(using: &numbers)?.font = .systemFont(ofSize: length(20...60)) }),
      ("lines", { [self] in labels.randomElement(using: &numbers)?.numberOfLines = number(0...3) }),
      ("constant", { [self] in constraints.randomElement(using: &numbers)?.constant = length(-40...40) }),
      ("active", { [self] in constraints.randomElement(using: &numbers).map { $0.isActive.toggle() } }),
      ("hidden", { [self] in labels.randomElement(using: &numbers).map { $0.isHidden.toggle() } }),
      (
        "hugging",
        { [self] in
          labels.randomElement(using: &numbers)?.setContentHuggingPriority(
            UILayoutPriority(Float(number(100...900))), for: .horizontal)
        }
      ),
      ("spacing", { [self] in stacks.randomElement(using: &numbers)?.spacing = length(0...40) }),
      (
        "alignment",
        { [self] in
          stacks.randomElement(using: &numbers)?.alignment = UIStackView.Alignment(rawValue: number(0...5)) ?? .fill
        }
      ),
      (
        "distribution",
        { [self] in
          stacks.randomElement(using: &numbers)?.distribution = UIStackView.Distribution(rawValue: number(0...4)) ?? .fill
        }
      ),
      ("axis", { [self] in stacks.randomElement(using: &numbers)?.axis = flip() ? .vertical : .horizontal }),
      (
        "margins of a stack",
        { [self] in
          stacks.randomElement(using: &numbers)?.isLayoutMarginsRelativeArrangement = flip()
        }
      ),
      (
        "arranged view",
        { [self] in
          stacks.randomElement(using: &numbers).map { $0.insertArrangedSubview(addLabel(in: $0), at: number(0...3)) }
        }
      ),
      (
        "removed view",
        { [self] in
          guard labels.count > 3, let view = labels.randomElement(using: &numbers) else { return }
          removed.append(view)
          view.removeFromSuperview()
          forgetRemoved()
        }
      ),
      ("order", { [self] in root.subviews.first.map { root.bringSubviewToFront($0) } }),
      ("exchange", { [self] in root.exchangeSubview(at: 0, withSubviewAt: root.subviews.count - 1) }),
      (
        "margins", { [self] in root.layoutMargins = UIEdgeInsets(top: length(0...30), left: length(0...60), bottom: 8, right: 8) }
      ),
      ("direction", { [self] in root.semanticContentAttribute = flip() ? .forceRightToLeft : .forceLeftToRight }),
      (
        "masked frame",
        { [self] in
          masked.randomElement(using: &numbers)?.frame = CGRect(
            x: length(0...100), y: length(0...400), width: length(0...400), height: length(0...100))
        }
      ),
      (
        "mask",
        { [self] in
          masked.randomElement(using: &numbers)?.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(number(0...63)))
        }
      ),
      ("new label", { [self] in addLabel(in: root) }),
      ("guide", { [self] in constraints[0].constant = length(0...50) }),
    ]
    let (name, change) = changes.randomElement(using: &numbers)!
    change()
    return name
  }
}

extension UIView {
  fileprivate var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }
}

extension CGRect {
  /// Whether all edges are the same apart from errors of rounding.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { (one - other).magnitude < 0.005 }
    return isNear(minX, other.minX) && isNear(minY, other.minY) && isNear(width, other.width) && isNear(height, other.height)
  }
}
