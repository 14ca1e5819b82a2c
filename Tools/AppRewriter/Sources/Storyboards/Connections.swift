import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The outlets, the actions and the segues of objects.
struct Connections {
  private(set) var outlets: [Storyboard.Outlet] = []
  private(set) var actions: [Storyboard.Action] = []
  private(set) var segues: [Storyboard.Segue] = []

  /// Reads the connections of an object and of all below it.
  mutating func read(_ object: XMLElement) {
    for owner in object.subtree {
      guard let id = owner["id"] else { continue }
      for connection in owner.elements(in: "connections") { read(connection, from: id) }
    }
  }

  private mutating func read(_ connection: XMLElement, from id: String) {
    guard let destination = connection["destination"] else { return }
    switch connection.name {
    case "outlet", "outletCollection":
      let isCollection = connection.name == "outletCollection"
      guard let property = connection["property"] else { return }
      outlets.append(.init(from: id, property: property, destination: destination, isCollection: isCollection))
    case "action":
      guard let selector = connection["selector"] else { return }
      actions.append(.init(from: id, selector: selector, destination: destination, event: connection["eventType"]))
    case "segue": segues.append(Self.segue(connection, from: id, to: destination))
    default: break
    }
  }

  private static func segue(_ element: XMLElement, from id: String, to destination: String) -> Storyboard.Segue {
    let known: Set<String> = ["destination", "identifier", "kind", "relationship", "unwindAction"]
    return Storyboard.Segue(
      id: element["id"] ?? "", from: id, kind: element["kind"] ?? "", destination: destination, identifier: element["identifier"],
      relationship: element["relationship"], unwindAction: element["unwindAction"], customClass: element["customClass"],
      attributes: element.attributes(except: .common.union(known)))
  }
}
