import SplitKit
import Testing

@testable import UIKit

/// A format and the constraints that it makes, as equations of the views `a`, `b` and `outer`.
private struct Line: CustomTestStringConvertible, Sendable {
  let format: String
  let options: NSLayoutConstraint.FormatOptions
  let equations: [String]
  var testDescription: String { format }

  init(_ format: String, _ equations: [String]) { self.init(format, [], equations) }
  init(_ format: String, _ options: NSLayoutConstraint.FormatOptions, _ equations: [String]) {
    (self.format, self.options, self.equations) = (format, options, equations)
  }
}

private let lines: [Line] = [
  // The examples of Apple's guide.
  Line("[a]-[b]", ["b.leading == a.trailing + 8.0"]),
  Line("[a(>=50)]", ["a.width >= 50.0"]),
  Line("|-50-[a]-50-|", ["a.leading == outer.leading + 50.0", "outer.trailing == a.trailing + 50.0"]),
  Line("V:[a]-10-[b]", ["b.top == a.bottom + 10.0"]),
  Line("[a][b]", ["b.leading == a.trailing"]),
  Line("[a(100@20)]", ["a.width == 100.0 @20"]),
  Line("[a(==b)]", ["a.width == b.width"]),
  Line("[a(>=70,<=100)]", ["a.width >= 70.0", "a.width <= 100.0"]),
  Line(
    "|-[a]-[b(>=20)]-|",
    [
      "a.leading == outer.leadingMargin", "b.leading == a.trailing + 8.0", "b.width >= 20.0",
      "outer.trailingMargin == b.trailing",
    ]),
  // Bars, spaces and metrics.
  Line("H:|[a]|", ["a.leading == outer.leading", "outer.trailing == a.trailing"]),
  Line("V:|-[a]-|", ["a.top == outer.topMargin", "outer.bottomMargin == a.bottom"]),
  Line("V:|-gap-[a(tall)]", ["a.top == outer.top + 12.5", "a.height == 80.0"]),
  Line("[a]-(-4)-[b]", ["b.leading == a.trailing - 4.0"]),
  Line("[a]-(>=gap@low,<=40)-[b]", ["b.leading >= a.trailing + 12.5 @250", "b.leading <= a.trailing + 40.0"]),
  Line("|->=8-[a]", ["a.leading >= outer.leading + 8.0"]),
  Line("H: | - 1.5 - [ a ( == 30 @ 999 ) ]", ["a.leading == outer.leading + 1.5", "a.width == 30.0 @999"]),
  Line("V:[a(<=b@low)]", ["a.height <= b.height @250"]),
  Line("V:[guide][a]", ["a.top == guide.bottom"]),
  // Options.
  Line("[a]-[b]", [.alignAllTop, .alignAllBottom], ["b.leading == a.trailing + 8.0", "a.top == b.top", "a.bottom == b.bottom"]),
  Line("V:[a][b]", .alignAllTrailing, ["b.top == a.bottom", "a.trailing == b.trailing"]),
  Line("[a]-[b]", .alignAllFirstBaseline, ["b.leading == a.trailing + 8.0", "a.firstBaseline == b.firstBaseline"]),
  Line(
    "|-5-[a]-6-[b]-|", .directionLeftToRight,
    ["a.left == outer.left + 5.0", "b.left == a.right + 6.0", "outer.rightMargin == b.right"]),
  Line(
    "|-5-[a]-6-[b]-|", .directionRightToLeft,
    ["outer.right == a.right + 5.0", "a.left == b.right + 6.0", "b.left == outer.leftMargin"]),
  Line(
    "V:|-5-[a]-6-[b]", .spacingBaselineToBaseline,
    ["a.top == outer.top + 5.0", "b.firstBaseline == a.lastBaseline + 6.0"]),
]

/// A format that makes no constraints, with the sentence of UIKit's exception.
private let mistakes: [(format: String, reason: String, position: Int)] = [
  ("", "Expected a view, which is a name in '[]'", 0),
  ("H", "Expected a ':' after H to specify horizontal arrangement", 1),
  ("V|[a]", "Expected a ':' after V to specify vertical arrangement", 1),
  ("h:[a]", "Expected 'H:', 'V:', '|' or a view in '[]'", 0),
  ("|-8-|", "Expected a view, which is a name in '[]'", 4),
  ("[a]-", "Expected a number or the name of a metric", 4),
  ("[a]-8[b]", "Expected a '-' here to end the connection", 5),
  ("[a]--8-[b]", "Expected a number or the name of a metric", 4),
  ("[a]-(8-[b]", "Expected a ')' here to end the predicates", 6),
  ("[a(10]", "Expected a ')' here to end the predicates", 5),
  ("[a()]", "Expected a number or the name of a metric or a view", 3),
  ("[a", "Expected a ']' here to end the view", 2),
  ("[1]", "Expected the name of a view", 1),
  ("[a(==b*2)]", "Expected a ')' here to end the predicates", 6),
  ("|[a]|[b]", "Expected the end of the format after the '|' of the superview", 5),
  ("H:|-[left]-|", "left is not a key in the views dictionary", 5),
  ("[a]-10-[c]", "c is not a key in the views dictionary", 8),
  (
    "[a]-space-[b]",
    "Encountered metric with name \"space\", but value was not specified in metrics or views dictionaries", 4
  ),
  ("[a]-b-[b]", "b is a view, and a space is a number or a metric", 4),
  ("|[alone]", "Unable to interpret '|' character, because the related view doesn't have a superview", 0),
]

