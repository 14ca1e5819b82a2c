import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A nib, in the words of its file. The module UIKit makes its objects of it whenever the app asks.
public struct Nib: Codable, Equatable, Sendable {
  /// The id of the placeholder of the file's owner, who is there before the objects are made.
  public var owner: String?
  /// The views and cells on the top level, in the order of the file.
  public var views: [Storyboard.View] = []
  /// The controllers on the top level, in the order of the file.
  public var controllers: [Storyboard.Controller] = []
  /// The outlets of the owner and of all objects.
  public var outlets: [Storyboard.Outlet] = []
  public var actions: [Storyboard.Action] = []
}

/// Reads the file of a nib, which ends in `.xib`.
public enum NibReader {
  /// The nib in the bytes of a file. Elements that the reader does not know are left out. Throws an error of Foundation if the bytes are
  /// no XML, ``InterfaceDocument/Refusal`` if Interface Builder writes no such XML, and ``Unreadable`` if the XML is no nib.
  public static func read(_ data: Data) throws -> Nib {
    guard let root = try InterfaceDocument.root(of: data), root.name == "document", root.child("objects") != nil
    else { throw Unreadable() }
    let (images, objects) = (SymbolNames(root), root.elements(in: "objects"))
    var connections = Connections()
    for object in objects { connections.read(object) }
    return Nib(
      owner: objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }?["id"],
      views: objects.filter(isView).compactMap(ViewReader(images).read),
      controllers: objects.filter(isController).compactMap { ControllerReader($0, connecting: [$0], images)?.controller },
      outlets: connections.outlets, actions: connections.actions)
  }

  /// Gesture recognizers and objects of the app's own stand on the top level too.
  private static func isView(_ element: XMLElement) -> Bool {
    let name = element.name ?? ""
    return !["placeholder", "customObject"].contains(name) && !name.hasSuffix("GestureRecognizer") && !isController(element)
  }

  private static func isController(_ element: XMLElement) -> Bool { element.name?.hasSuffix("iewController") == true }

  /// The file is no nib.
  public struct Unreadable: Error, CustomStringConvertible {
    public var description: String { "The file is no nib: it has no objects." }
  }
}
