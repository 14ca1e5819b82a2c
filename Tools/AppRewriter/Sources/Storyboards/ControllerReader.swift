import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads the controller of a scene.
struct ControllerReader {
  private(set) var controller: Storyboard.Controller
  private let element: XMLElement
  private let images: SymbolNames

  /// Nil for a scene without a controller.
  init?(_ scene: XMLElement, _ images: SymbolNames) {
    let objects = scene.elements(in: "objects")
    let found =
      objects.first { $0["sceneMemberID"] == "viewController" } ?? objects.first { $0.name?.hasPrefix("viewController") == true }
    guard let element = found else { return nil }
    self.init(element, connecting: objects, images)
  }

  /// Reads a controller, with the connections of some objects. Nil for an element without an id.
  init?(_ element: XMLElement, connecting objects: [XMLElement], _ images: SymbolNames) {
    guard let id = element["id"], let kind = element.name else { return nil }
    (self.element, self.images) = (element, images)
    controller = Storyboard.Controller(
      id: id, kind: kind, customClass: element["customClass"], identifier: element["storyboardIdentifier"],
      attributes: element.attributes(except: .common.union(["storyboardIdentifier"])))
    if kind == "viewControllerPlaceholder" { controller.attributes["storyboardIdentifier"] = element["storyboardIdentifier"] }
    if let (width, height) = element.keyed("preferredContentSize")?.size {
      controller.attributes["preferredContentSize"] = "\(width) \(height)"
    }
    readBars()
    controller.view = rootView
    var connections = Connections()
    for object in objects { connections.read(object) }
    (controller.outlets, controller.actions) = (connections.outlets, connections.actions)
    controller.segues = connections.segues
  }

  private var rootView: Storyboard.View? {
    let view = element.keyed("view") ?? element.keyed("tableView") ?? element.keyed("collectionView")
    return view.flatMap { ViewReader(images).read($0) }
  }

  private mutating func readBars() {
    let bars = BarReader(images)
    controller.navigationItem = element.child("navigationItem").map(bars.navigationItem)
    controller.tabBarItem = element.child("tabBarItem").flatMap(bars.item)
    controller.toolbarItems = element.elements(in: "toolbarItems").compactMap(bars.item)
    if let bar = element.child("navigationBar") {
      controller.attributes["prefersLargeTitles"] = bar["largeTitles"]
      controller.navigationBar = bar.barLook
    }
  }
}

/// Reads the items of bars.
struct BarReader {
  let images: SymbolNames

  init(_ images: SymbolNames) { self.images = images }

  func navigationItem(_ element: XMLElement) -> Storyboard.NavigationItem {
    Storyboard.NavigationItem(
      id: element["id"] ?? "", attributes: element.attributes(except: .common),
      left: items("left", element), right: items("right", element), back: element.keyed("backBarButtonItem").flatMap(item),
      titleView: element.keyed("titleView").flatMap { ViewReader(images).read($0) })
  }

  /// One item stands alone, and several stand in a list.
  private func items(_ side: String, _ element: XMLElement) -> [Storyboard.BarItem] {
    let many = (element.child("\(side)BarButtonItems") ?? element.keyed("\(side)BarButtonItems"))?.elements ?? []
    return (many.isEmpty ? [element.keyed("\(side)BarButtonItem")].compactMap(\.self) : many).compactMap(item)
  }

  /// An item of any bar. A button in a bar item gives its title and its image.
  func item(_ element: XMLElement) -> Storyboard.BarItem? {
    guard let id = element["id"] else { return nil }
    return Storyboard.BarItem(
      id: id, customClass: element["customClass"], attributes: images.marked(element.attributes(except: .common)))
  }
}
