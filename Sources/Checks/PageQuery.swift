import SplitKit

/// The query of the page's address that opens a window.
struct PageQuery {
  let text: String

  init(_ scene: String, _ situation: Situation, _ size: Size) {
    var parts = ["scene=\(scene)"]
    if let profile = situation.profile { parts.append("profile=\(profile)") }
    parts += situation.options.map { "opt.\($0.name)=\(Self.escaped($0.value.words))" }
    if let stage = situation.stage {
      parts += [
        "device=\(stage.device.id)", "arrangement=\(stage.arrangement.rawValue)", "orientation=\(stage.orientation.rawValue)",
      ]
    } else {
      parts += ["width=\(shortest(size.width))", "height=\(shortest(size.height))"]
    }
    text = "?" + parts.joined(separator: "&")
  }

  /// A text with all characters escaped that have a meaning in an address.
  private static func escaped(_ text: String) -> String {
    text.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
        String(UnicodeScalar(byte))
      default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }
}
