import Foundation
import SplitKit

/// A step that real UIKit was measured in: Tests/Fixtures, one record a line.
struct MeasuredRecord: Decodable {
  struct Child: Decodable {
    let vc: String
    let abs: [Double]
    let safe: [Double]
  }

  let label: String
  let collapsed: Bool
  let mode: Int
  let prefMode: Int
  let pw: Double
  let children: [String]
  let vcs: [String]
  let legacyChildren: [Child]
  let events: [String]

  static func read(_ name: String) throws -> [MeasuredRecord] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: folder.appending(path: "Fixtures/\(name).jsonl"), encoding: .utf8)
    return try text.split(separator: "\n").map { try JSONDecoder().decode(Self.self, from: Data($0.utf8)) }
  }

  /// The delegate's calls before the state flips, in order: this order is stable.
  var willPhase: [String] { events.filter(Self.isWillPhase) }
  /// Everything else, in no order: UIKit's varies from run to run.
  var rest: [String] { events.filter { !Self.isWillPhase($0) }.sorted() }

  static func isWillPhase(_ event: String) -> Bool {
    event.hasPrefix("delegate.") && !event.hasPrefix("delegate.did")
  }
}

extension Call {
  /// The call as the measurement writes it.
  var measured: String {
    guard receiver == "delegate" else { return "\(receiver).\(lifecycleName)" }
    return "delegate.\(delegateName) \(measuredState)"
  }

  private var names: [String] { arguments.map { $0.string ?? "nil" } }

  private var lifecycleName: String {
    switch selector {
    case "willMove(toParent:)": "willMove(\(names[0]))"
    case "didMove(toParent:)": "didMove(\(names[0]))"
    default: selector
    }
  }

  private var delegateName: String {
    switch selector {
    case "splitViewController(_:willChangeTo:)": "willChangeTo(\(DisplayMode(name: names[0])!.rawValue))"
    case "splitViewController(_:willShow:)": "willShow(\(columnNumber))"
    case "splitViewController(_:willHide:)": "willHide(\(columnNumber))"
    case "splitViewController(_:didShow:)": "didShow(\(columnNumber))"
    case "splitViewController(_:didHide:)": "didHide(\(columnNumber))"
    case "splitViewControllerDidCollapse(_:)": "didCollapse"
    case "splitViewControllerDidExpand(_:)": "didExpand"
    case "primaryViewController(forCollapsing:)": "primaryViewController(forCollapsing)"
    case "primaryViewController(forExpanding:)": "primaryViewController(forExpanding)"
    case "splitViewController(_:collapseSecondary:onto:)":
      "collapseSecondary(\(names[0]),onto:\(names[1]))->\(answer == .value(true))"
    case "splitViewController(_:separateSecondaryFrom:)":
      "separateSecondaryFrom(\(names[0]))->\(answer == .value(.null) ? "nil" : "a controller")"
    case "splitViewController(_:showDetail:sender:)": "showDetail(\(names[0]))"
    default: selector
    }
  }

  private var columnNumber: Int { Column.allCases.first { $0.name == names[0] }!.rawValue }

  private var measuredState: String {
    let controllers = state!.viewControllers.joined(separator: ",")
    return "{collapsed=\(state!.isCollapsed) mode=\(state!.displayMode.rawValue) vcs=[\(controllers)]}"
  }
}
