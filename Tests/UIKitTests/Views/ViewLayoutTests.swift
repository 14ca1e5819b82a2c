import SplitKit
import Testing

@testable import UIKit

/// A screen that a closure fills.
@MainActor
final class Screen: UIViewController {
  private let fill: @MainActor (UIView) -> Void

  init(_ fill: @escaping @MainActor (UIView) -> Void) {
    self.fill = fill
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    fill(view)
  }
}

/// A layout: the views of a screen, and their frames in a window of 400 by 800 points, whose status bar is 24 points high.
private struct Case: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let fill: @Sendable @MainActor (UIView) -> Void
  let frames: [CGRect]
}

@MainActor private func box() -> UIView {
  let view = UIView()
  view.translatesAutoresizingMaskIntoConstraints = false
  return view
}

private let cases: [Case] = [
  Case(
    testDescription: "frames",
    fill: { $0.addSubview(UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))) },
    frames: [CGRect(x: 10, y: 20, width: 30, height: 40)]),
  Case(
    testDescription: "a mask that fills",
    fill: {
      let view = UIView(frame: $0.bounds.insetBy(dx: 10, dy: 10))
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      $0.addSubview(view)
    }, frames: [CGRect(x: 10, y: 10, width: 380, height: 780)]),
  Case(
    testDescription: "anchors to all edges",
    fill: {
      let view = box()
      $0.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: $0.leadingAnchor, constant: 20),
        view.trailingAnchor.constraint(equalTo: $0.trailingAnchor, constant: -20),
        view.topAnchor.constraint(equalTo: $0.topAnchor, constant: 100),
        view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      ])
    }, frames: [CGRect(x: 20, y: 100, width: 360, height: 180)]),
  Case(
    testDescription: "a middle, and a wish that is too large",
    fill: {
      let view = box()
      $0.addSubview(view)
      let wide = view.widthAnchor.constraint(equalToConstant: 1000)
      wide.priority = .defaultHigh
      NSLayoutConstraint.activate([
        view.centerXAnchor.constraint(equalTo: $0.centerXAnchor), view.centerYAnchor.constraint(equalTo: $0.centerYAnchor),
        wide, view.widthAnchor.constraint(lessThanOrEqualTo: $0.widthAnchor, constant: -100),
        view.heightAnchor.constraint(equalToConstant: 50),
      ])
    }, frames: [CGRect(x: 50, y: 375, width: 300, height: 50)]),
  Case(
    testDescription: "a view in a view, and a guide between two",
    fill: {
      let (outer, inner, guide) = (box(), box(), UILayoutGuide())
      $0.addSubview(outer)
      outer.addSubview(inner)
      outer.addLayoutGuide(guide)
      NSLayoutConstraint.activate([
        outer.topAnchor.constraint(equalTo: $0.topAnchor), outer.leftAnchor.constraint(equalTo: $0.leftAnchor, constant: 50),
        outer.widthAnchor.constraint(equalToConstant: 200), outer.heightAnchor.constraint(equalToConstant: 100),
        guide.leftAnchor.constraint(equalTo: outer.leftAnchor),
        guide.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.25),
        inner.leftAnchor.constraint(equalTo: guide.rightAnchor), inner.rightAnchor.constraint(equalTo: outer.rightAnchor),
        inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10),
        inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      ])
    }, frames: [CGRect(x: 50, y: 0, width: 200, height: 100), CGRect(x: 50, y: 10, width: 150, height: 90)]),
  Case(
    testDescription: "a label with its own size below another",
    fill: {
      let (one, two) = (UILabel(), UILabel())
      for (label, text) in [(one, "iiii"), (two, "A text that needs more than one line in a width of a hundred points")] {
        label.text = text
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        $0.addSubview(label)
      }
      NSLayoutConstraint.activate([
        one.topAnchor.constraint(equalTo: $0.topAnchor), one.leadingAnchor.constraint(equalTo: $0.leadingAnchor),
        two.topAnchor.constraint(equalTo: one.bottomAnchor, constant: 8), two.leadingAnchor.constraint(equalTo: $0.leadingAnchor),
        two.widthAnchor.constraint(equalToConstant: 100),
      ])
    }, frames: [CGRect(x: 0, y: 0, width: 15, height: 20.5), CGRect(x: 0, y: 28.5, width: 100, height: 20.5 + 5 * 22)]),
  Case(
    testDescription: "a column of a stack, of which one view is hidden",
    fill: {
      let stack = UIStackView(
        arrangedSubviews: [30, 40, 50].map { height in
          let view = box()
          view.heightAnchor.constraint(equalToConstant: height).isActive = true
          return view
        })
      stack.axis = .vertical
      stack.spacing = 10
      stack.arrangedSubviews[1].isHidden = true
      stack.translatesAutoresizingMaskIntoConstraints = false
      $0.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: $0.topAnchor, constant: 5), stack.leadingAnchor.constraint(equalTo: $0.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: $0.trailingAnchor),
      ])
    },
    frames: [
      CGRect(x: 0, y: 5, width: 400, height: 90), CGRect(x: 0, y: 0, width: 400, height: 30),
      CGRect(x: 0, y: 40, width: 400, height: 50),
    ]),
  Case(
    testDescription: "a row of equal views in a frame",
    fill: {
      let stack = UIStackView(arrangedSubviews: [box(), box(), box()])
      stack.distribution = .fillEqually
      stack.spacing = 20
      stack.frame = CGRect(x: 0, y: 0, width: 340, height: 50)
      $0.addSubview(stack)
    },
    frames: [
      CGRect(x: 0, y: 0, width: 340, height: 50), CGRect(x: 0, y: 0, width: 100, height: 50),
      CGRect(x: 120, y: 0, width: 100, height: 50), CGRect(x: 240, y: 0, width: 100, height: 50),
    ]),
  Case(
    testDescription: "the middle of a stack",
    fill: {
      let view = box()
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 20),
      ])
      let stack = UIStackView(arrangedSubviews: [view])
      stack.axis = .vertical
      stack.alignment = .center
      stack.frame = CGRect(x: 0, y: 0, width: 200, height: 20)
      $0.addSubview(stack)
    }, frames: [CGRect(x: 0, y: 0, width: 200, height: 20), CGRect(x: 75, y: 0, width: 50, height: 20)]),
  Case(
    testDescription: "views that no constraint places are at the upper left corner",
    fill: {
      for _ in 0..<2 {
        let button = UISwitch()
        button.translatesAutoresizingMaskIntoConstraints = false
        $0.addSubview(button)
      }
    }, frames: [CGRect(x: 0, y: 0, width: 51, height: 31), CGRect(x: 0, y: 0, width: 51, height: 31)]),
]

@MainActor @Suite(.serialized) struct ViewLayoutTests {
  @Test(arguments: cases) fileprivate func `views have the frames of their layout`(_ test: Case) throws {
    let stage = try ContentStage(width: 400, height: 800) { Screen(test.fill) }
    #expect(stage.number("frames", of: "Screen")?.rects == test.frames)
    #expect(stage.raised() == [])
    let model = stage.content("Screen")
    try stage.resize(700, 500)
    #expect(stage.content("Screen") == model)
  }
}
