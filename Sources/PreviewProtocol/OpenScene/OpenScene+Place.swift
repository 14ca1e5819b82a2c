import SplitKit

/// Where the user is: what the app says of it, and what was written into its fields.
extension OpenScene {
  static let textsMember = "texts"

  /// A client could not give a longer place back. So texts that take more than half of it are left out, and then every
  /// member for which there is no room any more.
  var place: Value {
    let (place, texts) = (content.place, window.writtenTexts)
    guard case .object(var members) = place else { return place }
    if texts != .null, Self.length(texts) <= Limits.placeBytes / 2 { members.append(Member(Self.textsMember, texts)) }
    guard Self.length(.object(members)) > Limits.placeBytes else { return .object(members) }
    return members.reduce(.object([])) { kept, member in
      let longer = Value.object((kept.members ?? []) + [member])
      return Self.length(longer) <= Limits.placeBytes ? longer : kept
    }
  }

  /// In bytes of JSON.
  private static func length(_ value: Value) -> Int { JSONWriter.text(of: value).count }
}
