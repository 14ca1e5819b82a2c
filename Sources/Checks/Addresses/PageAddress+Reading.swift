import PreviewProtocol
import Spelling
import SplitKit

extension PageAddress {
  /// Reads an address of the page, such as that of Share: a whole one, or the part from the question mark on.
  package init(_ text: String) throws(PageAddressError) {
    self.init()
    guard let start = text.firstIndex(where: { $0 == "?" || $0 == "#" }) else {
      throw PageAddressError(
        "The address has no question mark. An address of the page is like http://127.0.0.1:8080/?scene=mail.")
    }
    var lengths: [String: Double] = [:]
    var seen: Set<String> = []
    for field in Self.fields(of: text[text.index(after: start)...]) {
      guard field.name == "do" || seen.insert(field.name).inserted else {
        throw PageAddressError("The address has the field \(field.name.clipped) twice.")
      }
      try take(field.name, field.value, &lengths)
    }
    divider = lengths["divider"]
    switch (lengths["width"], lengths["height"]) {
    case (nil, nil): break
    case (let width?, let height?): size = Size(width: width, height: height)
    case (let width, _):
      let (there, missing) = width == nil ? ("height", "width") : ("width", "height")
      throw PageAddressError("The address has a \(there) and no \(missing). A window has both.")
    }
  }

  /// The fields of the query and of the fragment, to which the page moves the longest fields.
  private static func fields(of query: Substring) -> [(name: String, value: String)] {
    query.split { $0 == "&" || $0 == "#" }.map { field in
      let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (decoded(parts[0]), parts.count == 2 ? decoded(parts[1]) : "")
    }
  }

