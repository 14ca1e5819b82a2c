/// The first stored property of a class whose objects are values of attributes in `NSAttributedString`.
///
/// Foundation on Linux compares these values with `CFEqual`, which takes the word behind the head of an object for the type of an object of
/// CoreFoundation before it asks whether Swift has made the object. If the bits from 8 to 17 of that word are zero, as for a small number,
/// the process ends. This word has them set, so that the objects are compared by `isEqual(_:)`.
struct FoundationMark: Sendable {
  private let word: UInt = 0x3_FF00
}
