import SplitKit

extension Fields {
  /// Throws an error that names the first unknown member. A file is written by hand, and nobody would notice a misspelt
  /// member otherwise. Messages on the wire may have unknown members.
  func expectOnly(_ names: Set<String>) throws(ProtocolError) {
    guard let stranger = memberNames.first(where: { !names.contains($0) }) else { return }
    let path = path(of: stranger)
    throw ProtocolError(
      .invalid, "\(path) is not a known member. The members are \(names.sorted().joined(separator: ", ")).", path: path)
  }

  /// The mark of a row. Throws an error if the row has none and needs one.
  func provenance(otherwise: Provenance?) throws(ProtocolError) -> Provenance {
    guard let otherwise else { return try required("mark").choice() }
    return try optional("mark")?.choice() ?? otherwise
  }
}

extension Field {
  /// An error about a whole list, which is too long for a message. `fault` is a clause that follows the place.
  func refused(_ fault: String) -> ProtocolError { ProtocolError(.invalid, "\(path) \(fault).", path: path) }

  /// The elements of an array.
  func list() throws(ProtocolError) -> [Field] {
    guard let elements else { throw invalid("It must be an array") }
    return elements
  }

  func strings() throws(ProtocolError) -> [String] {
    var strings: [String] = []
    for element in try list() { strings.append(try element.string()) }
    return strings
  }

  func flag() throws(ProtocolError) -> Bool {
    guard let flag = value.bool else { throw invalid("It must be true or false") }
    return flag
  }

  /// A name on the wire.
  func identifier() throws(ProtocolError) -> String {
    let name = try string()
    guard (1...64).contains(name.utf8.count) else { throw invalid("An id must be 1 to 64 bytes") }
    return name
  }

  func year() throws(ProtocolError) -> Int {
    let year = try number(in: 1900...2999, "A year")
    guard year == year.rounded() else { throw invalid("A year must be a whole number") }
    return Int(year)
  }

  /// A range of systems as `{"first","last"?}`. It may have `sources`, which are for readers of the file.
  func systems() throws(ProtocolError) -> SystemVersions {
    let fields = try fields()
    try fields.expectOnly(["first", "last", "sources"])
    let first = try fields.required("first").version()
    guard let last = fields.optional("last") else { return SystemVersions(first: first, last: nil) }
    guard try last.version() >= first else { throw last.invalid("It must not be less than first") }
    return SystemVersions(first: first, last: try last.version())
  }

  /// The major number of a system.
  private func version() throws(ProtocolError) -> Int {
    let version = try number(in: 1...99, "A version")
    guard version == version.rounded() else { throw invalid("A version must be a whole number") }
    return Int(version)
  }

  /// A size as `[width, height]`.
  func dimensions() throws(ProtocolError) -> Size {
    guard let elements, elements.count == 2 else { throw invalid("It must be two numbers: [width, height]") }
    return Size(width: try elements[0].size(), height: try elements[1].size())
  }

  /// The size of a screen in portrait.
  func portraitSize() throws(ProtocolError) -> Size {
    let size = try dimensions()
    guard size.width <= size.height else { throw invalid("A screen must be given upright, no wider than high") }
    return size
  }

  /// Size classes as `[horizontal, vertical]`.
  func sizeClasses() throws(ProtocolError) -> SizeClasses {
    guard let elements, elements.count == 2 else { throw invalid("It must be two size classes: [horizontal, vertical]") }
    return SizeClasses(horizontal: try elements[0].choice(), vertical: try elements[1].choice())
  }

  /// The members of an object, each with its own path.
  func namedFields() throws(ProtocolError) -> [(name: String, field: Field)] {
    try members().map { ($0.name, Field(value: $0.value, path: "\(path).\($0.name)")) }
  }
}