  /// Decodes percent-encoding. As in a browser, a percent sign without two hexadecimal digits remains unchanged.
  private static func decoded(_ text: Substring) -> String {
    var (bytes, rest) = ([UInt8](), text.utf8[...])
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let escaped = escapedByte(rest.prefix(2)) {
        bytes.append(escaped)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The byte of two hexadecimal digits, or nil for anything else.
  private static func escapedByte(_ digits: Substring.UTF8View) -> UInt8? {
    let values = digits.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    return digits.count == 2 && values.count == 2 ? UInt8(values[0] * 16 + values[1]) : nil
  }

  private mutating func take(_ name: String, _ value: String, _ lengths: inout [String: Double]) throws(PageAddressError) {
    if name == "opt." { throw PageAddressError("The field opt. of the address names no option.") }
    if name.hasPrefix("opt.") {
      return options.append(Member(String(name.dropFirst(4)), (try? JSONReader.read(Array(value.utf8))) ?? .string(value)))
    }
    guard !value.isEmpty || !Self.names.contains(name) else {
      throw PageAddressError("The field \(name) of the address has no value.")
    }
    switch name {
    case "scene": scene = value
    case "profile": profile = value
    case "policy": policy = value
    case "lang": language = value
    case "device": device = value
    case "place": place = try Self.object(value, in: name)
    case "do": try takeInput(value)
    case "width", "height", "divider": lengths[name] = try Self.length(name, value)
    case "orientation", "arrangement", "side": try takePlacement(name, value)
    case _ where Self.traitFields[name] != nil: try takeTrait(name, value)
    case _ where Self.fieldsOfPage.keys.contains(name): try Self.checkFieldOfPage(name, value)
    default: throw PageAddressError("The address has an unknown field \(name.clipped). \(Self.hint(for: name))")
    }
  }

  private static func hint(for name: String) -> String { nearest(to: name.clipped, in: names) }

  /// The names of all fields but those of options.
  private static let names =
    [
      "scene", "profile", "policy", "lang", "device", "place", "do", "width", "height", "divider", "orientation", "arrangement",
      "side",
    ] + traitFields.keys.sorted() + fieldsOfPage.keys.sorted()

  /// The fields about the page around the app, which change nothing in the app's window, with their values. A field without values can have
  /// any.
  private static let fieldsOfPage: [String: [String]] = [
    "motion": ["reduce"], "ruler": switches, "overview": switches, "timeline": switches, "embed": switches,
    "board": ["arrangements", "ipads", "iphones", "profiles", "directions", "appearances", "textSizes"],
    "panel": ["hierarchy", "calls", "audit", "scene", "off"], "font": ["own"], "dock": ["environment", "facts", "why"],
    "token": [],
  ]

  /// The values of a field that is on or off.
  private static let switches = ["1", "true", "yes", "0", "false", "no"]

  private static func checkFieldOfPage(_ name: String, _ value: String) throws(PageAddressError) {
    guard let values = fieldsOfPage[name], !values.isEmpty else { return }
    // A panel of the dock can be followed by what it is about: `why:messages/pane`.
    let word = name == "dock" ? String(value.prefix { $0 != ":" }) : value
    _ = try choice(word, among: values, in: name)
  }

  /// The fields about traits, each with its trait and the values of the field with those of the trait. A field without values has those of
  /// the trait.
  private static let traitFields: [String: (trait: String, values: [(field: String, trait: String)])] = [
    "rtl": (
      "layoutDirection", ["1", "true", "yes"].map { ($0, "rightToLeft") } + ["0", "false", "no"].map { ($0, "leftToRight") }
    ),
    "appearance": ("userInterfaceStyle", UserInterfaceStyle.allCases.map { ($0.rawValue, $0.rawValue) }),
    "widthClass": ("horizontalSizeClass", UserInterfaceSizeClass.allCases.map { ($0.rawValue, $0.rawValue) }),
    "heightClass": ("verticalSizeClass", UserInterfaceSizeClass.allCases.map { ($0.rawValue, $0.rawValue) }),
    "text": ("preferredContentSizeCategory", ContentSizeCategory.allCases.map { ($0.rawValue, $0.rawValue) }),
    "contrast": ("accessibilityContrast", [("high", "high"), ("normal", "normal")]),
  ]

  private mutating func takeTrait(_ name: String, _ value: String) throws(PageAddressError) {
    guard let (trait, values) = Self.traitFields[name] else { return }
    let word = try Self.choice(value, among: values.map(\.field), in: name)
    if let value = values.first(where: { $0.field == word }) { traits.replace(with: Member(trait, .string(value.trait))) }
  }

  private static func length(_ name: String, _ value: String) throws(PageAddressError) -> Double {
    guard let length = Double(value), (1...20_000).contains(length) else {
      throw PageAddressError("\(name)=\(value.clipped) is no length. One is from 1 to 20000 points.")
    }
    return length
  }

  private mutating func takePlacement(_ name: String, _ value: String) throws(PageAddressError) {
    switch name {
    case "orientation": orientation = try Self.orientation(value)
    case "arrangement":
      arrangement = WindowArrangement(
        rawValue: try Self.choice(value, among: WindowArrangement.allCases.map(\.rawValue), in: name))
    default: side = WindowSide(rawValue: try Self.choice(value, among: WindowSide.allCases.map(\.rawValue), in: name))
    }
  }

  /// The orientation of a name, of which `landscape` is the usual landscape.
  package static func orientation(_ name: String) throws(PageAddressError) -> InterfaceOrientation {
    if name == "landscape" { return .landscapeLeft }
    let word = try choice(name, among: InterfaceOrientation.allCases.map(\.rawValue) + ["landscape"], in: "orientation")
    return InterfaceOrientation(rawValue: word) ?? .portrait
  }

  private mutating func takeInput(_ text: String) throws(PageAddressError) {
    let message = try Self.message(of: text)
    guard message["type"] == "open" else { return steps.append(Step("do=\(text)", message)) }
    guard steps.isEmpty, let width = message["width"]?.number, let height = message["height"]?.number else {
      throw PageAddressError("do=\(text.clipped) is no step. Only the first can be open, with a width and a height.")
    }
    firstSize = Size(width: width, height: height)
  }

  /// The message of an input in notation: its type, and its members in parentheses.
  package static func message(of text: String) throws(PageAddressError) -> Value {
    let type = text.prefix { $0.isASCII && $0.isLetter }
    let rest = String(text[type.endIndex...])
    let members = rest.isEmpty ? [] : Notation.value(of: rest)?.members
    guard !type.isEmpty, let members, !members.contains(where: { ["type", "id"].contains($0.name) }) else {
      throw PageAddressError("do=\(text.clipped) is no step. A step is like tap(target:compose) or resize(width:700,height:900).")
    }
    return .object([Member("type", .string(String(type)))] + members)
  }

  private static func object(_ text: String, in name: String) throws(PageAddressError) -> Value {
    guard let value = Notation.value(of: text), value.members != nil else {
      throw PageAddressError("\(name)=\(text.clipped) is no place. A place is like (tab:profile).")
    }
    return value
  }

  private static func choice(_ value: String, among values: [String], in name: String) throws(PageAddressError) -> String {
    guard values.contains(value) else {
      throw PageAddressError("\(name)=\(value.clipped) is none of its values. \(nearest(to: value.clipped, in: values))")
    }
    return value
  }
}
