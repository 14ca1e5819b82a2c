import Foundation
import SplitKit
import Testing

@testable import UIKit

/// The containers that a controller finds around it at each moment of its life.
@Suite(.serialized) @MainActor struct ParentMomentTests {
  /// A controller that notes which containers are around it.
  final class Witness: UIViewController {
    nonisolated(unsafe) static var notes: [String] = []

    private func note(_ moment: String) {
      let around = [
        splitViewController == nil ? nil : "split", navigationController == nil ? nil : "stack",
        tabBarController == nil ? nil : "tabs",
      ].compactMap(\.self)
      Self.notes.append("\(title ?? "-") \(moment): \(around.joined(separator: " "))")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      note("load")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      note("appear")
    }
  }

  /// A container with witnesses inside, and the containers that each of them finds in `viewDidLoad` and from then on.
  nonisolated struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let around: [String: String]
    let root: @Sendable @MainActor () -> UIViewController
  }

  static func witness(_ title: String) -> UIViewController {
    let made = Witness()
    made.title = title
    return made
  }

  static func stack(_ title: String) -> UINavigationController { UINavigationController(rootViewController: witness(title)) }

  static func classic(_ controllers: UIViewController...) -> UISplitViewController {
    let split = UISplitViewController()
    split.viewControllers = controllers
    return split
  }

  static func columns(_ primary: UIViewController, _ secondary: UIViewController) -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    return split
  }

  static func tabs(_ controllers: UIViewController...) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    return tabs
  }

  nonisolated static let cases = [
    Case(testDescription: "classic, stacks", around: ["A": "split stack", "B": "split stack"]) {
      classic(stack("A"), stack("B"))
    },
    Case(testDescription: "classic, plain", around: ["A": "split", "B": "split"]) { classic(witness("A"), witness("B")) },
    Case(testDescription: "columns, wrapped", around: ["A": "split stack", "B": "split stack"]) {
      columns(witness("A"), witness("B"))
    },
    Case(testDescription: "columns, stacks", around: ["A": "split stack", "B": "split stack"]) {
      columns(stack("A"), stack("B"))
    },
    Case(testDescription: "three columns", around: ["A": "split stack", "S": "split stack", "B": "split stack"]) {
      let split = UISplitViewController(style: .tripleColumn)
      split.setViewController(witness("A"), for: .primary)
      split.setViewController(witness("S"), for: .supplementary)
      split.setViewController(witness("B"), for: .secondary)
      return split
    },
    Case(testDescription: "a compact column", around: ["A": "split stack", "B": "split stack", "C": "split"]) {
      let split = columns(witness("A"), witness("B"))
      split.setViewController(witness("C"), for: .compact)
      return split
    },
    Case(testDescription: "a split in a tab", around: ["A": "split stack tabs", "B": "split stack tabs", "C": "tabs"]) {
      tabs(columns(stack("A"), stack("B")), witness("C"))
    },
    Case(testDescription: "tabs in a column", around: ["A": "split stack tabs", "B": "split stack", "C": "split tabs"]) {
      columns(tabs(stack("A"), witness("C")), stack("B"))
    },
    Case(testDescription: "a stack in a tab", around: ["A": "stack tabs", "B": "tabs"]) { tabs(stack("A"), witness("B")) },
    Case(testDescription: "a child of an app's own container", around: ["A": "split stack", "B": "split stack"]) {
      columns(Parent(stack("A")), stack("B"))
    },
  ]

  /// A container of an app's own, which adds its child when its view is loaded.
  final class Parent: UIViewController {
    private let child: UIViewController
    init(_ child: UIViewController) {
      self.child = child
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }

  @Test(arguments: cases, [Profile.ios14, .ios18, .ios26])
  func `containers are around a controller when its view is loaded`(_ test: Case, _ profile: Profile) throws {
    for width in [1194.0, 400] {
      Witness.notes = []
      let stage = try ContentStage(profile, width: width, height: 834, root: test.root)
      try stage.resize(1595 - width, 834)
      stage.settle()
      let found = Witness.notes
      #expect(!found.isEmpty)
      for note in found {
        let title = String(note.prefix(1))
        #expect(note.hasSuffix(": \(test.around[title] ?? "?")"), "\(note) of \(found) at \(width)")
      }
    }
  }

  @Test func `the content that replaces another one finds the split as well`() throws {
    for width in [1194.0, 400] {
      Witness.notes = []
      let stage = try ContentStage(.ios18, width: width, height: 834) { Self.columns(Self.witness("A"), Self.witness("B")) }
      let split = try #require(stage.root as? UISplitViewController)
      split.setViewController(Self.witness("D"), for: .secondary)
      stage.settle()
      split.show(.secondary)
      stage.settle()
      split.setViewController(nil, for: .secondary)
      split.setViewController(Self.stack("E"), for: .secondary)
      split.show(.secondary)
      stage.settle()
      let late = Witness.notes.filter { $0.hasPrefix("D") || $0.hasPrefix("E") }
      #expect(late.contains("D load: split stack") && late.contains("E load: split stack"), "\(late) at \(width)")
    }
  }
}
