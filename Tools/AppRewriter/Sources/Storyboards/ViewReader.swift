import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads views.
struct ViewReader {
  let images: SymbolNames

  init(_ images: SymbolNames) { self.images = images }

  /// A view with all that is in it. Nil for an element without an id.
  func read(_ element: XMLElement) -> Storyboard.View? {
    guard let id = element["id"], let kind = element.name else { return nil }
    var view = Storyboard.View(id: id, kind: kind, customClass: element["customClass"])
    view.attributes = images.marked(attributes(of: element))
    view.frame = element.keyed("frame")?.rect
    view.autoresizing = element.keyed("autoresizingMask")?.flags ?? []
    view.colors = colors(of: element)
    view.font = element.child("fontDescription").map(\.font)
    view.views = element.elements(in: "subviews").compactMap(read)
    view.constraints = element.elements(in: "constraints").compactMap(\.constraint)
    view.guides = guides(of: element)
    readSpecial(element, into: &view)
    return view
  }

  /// The attributes, with texts that stand in an element of their own because they have line breaks.
  private func attributes(of element: XMLElement) -> [String: String] {
    var found = element.attributes(except: .common)
    for text in element.elements where ["string", "mutableString"].contains(text.name) {
      if let key = text["key"] { found[key] = text.stringValue }
    }
    for content in element.elements where content.name == "attributedString" {
      found["text"] =
        content.elements(in: "fragments").isEmpty
        ? content.child("fragment")?["content"] : content.elements(in: "fragments").compactMap { $0["content"] }.joined()
    }
    return found
  }

  private func colors(of element: XMLElement) -> [String: Storyboard.Color] {
    element.elements.filter { $0.name == "color" }.reduce(into: [:]) { result, color in
      if let key = color["key"] { result[key] = color.color }
    }
  }

  private func guides(of element: XMLElement) -> [String: String] {
    (element.elements + element.elements(in: "layoutGuides")).reduce(into: [:]) { result, guide in
      guard let kind = guide.name, kind.hasSuffix("LayoutGuide"), let id = guide["id"] else { return }
      result[guide["key"] ?? guide["type"] ?? kind] = id
    }
  }

  private func readSpecial(_ element: XMLElement, into view: inout Storyboard.View) {
    switch element.name {
    case "button": readButton(element, into: &view)
    case "segmentedControl": view.segments = element.elements(in: "segments").map { $0["title"] ?? $0["image"] ?? "" }
    case "tableView":
      view.sections = element.elements(in: "sections").map(section)
      view.prototypes = element.elements(in: "prototypes").compactMap(read)
      view.views += ["tableHeaderView", "tableFooterView"].compactMap { element.keyed($0) }.compactMap { marked($0) }
    case "collectionView": view.prototypes = element.elements(in: "cells").compactMap(read)
    case "tableViewCell", "collectionViewCell": readCell(element, into: &view)
    default: break
    }
  }

  /// A view that is no ordinary subview, with its key among its attributes.
  private func marked(_ element: XMLElement) -> Storyboard.View? {
    var view = read(element)
    view?.attributes["key"] = element["key"]
    return view
  }

  private func readButton(_ element: XMLElement, into view: inout Storyboard.View) {
    for state in element.elements where state.name == "state" {
      guard let key = state["key"] else { continue }
      view.states[key] = images.marked(attributes(of: state))
    }
    view.configuration = element.child("buttonConfiguration").map { images.marked(attributes(of: $0)) }
  }

  private func section(_ element: XMLElement) -> Storyboard.Section {
    Storyboard.Section(
      header: element["headerTitle"], footer: element["footerTitle"], cells: element.elements(in: "cells").compactMap(read))
  }

  /// The views of a cell are those of its content view. The standard ones keep their keys, such as `textLabel`.
  private func readCell(_ element: XMLElement, into view: inout Storyboard.View) {
    guard
      let content = element.child("tableViewCellContentView") ?? element.child("collectionViewCellContentView")
        ?? element.keyed("contentView")
    else { return }
    view.views = content.elements(in: "subviews").compactMap { part in
      part["key"] == nil ? read(part) : marked(part)
    }
    view.constraints += content.elements(in: "constraints").compactMap(\.constraint)
    view.attributes["contentViewID"] = content["id"]
    // The views in a cell stand in the content view, which is narrower beside an accessory.
    view.frame = content.keyed("frame")?.rect ?? view.frame
  }
}
