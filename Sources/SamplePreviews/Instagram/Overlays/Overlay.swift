import SplitKit

/// A screen that covers the others for a moment.
enum Overlay: Equatable {
  case activity
  /// A reel, the number of its story in front, and the number of the picture.
  case stories(StoryReel, story: Int, picture: Int)
  case share(PostID)
  case actions(PostID)
  case people(PeopleList)
  case editProfile
}

/// The people in a list.
enum PeopleList: Equatable {
  case likers(PostID)
  case followers(Person)
  case following(Person)
}

extension Overlay {
  /// The members of a place that stand for the overlay.
  var members: [Member] {
    switch self {
    case .activity: [Member("activity", true)]
    case .stories(let reel, let story, let picture):
      [
        Member("reel", reel.value), Member("story", .number(Double(story))), Member("picture", .number(Double(picture))),
      ]
    case .share(let post): [Member("share", post.value)]
    case .actions(let post): [Member("actions", post.value)]
    case .people(.likers(let post)): [Member("likers", post.value)]
    case .people(.followers(let person)): [Member("followers", .number(Double(person.number)))]
    case .people(.following(let person)): [Member("following", .number(Double(person.number)))]
    case .editProfile: [Member("editProfile", true)]
    }
  }

  /// Reads the overlay of a place; nil if there is none, or if it makes no sense.
  init?(_ place: Value) {
    func number(_ name: String) -> Int? { place[name]?.number.flatMap { Int(exactly: $0) } }
    func person(_ name: String) -> Person? { number(name).flatMap(Person.with(number:)) }
    if place["activity"] == true {
      self = .activity
    } else if place["editProfile"] == true {
      self = .editProfile
    } else if let post = PostID(place["share"]) {
      self = .share(post)
    } else if let post = PostID(place["actions"]) {
      self = .actions(post)
    } else if let post = PostID(place["likers"]) {
      self = .people(.likers(post))
    } else if let person = person("followers") {
      self = .people(.followers(person))
    } else if let person = person("following") {
      self = .people(.following(person))
    } else if let reel = place["reel"].flatMap(StoryReel.init) {
      self = .stories(reel, story: number("story") ?? 0, picture: number("picture") ?? 0)
    } else {
      return nil
    }
  }
}
