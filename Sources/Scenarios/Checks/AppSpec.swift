import SplitKit

/// The app that a file of checks is about, and how it is built.
package struct AppSpec: Sendable {
  /// The path of its program, or of its folder, relative to the file.
  package let path: String
  /// The place of the app in the file.
  package let mark: SourceMark
  /// The target of its package or project, or nil for the first one.
  package let target: String?
  /// The view controller that is shown in place of the app's own window, or nil for that window.
  package let root: String?
  /// The modules that are empty.
  package let stubs: [String]
  /// The Swift files that are left out.
  package let leftOut: [String]
}

extension AppSpec {
  /// A path, or a mapping with the path and the settings of the build.
  static let shape = Shape<AppSpec>(
    schema: { definitions in
      definitions.reference(to: "App") { ["anyOf": [Shape<String>.text.schema(&$0), mapping.schema(&$0)]] }
    },
    read: { (node) throws(SourceError) in
      switch node.content {
      case .scalar:
        AppSpec(path: try Shape<String>.text.read(node), mark: node.mark, target: nil, root: nil, stubs: [], leftOut: [])
      case .mapping: try mapping.read(node)
      case .sequence: throw node.mismatch("the path of an app, or a mapping with its path")
      }
    })

  private static let mapping: Shape<AppSpec> = .mapping(
    "BuiltApp", "an app", Shape<String>.text.field("path", "The path of the app's folder, relative to this file."),
    Shape<String>.text.optional("target", "The target of the package or of the project. (default: its first app for iOS)"),
    Shape<String>.swiftName.optional(
      "root", "A view controller of the app that is shown in place of the app's own window. (default: none)"),
    Shape<[String]>.oneOrMore(.swiftName).nonEmpty().field("stub", default: [], "The modules that are empty, such as Combine."),
    Shape<[String]>.oneOrMore(.text).nonEmpty().field(
      "without", default: [], "The Swift files that are left out, by their paths below the app's folder.")
  ) { (mark, path, target, root, stubs, leftOut) throws(SourceError) in
    AppSpec(path: path, mark: mark, target: target, root: root, stubs: stubs, leftOut: leftOut)
  }
}

extension Shape where Output == String {
  /// The name of a class or of a module, which becomes part of Swift code.
  fileprivate static let swiftName = Shape(
    schema: { _ in ["type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_.]*$"] },
    read: { (node) throws(SourceError) in
      let name = try text.read(node)
      guard !name.isEmpty, name.unicodeScalars.allSatisfy(isPartOfName), !("0"..."9" ~= name.first!), name.first != "." else {
        throw SourceError(at: node.mark, "\(name) is no name of a class or of a module in Swift.")
      }
      return name
    })

  private static func isPartOfName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", ".": true
    case _: false
    }
  }
}
