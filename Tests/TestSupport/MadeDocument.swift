import Foundation

/// A document that is made from data and never written by hand.
///
/// It lies in the repository, so that it can be read there; a test makes it again and fails where the two differ.
/// `make conformance` runs every suite whose name ends in `MadeDocumentTests` with `RENEW_DOCS` set, and those then
/// write what they made. So a further made document is a further suite, in any test target, of four lines:
///
/// ```swift
/// @Suite struct PropertiesMadeDocumentTests {
///   @Test func `docs/properties.md is as the table makes it`() throws {
///     try MadeDocument("docs/properties.md", text: table).verify()
///   }
/// }
/// ```
package struct MadeDocument {
  /// From the repository's root.
  package let path: String
  package let text: String

  package init(_ path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// Whether the documents are to be written instead of compared.
  package static var isRenewing: Bool { ProcessInfo.processInfo.environment["RENEW_DOCS"] != nil }

  /// Throws where the document in the repository is not what was made, with how to put it right. Writes it first where
  /// documents are renewed.
  package func verify() throws {
    let file = Self.root.appending(path: path)
    if Self.isRenewing { try Data(text.utf8).write(to: file) }
    let held = try? String(contentsOf: file, encoding: .utf8)
    guard held != text else { return }
    throw Stale(description: "\(path) is stale\(Self.firstDifference(held ?? "", text)). `make conformance` renews it.")
  }

  package struct Stale: Error, CustomStringConvertible {
    package let description: String
  }

  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  private static func firstDifference(_ held: String, _ made: String) -> String {
    let (old, new) = (held.split(separator: "\n"), made.split(separator: "\n"))
    let index = zip(old, new).prefix { $0 == $1 }.count
    let line = index < new.count ? "now “\(new[index])”" : "which is there no more"
    return ", from its line “\(index < old.count ? old[index] : "")” on, \(line)"
  }
}
