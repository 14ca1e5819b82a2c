import EmbeddedFiles
import SplitKit

/// The symbols beyond those of the page itself, which the page loads when it first needs one: `Public/app/symbols/library.js`.
enum SymbolLibrary {
  /// The symbol with a name, or that of the same name without “fill”, or nil.
  static func symbol(named name: String) -> Symbol? {
    if let index = names[name] { return symbol(name, drawings[index]) }
    let outline = name.replacing(".fill", with: "")
    return names[outline].map { symbol(outline, drawings[$0]) }
  }

  /// The lines of the drawings, and the numbers of the names.
  private static let (drawings, names): ([Substring], [String: Int]) = {
    let text = String(decoding: EmbeddedFile.symbols, as: UTF8.self)
    let lines = text.utf8.split(separator: UInt8(ascii: "\n")).map(Substring.init).drop { !$0.hasSuffix("`") }.dropFirst()
      .dropLast()
    let drawings = Array(lines.prefix { $0.utf8.contains(UInt8(ascii: "|")) })
    let names = lines.dropFirst(drawings.count).compactMap { line -> (String, Int)? in
      let parts = line.utf8.split(separator: UInt8(ascii: " "))
      guard parts.count == 2, let index = Int(String(parts[1]) ?? ""), drawings.indices.contains(index) else { return nil }
      return String(parts[0]).map { ($0, index) }
    }
    return (drawings, Dictionary(names) { first, _ in first })
  }()

  private static func symbol(_ name: String, _ line: Substring) -> Symbol {
    let parts = line.utf8.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map { String($0) ?? "" }
    func part(_ index: Int) -> String? { parts.indices.contains(index) && !parts[index].isEmpty ? parts[index] : nil }
    return Symbol(
      name: name, strokes: [part(1)].compactMap(\.self), fill: part(2), isDirectional: part(0) == "1", hole: part(3))
  }
}
