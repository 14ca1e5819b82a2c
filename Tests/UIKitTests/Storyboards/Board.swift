import Foundation

@testable import UIKit

/// Storyboards and nibs for tests, in the form that the tool writes.
enum Board {
  typealias Node = [String: Any]

  static func controller(
    _ id: String, _ kind: String = "viewController", class name: String? = nil, attributes: [String: String] = [:],
    view: Node? = nil, outlets: [Node] = [], actions: [Node] = [], segues: [Node] = []
  ) -> Node {
    var node: Node = [
      "id": id, "kind": kind, "identifier": id, "attributes": attributes, "toolbarItems": [Node](), "outlets": outlets,
      "actions": actions, "segues": segues,
    ]
    node["customClass"] = name
    node["view"] = view
    return node
  }

  static func segue(
    _ kind: String, from: String, to destination: String, _ identifier: String? = nil, class name: String? = nil,
    attributes: [String: String] = [:], unwind: String? = nil
  ) -> Node {
    var node: Node = ["from": from, "kind": kind, "destination": destination, "attributes": attributes]
    node["identifier"] = identifier
    node["customClass"] = name
    node["unwindAction"] = unwind
    if kind == "relationship" { node["relationship"] = "rootViewController" }
    return node
  }

  static func outlet(_ property: String, of owner: String, is destination: String) -> Node {
    ["from": owner, "property": property, "destination": destination]
  }

  static func view(
    _ id: String, _ kind: String = "view", class name: String? = nil, frame: [Double]? = nil,
    attributes: [String: String] = [:], autoresizing: [String] = [], _ views: [Node] = []
  ) -> Node {
    var node: Node = [
      "id": id, "kind": kind, "attributes": attributes, "autoresizing": autoresizing, "colors": Node(), "states": Node(),
      "segments": [String](), "views": views, "constraints": [Node](), "guides": Node(), "sections": [Node](),
      "prototypes": [Node](),
    ]
    node["customClass"] = name
    node["frame"] = frame
    return node
  }

  static func table(_ id: String, sections: [(header: String?, cells: [Node])]) -> Node {
    var node = view(id, "tableView", attributes: ["dataMode": "static", "style": "grouped"])
    node["sections"] = sections.map { section in
      var part: Node = ["cells": section.cells]
      part["header"] = section.header
      return part
    }
    return node
  }

  /// A cell of a table with the title of its standard label.
  static func cell(_ id: String, _ title: String) -> Node {
    view(
      id, "tableViewCell", attributes: ["style": "IBUITableViewCellStyleDefault", "textLabel": "\(id)-label"],
      [view("\(id)-label", "label", attributes: ["text": title])])
  }

  /// Gives the app a storyboard named Main.
  @MainActor static func note(initial: String, _ controllers: [Node]) {
    ClassTable.storyboards(json(["Main": ["initial": initial, "controllers": controllers] as Node]))
  }

  /// Gives the app nibs, whose owner is `-1`.
  @MainActor static func note(
    nibs: [String: (views: [Node], outlets: [Node], actions: [Node])], controllers: [String: [Node]] = [:]
  ) {
    let nodes = nibs.map { name, nib in
      (
        name,
        [
          "owner": "-1", "views": nib.views, "controllers": controllers[name] ?? [], "outlets": nib.outlets,
          "actions": nib.actions,
        ] as Node
      )
    }
    ClassTable.nibs(json(Dictionary(uniqueKeysWithValues: nodes)))
  }

  private static func json(_ object: Node) -> String {
    guard let data = try? JSONSerialization.data(withJSONObject: object) else { preconditionFailure("The board is no JSON.") }
    return String(decoding: data, as: UTF8.self)
  }
}
