/// A comment on a post. The prototype has none (spec/split-view.md 9.3), so the texts are invented.
struct Comment {
  let person: Person
  let text: String
  /// The age, as the app writes it.
  let time: String

  /// The comments of other people, which differ from post to post, beginning with the oldest.
  static func samples(on post: PostID) -> [Comment] {
    let seed = 5 * post.number + 3 * post.owner
    return (0..<3 + seed % 4).map { index in
      let turn = seed + 7 * index
      return Comment(
        person: Person.all[(turn + post.number) % Person.all.count], text: texts[turn % texts.count],
        time: times[times.count - 1 - index - seed % 2])
    }
  }

  /// The number of texts shares no factor with the step of 7, so that no post has a text twice.
  private static let texts = [
    "What a light!", "Take me there.", "The colours are unreal. Did you wait long for this one?", "That sky!",
    "My favourite of yours so far.", "So calm.", "I was there last spring, and it looked nothing like this.",
    "How early did you have to get up?", "Saving this for my next trip.", "The framing is perfect.",
    "I can almost hear it.", "Which way were you facing?", "You make me want to go outside right now.",
    "Print this one, please.", "The shadows do all the work here. Lovely.", "Every time I think you are done, you post this.",
    "I would hang this above my desk.", "More of this series!", "It reminds me of home.",
  ]
  /// The ages, beginning with the newest. There are more than a post has comments.
  private static let times = ["41m", "3h", "8h", "1d", "2d", "4d", "1w", "2w"]
}
