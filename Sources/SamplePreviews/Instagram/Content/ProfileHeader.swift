import SplitKit

/// The header of a profile. The numbers of the user are the prototype's (spec/split-view.md 9.7), and the others are
/// invented.
struct ProfileHeader {
  let owner: Person
  let store: PhotoStore
  /// The id of the profile's controller.
  let controller: String

  /// The parts that can be tapped.
  enum Part: String, CaseIterable {
    /// The portrait in its ring, which stands for a story.
    case story = "own-story"
    case photos, followers, following
    /// The button that edits the own profile, or follows another one.
    case button

    func id(of controller: String) -> String { "\(controller)/\(rawValue)" }
  }

  var value: Value {
    let isFollowed = store.followed.contains(owner.number)
    let title = owner.isUser ? "Edit Profile" : isFollowed ? "Following" : "Follow"
    let name = store.name(of: owner)
    var button = [Member("id", id(.button)), Member("title", .string(title))]
    if !owner.isUser { button.append(Member("isOn", .bool(isFollowed))) }
    return [
      "kind": "profileHeader", "avatar": .string(owner.portrait),
      "story": ["id": id(.story), "accessibilityLabel": .string("Story of \(name)")],
      "counters": [
        counter(.photos, owner.isUser ? 100 : Posts.count, "Photos"),
        counter(.followers, (owner.isUser ? 250 : 90 + 31 * owner.number) + (isFollowed ? 1 : 0), "Followers"),
        counter(.following, owner.isUser ? 300 : 60 + 17 * owner.number, "Following"),
      ],
      "name": .string(name), "text": .string(text),
      "button": .object(button),
    ]
  }

  private var text: String { owner.isUser ? store.profile.line : Self.texts[owner.number % Self.texts.count] }

  private func id(_ part: Part) -> Value { .string(part.id(of: controller)) }

  private func counter(_ part: Part, _ number: Int, _ label: String) -> Value {
    ["id": id(part), "number": .string(String(number)), "label": .string(label)]
  }

  private static let texts = [
    "Light, mostly.", "Walks with a camera.", "Film and coffee.", "Somewhere by the sea.", "Slow travel, fast trains.",
  ]
}
