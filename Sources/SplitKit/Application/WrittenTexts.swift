/// The texts that messages have left in an app: titles, and the texts of fields.
///
/// A server must not grow with the messages of a client, so the length of each text and of all together is limited
/// (docs/protocol.md, `tooLarge`). UIKit has no such limits. An app's own texts do not count.
package struct WrittenTexts {
  /// The greatest length of a title or a back button's title, in bytes of UTF-8.
  static let maximumTitle = 1_024
  /// The greatest length of the text of a field, in bytes of UTF-8.
  static let maximumField = 32_768
  /// The greatest length of all texts together, in bytes of UTF-8.
  package static let maximumTotal = 65_536

  private struct Place: Hashable {
    let owner: ObjectIdentifier
    let name: String
  }

  /// The length of a text that lives as long as its owner.
  private struct Text {
    weak var owner: AnyObject?
    let length: Int
  }

  private var texts: [Place: Text] = [:]
  /// The length of the texts in other apps, for which the limit is common, in bytes of UTF-8.
  fileprivate var elsewhere = 0

  /// The length of all texts, in bytes of UTF-8.
  package var total: Int { texts.values.reduce(0) { $0 + ($1.owner == nil ? 0 : $1.length) } }

  /// Notes the lengths of texts of an owner, which replace those with the same names.
  mutating func note(_ lengths: [String: Int], in owner: AnyObject) {
    texts = texts.filter { $0.value.owner != nil }
    for (name, length) in lengths {
      texts[Place(owner: ObjectIdentifier(owner), name: name)] = Text(owner: owner, length: length)
    }
  }

  /// Notes the lengths of texts of an owner, or throws an error if all texts would be too long together. Texts that get
  /// no longer are admitted in any case.
  mutating func admit(_ lengths: [String: Int], in owner: AnyObject, path: String) throws(Refusal) {
    var next = self
    next.note(lengths, in: owner)
    guard next.total <= max(total, Self.maximumTotal - elsewhere) else {
      let sum = next.total + elsewhere
      throw .tooLarge(
        path: path, "All texts of a session have at most \(Self.maximumTotal) bytes of UTF-8; with this one they had \(sum).")
    }
    self = next
  }
}

extension Application {
  /// Leaves the texts of this app as much room as those of other apps do, which have so many bytes.
  package func limitTexts(besides bytes: Int) { writtenTexts.elsewhere = bytes }

  /// Notes the length of texts that an object has taken over from fields, such as letters that were sent. They count for as
  /// long as the object exists, and are never refused. The object must limit them itself.
  package func keep(bytes: Int, in owner: AnyObject) { writtenTexts.note(["text": bytes], in: owner) }
}
