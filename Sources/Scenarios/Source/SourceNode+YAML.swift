import Yams

extension SourceNode {
  /// Reads a text of YAML, which has one document.
  ///
  /// A text that is too long or nested too deep, or has too many values after all aliases are replaced, is an error.
  ///
  /// - Parameter beginning: The sentence that says how a file begins, for an empty one.
  package static func read(
    yaml text: String, beginning: String = "A scenario begins with format: 1."
  ) throws(SourceError) -> SourceNode {
    let text = text.withoutByteOrderMark
    guard text.utf8.count <= SourceLimits.length else {
      throw SourceError(at: nil, "The file has \(text.utf8.count) bytes. A scenario has at most \(SourceLimits.length).")
    }
    try SeparatorScan.check(text)
    try MarkScan.check(text)
    try AliasScan(text).check()
    guard let root = try compose(text) else {
      throw SourceError(at: nil, "The file is empty. \(beginning)")
    }
    var copy = NodeCopy(text)
    return try copy.node(root, depth: 0)
  }

  private static func compose(_ text: String) throws(SourceError) -> Node? {
    do {
      return try Parser(yaml: text, encoding: .utf8).singleRoot()
    } catch let error as YamlError {
      throw SourceError(error, in: text)
    } catch {
      throw SourceError(at: nil, "The file is not YAML: \(error).")
    }
  }
}

extension String {
  /// The text without the mark U+FEFF at its beginning, which some editors on Windows write. libyaml does not expect it.
  package var withoutByteOrderMark: String {
    unicodeScalars.first == "\u{FEFF}" ? String(unicodeScalars.dropFirst()) : self
  }
}

/// Copies the values that Yams has read, and counts them.
private struct NodeCopy {
  private var lines: SourceLines
  private var count = 0

  init(_ text: String) { lines = SourceLines(text) }

  mutating func node(_ node: Node, depth: Int) throws(SourceError) -> SourceNode {
    let mark = SourceMark(node.mark)
    count += 1
    guard count <= SourceLimits.values else {
      throw SourceError(
        at: mark, "The file has more than \(SourceLimits.values) values, each alias replaced by what it stands for.")
    }
    guard depth <= SourceLimits.depth else { throw SourceError.tooDeep(at: mark) }
    return SourceNode(try content(node, depth: depth + 1), at: mark)
  }

  private mutating func content(_ node: Node, depth: Int) throws(SourceError) -> SourceNode.Content {
    switch node {
    case .scalar(let scalar):
      let isQuoted = scalar.style != .plain && scalar.style != .any
      let isBeforeComment = scalar.string.isEmpty && !isQuoted && hasComment(at: SourceMark(node.mark))
      return .scalar(Scalar(scalar.string, isQuoted: isQuoted, isBeforeComment: isBeforeComment))
    case .sequence(let sequence):
      var nodes: [SourceNode] = []
      for element in sequence { nodes.append(try self.node(element, depth: depth)) }
      return .sequence(nodes)
    case .mapping(let mapping):
      var entries: [SourceEntry] = []
      for (key, value) in mapping { entries.append(try entry(key, value, depth: depth)) }
      return .mapping(entries)
    case .alias: preconditionFailure("Yams replaces the aliases of a document.")
    }
  }

  /// Whether a comment begins at a place or behind the spaces there.
  private mutating func hasComment(at mark: SourceMark) -> Bool {
    lines.firstByte(from: mark) == UInt8(ascii: "#")
  }

  private mutating func entry(_ key: Node, _ value: Node, depth: Int) throws(SourceError) -> SourceEntry {
    let mark = SourceMark(key.mark)
    guard case .scalar(let name) = key else { throw SourceError(at: mark, "A key is a word, and neither a mapping nor a list.") }
    if name.string == "<<", name.style == .plain {
      throw SourceError(
        at: mark,
        "Merge keys (<<) are not read. Write the members here in full, or give a whole value an anchor (&name) and repeat it "
          + "with an alias (*name).")
    }
    return SourceEntry(name.string, at: mark, try node(value, depth: depth))
  }
}

extension SourceMark {
  /// The mark of Yams, which it gives to everything that it reads.
  fileprivate init(_ mark: Mark?) { self.init(line: mark?.line ?? 1, column: mark?.column ?? 1) }
}
