import SplitKit

/// Where the user is: what the app says of it, and what was written into its fields.
extension OpenScene {
  static let textsMember = "texts"

  /// Long texts are left out: with them a client could not give the place back.
  var place: Value {
    let (place, texts) = (content.place, window.writtenTexts)
    guard case .object(let members) = place, texts != .null,
      JSONWriter.text(of: texts).count <= Limits.placeBytes / 2
    else { return place }
    return .object(members + [Member(Self.textsMember, texts)])
  }
}
