import SplitKit

/// The place of the user, as the app describes it, and the texts of edited fields.
extension OpenPreview {
  static let textsMember = "texts"

  /// The place, which is short enough for a client to send it back. Texts that take more than half of the limit are
  /// left out, and then every member for which there is no room.
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

  /// The length of a value in bytes of JSON.
  private static func length(_ value: Value) -> Int { JSONWriter.text(of: value).count }
}
