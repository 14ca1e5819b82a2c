/// How many brackets of a text are open at once.
///
/// The parser tries several meanings of a bracket, and for each of them those of the brackets within: 27 of them in a row take it minutes. It
/// also looks through all that follows for the end of each. The manifest of a stranger must not keep anybody so long.
public enum BracketDepth {
  /// The greatest depth of a manifest. Large packages have about eight.
  public static let most = 16

  /// The greatest number of brackets that are open at once. Brackets in texts and comments count too, since only the
  /// parser knows them.
  public static func of(_ text: String) -> Int {
    var (depth, greatest) = (0, 0)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"): depth = max(0, depth - 1)
      default: break
      }
      greatest = max(greatest, depth)
    }
    return greatest
  }
}
