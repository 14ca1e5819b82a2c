extension Preview {
  /// The reason why clients could not open this preview or identify it, as one sentence, or nil if they could.
  package var objection: String? {
    guard (1...64).contains(id.utf8.count), id.utf8.allSatisfy(\.isOfPreviewID) else {
      return "An id has 1 to 64 letters, digits and hyphens."
    }
    if title.isEmpty { return "It has no title." }
    if profiles.isEmpty { return "It needs a profile to be shown in." }
    let lengths = 1.0...20_000.0
    guard lengths.contains(windowSize.width), lengths.contains(windowSize.height) else {
      return "Each side of its window is 1 to 20000 points."
    }
    guard (1.0...4.0).contains(windowScale) else { return "The scale of its window is 1 to 4." }
    return options.indices.lazy.compactMap(objection(toOptionAt:)).first
  }

  private func objection(toOptionAt index: Int) -> String? {
    let option = options[index]
    if option.name.isEmpty { return "An option has no name." }
    if options[..<index].contains(where: { $0.name == option.name }) { return "Two options are named \(option.name)." }
    return option.kind.mismatch(with: option.defaultValue).map { "The default of the option \(option.name) is not \($0)." }
  }
}

extension UInt8 {
  fileprivate var isOfPreviewID: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
