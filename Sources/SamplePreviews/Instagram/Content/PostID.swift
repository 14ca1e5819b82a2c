import SplitKit

/// A post: the number of the person on whose profile it is, and its own number there.
struct PostID: Hashable {
  let owner: Int
  let number: Int

  init(owner: Int, number: Int) { (self.owner, self.number) = (owner, number) }

  /// Reads a post from a place; nil for anything that names none.
  init?(_ value: Value?) {
    guard let numbers = value?.array?.compactMap({ $0.number.flatMap { Int(exactly: $0) } }), numbers.count == 2,
      let owner = Person.with(number: numbers[0]), (0..<Posts.count).contains(numbers[1])
    else { return nil }
    self.init(owner: owner.number, number: numbers[1])
  }

  var value: Value { [.number(Double(owner)), .number(Double(number))] }
}

/// A set of posts, as one number of bits for each person. It is small in a place, however many posts it has.
struct PostSet: Equatable {
  private var bits: [Int: Int] = [:]

  func contains(_ post: PostID) -> Bool { (bits[post.owner] ?? 0) & 1 << post.number != 0 }

  mutating func toggle(_ post: PostID) {
    let next = (bits[post.owner] ?? 0) ^ 1 << post.number
    bits[post.owner] = next == 0 ? nil : next
  }

  /// The set as a part of a place, or nil if it is empty.
  var value: Value? {
    if bits.isEmpty { return nil }
    return .object(bits.sorted { $0.key < $1.key }.map { Member(String($0.key), .number(Double($0.value))) })
  }

  /// Reads a set from a place. Whatever names no post is left out.
  init(_ value: Value? = nil) {
    for person in [Person.user] + Person.all {
      guard let number = value?[String(person.number)]?.number.flatMap({ Int(exactly: $0) }),
        (1..<1 << Posts.count).contains(number)
      else { continue }
      bits[person.number] = number
    }
  }
}