@MainActor @Suite struct VisualFormatTests {
  private let outer = UIView()
  private let views: [String: Any]
  private let metrics: [String: Any] = ["gap": 12.5, "tall": 80, "low": UILayoutPriority.defaultLow]

  init() {
    let (a, b, guide) = (UIView(), UIView(), UILayoutGuide())
    for (view, name) in [(outer, "outer"), (a, "a"), (b, "b")] { view.accessibilityIdentifier = name }
    guide.identifier = "guide"
    outer.addSubview(a)
    outer.addSubview(b)
    outer.addLayoutGuide(guide)
    views = ["a": a, "b": b, "guide": guide, "alone": UIView()]
  }

  @Test(arguments: lines) fileprivate func `a format is a list of equations`(_ line: Line) {
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: line.format, options: line.options, metrics: metrics, views: views)
    let equations = constraints.map {
      $0.description + ($0.priority == .required ? "" : " @\(Int($0.priority.rawValue))")
    }
    #expect(equations == line.equations)
    #expect(constraints.allSatisfy { !$0.isActive })
  }

  @Test(arguments: mistakes) func `a mistake is named with its place`(_ format: String, _ reason: String, _ position: Int) {
    #expect(throws: VisualFormatError(reason: reason, position: position)) { try make(format) }
  }

  @Test(arguments: [
    (
      "[a]-[b]", NSLayoutConstraint.FormatOptions.alignAllLeft,
      "horizontal edge (left), which is not allowed for layout that is also horizontal"
    ),
    ("V:[a]-[b]", .alignAllCenterY, "vertical edge (centerY), which is not allowed for layout that is also vertical"),
  ])
  func `views are not aligned along their line`(_ format: String, _ options: NSLayoutConstraint.FormatOptions, _ reason: String) {
    #expect(
      throws: VisualFormatError(reason: "Options mask required views to be aligned on a \(reason)", position: format.count)
    ) { try make(format, options) }
  }

  private func make(_ format: String, _ options: NSLayoutConstraint.FormatOptions = []) throws -> [NSLayoutConstraint] {
    try VisualFormatConstraints(
      format: VisualFormatParser.parse(format), options: options, metrics: metrics, views: views
    ).make()
  }

  @Test func `a mistake ends the app with one line that names format and place`() async throws {
    #expect(
      VisualFormatError(reason: "left is not a key in the views dictionary", position: 5).message("H:|-[left]-|")
        == "Unable to parse constraint format: left is not a key in the views dictionary, at position 5 of 'H:|-[left]-|'")
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = NSLayoutConstraint.constraints(withVisualFormat: "[a", metrics: nil, views: [:]) }
    }
  }

  @Test func `views stand where the formats put them, in both reading directions`() throws {
    for (direction, frames) in [
      ("leftToRight", [CGRect(x: 20, y: 100, width: 80, height: 44), CGRect(x: 108, y: 100, width: 272, height: 44)]),
      ("rightToLeft", [CGRect(x: 300, y: 100, width: 80, height: 44), CGRect(x: 20, y: 100, width: 272, height: 44)]),
    ] {
      let stage = try ContentStage(
        width: 400, height: 800, traits: [Member("layoutDirection", .string(direction))]
      ) {
        Screen { view in
          let views = ["one": UIView(), "two": UIView()]
          for part in [views["one"]!, views["two"]!] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
          }
          for (format, options) in [
            ("|-20-[one(80)]-[two]-20-|", [.alignAllTop, .alignAllBottom] as NSLayoutConstraint.FormatOptions),
            ("V:|-100-[one(44)]", []),
          ] {
            view.addConstraints(
              NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: nil, views: views))
          }
        }
      }
      #expect(stage.number("frames", of: "Screen")?.rects == frames, "\(direction)")
      #expect(stage.raised() == [])
    }
  }
}
