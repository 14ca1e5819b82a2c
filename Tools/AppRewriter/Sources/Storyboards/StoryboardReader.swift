import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads a storyboard file.
public enum StoryboardReader {
  /// The storyboard in the bytes of a file. Elements that the reader does not know are left out. Throws an error of Foundation if the
  /// bytes are no XML, ``InterfaceDocument/Refusal`` if Interface Builder writes no such XML, and ``Unreadable`` if it is no storyboard.
  public static func read(_ data: Data) throws -> Storyboard {
    guard let root = try InterfaceDocument.root(of: data), root.name == "document", root.child("scenes") != nil
    else { throw Unreadable() }
    let images = SymbolNames(root)
    let scenes = root.elements(in: "scenes")
    return Storyboard(
      initial: root["initialViewController"], controllers: scenes.compactMap { ControllerReader($0, images)?.controller })
  }

  /// The file is no storyboard.
  public struct Unreadable: Error, CustomStringConvertible {
    public var description: String { "The file is no storyboard: it has no scenes." }
  }
}

/// The images of the system among the resources of a storyboard.
struct SymbolNames {
  private let names: Set<String>

  init(_ root: XMLElement) {
    names = Set(root.elements(in: "resources").filter { $0["catalog"] == "system" }.compactMap { $0["name"] })
  }

  /// Marks the images of the system, as in `systemImage`, apart from those of the app.
  func marked(_ attributes: [String: String]) -> [String: String] {
    let areSymbols = attributes["catalog"] == "system"
    return attributes.reduce(into: [:]) { result, entry in
      guard ["image", "selectedImage", "landscapeImage"].contains(entry.key) else {
        if entry.key != "catalog" { result[entry.key] = entry.value }
        return
      }
      let isSymbol = areSymbols || names.contains(entry.value)
      result[isSymbol ? "system" + entry.key.prefix(1).uppercased() + entry.key.dropFirst() : entry.key] = entry.value
    }
  }
}
