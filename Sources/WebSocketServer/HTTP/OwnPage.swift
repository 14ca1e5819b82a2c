/// The page as the user or a page of this server opens it, which says so in an attribute of its root element.
///
/// The page's script cannot read `Sec-Fetch-Site`. It performs the inputs of its address unasked only if the page has the
/// attribute, because any other site can send a browser to an address with inputs.
struct OwnPage {
  let content: CodedBytes

  private static let root = Array("<html ".utf8)
  private static let attribute = Array("data-request=\"own\" ".utf8)

  /// Creates the page of a file. A file whose root element has no other attribute stays as it is.
  init(_ file: Site.File) { content = CodedBytes(compressible: Self.marked(file.bytes)) }

  private static func marked(_ page: [UInt8]) -> [UInt8] {
    guard let start = page.indices.first(where: { page[$0...].starts(with: root) }) else { return page }
    return page[..<(start + root.count)] + attribute + page[(start + root.count)...]
  }
}
