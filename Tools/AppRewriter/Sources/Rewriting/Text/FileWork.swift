import SwiftSyntax

/// The findings of the rules about one file so far.
final class FileWork {
  let file: SourceFile
  let index: ClassIndex
  var edits = Edits()
  /// The number of places that each rule has changed.
  private(set) var counts: [String: Int] = [:]
  private(set) var remarks: [Remark] = []
  /// The declarations that follow the last line.
  var tail: [String] = []
  /// The modules whose imports were added before the first one of the file.
  var addedImports: [String] = []
  /// Whether a change names something of the module UIKit.
  var needsModule = false
  /// The function that registers the classes of this file, if it has any.
  var registration: String?

  init(_ file: SourceFile, _ index: ClassIndex) { (self.file, self.index) = (file, index) }

  func note(_ rule: String) { counts[rule, default: 0] += 1 }

  func remark(_ topic: String, _ sentence: String, at node: some SyntaxProtocol) {
    let remark = Remark(place: file.place(of: node), topic: topic, sentence: sentence)
    if !remarks.contains(remark) { remarks.append(remark) }
  }

  /// Replaces a node, and keeps its line breaks.
  func replace(_ node: some SyntaxProtocol, by text: String) { edits.replace(file.range(of: node), in: file.bytes, by: text) }

  /// Puts spaces into the place of a node.
  func blank(_ node: some SyntaxProtocol) { edits.blank(file.range(of: node), in: file.bytes) }

  /// Inserts a text before a node.
  func insert(_ text: String, before node: some SyntaxProtocol) { edits.insert(text, at: file.range(of: node).lowerBound) }

  /// Inserts a text after a node.
  func insert(_ text: String, after node: some SyntaxProtocol) { edits.insert(text, at: file.range(of: node).upperBound) }

  /// The import that the changes and the declarations after the last line need, if the file imports no UIKit, as files with models do.
  private var imports: [String] {
    (needsModule || !tail.isEmpty) && !FileImports(file).modules.contains("UIKit") ? ["import UIKit"] : []
  }

  /// The rewritten text.
  var text: String {
    var bytes = edits.applied(to: file.bytes)
    let lines = imports + tail
    guard !lines.isEmpty else { return String(decoding: bytes, as: UTF8.self) }
    if bytes.last != .lineFeed { bytes.append(.lineFeed) }
    return String(decoding: bytes, as: UTF8.self) + lines.joined(separator: "\n") + "\n"
  }
}
