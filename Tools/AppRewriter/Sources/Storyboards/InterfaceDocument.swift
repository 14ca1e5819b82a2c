import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A file of Interface Builder as XML. Nothing that it refers to is loaded.
enum InterfaceDocument {
  /// The root element of the bytes of a file. Throws an error of Foundation if the bytes are no XML, and ``Refusal`` if they are XML that
  /// Interface Builder does not write.
  static func root(of data: Data) throws -> XMLElement? {
    guard let text = String(data: data, encoding: .utf8), let body = body(of: text) else { throw Refusal.encoding }
    guard !body.contains("<!DOCTYPE") else { throw Refusal.documentType }
    return try XMLDocument(data: Data(body.utf8), options: [.nodeLoadExternalEntitiesNever]).rootElement()
  }

  /// The text behind the line that declares XML and its encoding, or nil if Foundation on Linux could end the program for it, as it does for
  /// no text, for a zero, and for an encoding that it does not know.
  private static func body(of text: String) -> Substring? {
    var body = text.drop { $0 == "\u{FEFF}" || $0.isWhitespace }
    if body.hasPrefix("<?xml") {
      guard let end = body.firstRange(of: "?>") else { return nil }
      body = body[end.upperBound...].drop(while: \.isWhitespace)
    }
    return body.hasPrefix("<") && !body.contains("\0") ? body : nil
  }

  /// Why a file is not read.
  enum Refusal: Error, CustomStringConvertible {
    /// The file is not in UTF-8, or no XML. The declarations in other encodings could be spelled in other bytes.
    case encoding
    /// The file declares a document type. Its entities could stand for other files, for addresses in the network, and for texts that are
    /// longer than any memory.
    case documentType

    var description: String {
      switch self {
      case .encoding: "The file is no XML in UTF-8, as the files of Interface Builder are."
      case .documentType: "The file declares a document type, which no file of Interface Builder does."
      }
    }
  }
}
