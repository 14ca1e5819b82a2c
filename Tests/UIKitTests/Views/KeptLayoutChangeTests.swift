import Foundation
import Testing

@testable import UIKit

/// A controller with the view of a child in a stack, above a label.
@MainActor
private final class Container: UIViewController {
  let child = UIViewController()
  let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
  let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    box.autoresizingMask = .flexibleWidth
    child.view.addSubview(box)
    addChild(child)
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.addArrangedSubview(child.view)
    stack.addArrangedSubview(UILabel())
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor), stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    child.didMove(toParent: self)
  }

  /// Gives the view of the child contents that are as high as a length.
  func fill(height: CGFloat) {
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    child.view.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: child.view.topAnchor),
      content.bottomAnchor.constraint(equalTo: child.view.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: child.view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: child.view.trailingAnchor),
      content.heightAnchor.constraint(equalToConstant: height),
    ])
  }
}

/// Changes that reach a kept layout by other ways than a request for a layout of its own views.
@MainActor @Suite(.serialized) struct KeptLayoutChangeTests {
  @Test func `the view of a child has a height of its own once it has constraints`() throws {
    let stage = try ContentStage(width: 390, height: 800) { Container() }
    _ = stage.scene
    let container = try #require(stage.root as? Container)
    #expect(container.child.view.frame.height == 0)
    container.fill(height: 70)
    try stage.resize(400, 800)
    _ = stage.scene
    #expect(container.child.view.frame.height == 70)
  }

  @Test func `a custom spacing moves the views after it`() {
    let stack = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
    stack.axis = .vertical
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    for label in stack.arrangedSubviews { label.heightAnchor.constraint(equalToConstant: 20).isActive = true }
    stack.layOutContents()
    stack.setCustomSpacing(33, after: stack.arrangedSubviews[0])
    stack.layOutContents()
    #expect(stack.arrangedSubviews[1].frame.minY == 53)
  }
}
