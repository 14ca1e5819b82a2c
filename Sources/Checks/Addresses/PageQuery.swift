import SplitKit

/// The query of the page's address that opens a window and repeats what happened in it.
struct PageQuery {
  let text: String

  /// The greatest length of a query that a server gets, because servers and proxies bound the head of a request. The page reads the
  /// rest behind the hash sign (`wholeSearch` in `Public/app/wire/query.js`).
  private static let longest = 1024

  init(_ scene: String, _ situation: Situation, _ size: Size, _ way: PageWay) {
    let window = (["scene=\(scene)"] + Self.members(of: situation, size)).joined(separator: "&")
    let inputs = way.inputs.map { "do=\(Self.text(of: $0))" }.joined(separator: "&")
    let isLong = window.utf8.count + inputs.utf8.count > Self.longest
    text = "?" + window + (inputs.isEmpty ? "" : (isLong ? "#" : "&") + inputs)
  }

  private static func members(of situation: Situation, _ size: Size) -> [String] {
    let profile = situation.profile.map { ["profile=\($0)"] } ?? []
    let options = situation.options.map { "opt.\($0.name)=\(escaped($0.value.words))" }
    guard let stage = situation.stage else {
      return profile + options + ["width=\(shortest(size.width))", "height=\(shortest(size.height))"]
    }
    let (device, orientation) = ("device=\(stage.device.id)", "orientation=\(stage.orientation.rawValue)")
    return profile + options + [device, "arrangement=\(stage.arrangement.rawValue)", orientation]
  }

  /// An input: the type of its message, and the other members in notation.
  private static func text(of message: Value) -> String {
    let members = (message.members ?? []).filter { $0.name != "type" }
    return escaped((message["type"]?.string ?? "") + Notation.text(of: .object(members)), except: "(),:;/")
  }

  private static let plain = Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._".utf8)

  /// A text with all characters escaped that have a meaning in an address.
  private static func escaped(_ text: String, except signs: String = "") -> String {
    text.utf8.map { byte in
      if plain.contains(byte) || signs.utf8.contains(byte) { return String(UnicodeScalar(byte)) }
      return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}
