import Foundation
import SplitKit
import Testing

@testable import UIKit

/// Constraints that leave something open: what a view gets then, and what is said about it.
@Suite(.serialized) @MainActor struct OpenConstraintTests {
  /// Lays out a view in a root of 300 x 600, with constraints that a body makes.
  private static func layout(
    _ view: UIView = UIView(), frame: CGRect = .zero, _ constraints: (_ view: UIView, _ root: UIView) -> [NSLayoutConstraint]
  ) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    view.frame = frame
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate(constraints(view, root))
    root.layoutIfNeeded()
    // The tree is weakly held upwards, so the root lives as long as its view.
    objects.append(root)
    return view
  }

  private static var objects: [UIView] = []

  private static let label: () -> UILabel = {
    let label = UILabel()
    label.text = "Words"
    return label
  }

  /// A stage, because views need an app.
  private static func stage() throws -> ContentStage { try ContentStage { UIViewController() } }

  @Test func `a view that one edge holds stays there without a size`() throws {
    let stage = try Self.stage()
    defer { withExtendedLifetime(stage) {} }
    let trailing = Self.layout { view, root in [view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10)] }
    #expect(trailing.frame == CGRect(x: 290, y: 0, width: 0, height: 0))
    let bottom = Self.layout { view, root in [view.bottomAnchor.constraint(equalTo: root.bottomAnchor)] }
    #expect(bottom.frame == CGRect(x: 0, y: 600, width: 0, height: 0))
    let middle = Self.layout { view, root in [view.centerXAnchor.constraint(equalTo: root.centerXAnchor)] }
    #expect(middle.frame == CGRect(x: 150, y: 0, width: 0, height: 0))
    let sized = Self.layout { view, root in
      [view.trailingAnchor.constraint(equalTo: root.trailingAnchor), view.widthAnchor.constraint(equalToConstant: 40)]
    }
    #expect(sized.frame == CGRect(x: 260, y: 0, width: 40, height: 0))
    let label = Self.layout(Self.label()) { view, root in [view.trailingAnchor.constraint(equalTo: root.trailingAnchor)] }
    #expect(label.frame.maxX == 300 && label.frame.width == label.intrinsicContentSize.width && label.frame.minY == 0)
  }

  @Test func `a lone inequality is met tightly`() throws {
    let stage = try Self.stage()
    defer { withExtendedLifetime(stage) {} }
    let top = Self.layout { view, root in [view.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 10)] }
    #expect(top.frame.minY == 10)
    let leading = Self.layout { view, root in
      [view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 30)]
    }
    #expect(leading.frame.minX == 30)
    let trailing = Self.layout { view, root in
      [view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -20)]
    }
    #expect(trailing.frame == CGRect(x: 280, y: 0, width: 0, height: 0))
    let size = Self.layout { view, _ in
      [
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 50),
        view.heightAnchor.constraint(lessThanOrEqualToConstant: 70),
      ]
    }
    #expect(size.frame.size == CGSize(width: 50, height: 70))
    let both = Self.layout { view, _ in
      [view.widthAnchor.constraint(greaterThanOrEqualToConstant: 50), view.widthAnchor.constraint(lessThanOrEqualToConstant: 70)]
    }
    #expect(both.frame.width == 50)
    let label = Self.layout(Self.label()) { view, _ in [view.widthAnchor.constraint(lessThanOrEqualToConstant: 200)] }
    #expect(label.frame.width == label.intrinsicContentSize.width)
  }

  @Test func `a view without constraints keeps the frame that the code has set`() throws {
    let stage = try Self.stage()
    defer { withExtendedLifetime(stage) {} }
    let frame = CGRect(x: 20, y: 30, width: 40, height: 50)
    let view = Self.layout(frame: frame) { _, _ in [] }
    #expect(view.frame == frame)
    view.frame = frame.offsetBy(dx: 5, dy: 0)
    view.superview?.setNeedsLayout()
    view.superview?.layoutIfNeeded()
    #expect(view.frame == frame.offsetBy(dx: 5, dy: 0))
    let label = Self.layout(Self.label()) { _, _ in [] }
    #expect(label.frame == CGRect(origin: .zero, size: label.intrinsicContentSize))
  }

  @Test func `an ambiguous layout says so`() throws {
    let stage = try Self.stage()
    defer { withExtendedLifetime(stage) {} }
    let whole = Self.layout { view, root in
      [
        view.topAnchor.constraint(equalTo: root.topAnchor), view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 0), view.heightAnchor.constraint(equalToConstant: 5),
      ]
    }
    #expect(!whole.hasAmbiguousLayout)
    let open = Self.layout { view, root in [view.topAnchor.constraint(equalTo: root.topAnchor)] }
    #expect(open.hasAmbiguousLayout)
    let tight = Self.layout { view, root in
      [
        view.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 10),
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.widthAnchor.constraint(equalToConstant: 9),
        view.heightAnchor.constraint(equalToConstant: 5),
      ]
    }
    #expect(tight.hasAmbiguousLayout)
    let label = Self.layout(Self.label()) { view, root in
      [view.topAnchor.constraint(equalTo: root.topAnchor), view.leadingAnchor.constraint(equalTo: root.leadingAnchor)]
    }
    #expect(!label.hasAmbiguousLayout)
    #expect(!UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).hasAmbiguousLayout)
  }

  @Test func `the log names the views on screen whose layout is ambiguous, once`() throws {
    let stage = try ContentStage { @MainActor in
      let controller = UIViewController()
      let view = UIView()
      let label = Self.label()
      for part in [view, label] {
        part.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(part)
      }
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: controller.view.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
        view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        label.topAnchor.constraint(equalTo: view.bottomAnchor),
      ])
      return controller
    }
    #expect(stage.logged() == ["Width is ambiguous for UIView.", "Horizontal position is ambiguous for UILabel."])
    try stage.resize(500, 500)
    #expect(stage.logged() == [])
    for constraint in stage.root.view.subviews[0].constraints { constraint.constant += 5 }
    stage.settle()
    #expect(stage.root.view.subviews[0].frame.height == 15 && stage.logged() == [])
  }

  @Test func `the first view of a stack grows where all resist alike`() throws {
    let stage = try Self.stage()
    defer { withExtendedLifetime(stage) {} }
    for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
      let (first, second) = (Self.label(), Self.label())
      let stack = UIStackView(arrangedSubviews: [first, second])
      stack.semanticContentAttribute = direction
      stack.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
      stack.layoutIfNeeded()
      let own = second.intrinsicContentSize.width
      #expect(second.frame.width == own && first.frame.width == 300 - own)
      second.setContentHuggingPriority(UILayoutPriority(240), for: .horizontal)
      stack.layoutIfNeeded()
      #expect(first.frame.width == own && second.frame.width == 300 - own)
    }
  }

  @Test func `a transform changes the frame alone`() throws {
    let stage = try Self.stage()
    defer { withExtendedLifetime(stage) {} }
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 60))
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(view.frame == CGRect(x: -10, y: 35, width: 80, height: 30))
    #expect(view.bounds.size == CGSize(width: 40, height: 60) && view.center == CGPoint(x: 30, y: 50))
    view.transform = CGAffineTransform(translationX: 5, y: -5)
    #expect(view.frame == CGRect(x: 15, y: 15, width: 40, height: 60))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(view.frame.width - 60) < 1e-9 && abs(view.frame.minX) < 1e-9)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    #expect(view.bounds.size == CGSize(width: 50, height: 100) && view.center == CGPoint(x: 50, y: 100))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 25, y: 50, width: 50, height: 100))
  }
}
