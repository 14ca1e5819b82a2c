/// The text of a file of access names, to which names are added. Everything else in it stays as it is.
package struct AccessListText {
  package private(set) var text: String
  private let file: String

  /// The text of a new file, without names.
  package static let empty = """
    # The access names of a Split Preview server (docs/security.md). Whoever reads this file can use the server.
    # Take a line out to take its access back.
    format: 1
    names:

    """

  /// Creates the text of a file. `file` is its path for errors.
  package init(_ text: String, file: String) { (self.text, self.file) = (text, file) }

  /// Adds names. Throws for names and tokens that the file cannot have, and for a file that is written in a way to which no lines
  /// can be added.
  package mutating func add(_ entries: [AccessList.Entry]) throws(ScenarioError) {
    let isEmpty = text == Self.empty
    let before = isEmpty ? [] : try AccessList.read(yaml: text, file: file).entries
    for entry in entries {
      if before.contains(where: { $0.name == entry.name }) {
        throw ScenarioError(in: file, at: nil, "There is a name \(entry.name) already.")
      }
    }
    let lines = entries.map(Self.line).joined()
    let longer = (text.hasSuffix("\n") ? text : text + "\n") + lines
    guard let after = try? AccessList.read(yaml: longer, file: file), after.entries == before + entries else {
      // A mistake in the names themselves has a better sentence.
      _ = try AccessList.read(yaml: Self.empty + lines, file: file)
      throw ScenarioError(
        in: file, at: nil,
        "Names are added to the end of a file that ends with its names, each in a line with an indent of two. "
          + "Add these by hand:\n\(lines)")
    }
    text = longer
  }

  private static func line(_ entry: AccessList.Entry) -> String {
    "  \(entry.name): {token: \(entry.token)\(entry.clients.map { ", clients: \($0)" } ?? "")}\n"
  }
}

extension AccessList.Entry {
  /// Creates the entry of a new name.
  package init(_ name: String, token: String, clients: Int?) { self.init(name: name, token: token, clients: clients) }
}
