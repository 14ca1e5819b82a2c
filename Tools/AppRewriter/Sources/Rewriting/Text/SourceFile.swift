import SwiftParser
import SwiftSyntax

/// A file of the app, as it was read and parsed.
public final class SourceFile {
  /// The path below the folder of the app.
  public let path: String
  let bytes: [UInt8]
  let locations: SourceLocationConverter
  private let parsed: SourceFileSyntax
  private let fileGuard: FileGuard

  /// Parses a file. A file with syntax errors is parsed as far as possible, because the compiler reports them better.
  ///
  /// - Parameter original: The path as the app has it, for sentences.
  public init(path: String, original: String? = nil, text: String) {
    self.path = path
    bytes = Array(text.utf8)
    fileGuard = FileGuard(original ?? path, bytes)
    fileGuard.enter()
    parsed = Parser.parse(source: text)
    locations = SourceLocationConverter(fileName: path, tree: parsed)
  }

  /// The tree, for a walk that begins now.
  var tree: SourceFileSyntax {
    fileGuard.enter()
    return parsed
  }

  /// The bytes of a node, without the spaces and comments around it.
  func range(of node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The place of a node, with both numbers counted from 1 and the column in bytes, as the compiler counts.
  func place(of node: some SyntaxProtocol) -> Place {
    let location = locations.location(for: node.positionAfterSkippingLeadingTrivia)
    return Place(line: location.line, column: location.column)
  }

  /// The number of lines, of which the last may lack its end.
  var lineCount: Int { bytes.count { $0 == .lineFeed } + (bytes.last == .lineFeed ? 0 : 1) }

  /// The place of a byte.
  func place(at offset: Int) -> Place {
    let location = locations.location(for: AbsolutePosition(utf8Offset: offset))
    return Place(line: location.line, column: location.column)
  }
}

/// A place in a file.
public struct Place: Equatable, Sendable {
  /// The number of the line, from 1.
  public let line: Int
  /// The number of the first byte in the line, from 1.
  public let column: Int
}
