import PreviewProtocol
import SplitKit

/// The messages that brought an app to where it is, so that a new process can be brought there.
struct Journal {
  struct Entry: Equatable {
    let type: MessageType
    let text: [UInt8]
  }

  /// The greatest number of messages, and their greatest length together in bytes. Beyond, the journal is given up, and only the
  /// place of the user is left.
  static let maximumCount = 2_000
  static let maximumBytes = 1 << 20

  /// The message that opened the app.
  let opening: [UInt8]
  private(set) var entries: [Entry] = []
  /// The place of the user as the app told last, as JSON.
  var place: [UInt8]?
  private(set) var isGivenUp = false
  /// The newest message about the geometry, which counts even if the journal is given up.
  private(set) var geometry: Entry?
  private var bytes = 0

  init(opening: [UInt8]) { self.opening = opening }

  /// Notes a message that the app has not refused.
  mutating func note(_ type: MessageType, _ text: [UInt8]) {
    guard type.changesApp else { return }
    let entry = Entry(type: type, text: text)
    if type.isGeometry { geometry = entry }
    guard !isGivenUp else { return }
    if type.isRepeated, entries.last?.type == type { bytes -= entries.removeLast().text.count }
    entries.append(entry)
    bytes += text.count
    guard entries.count > Self.maximumCount || bytes > Self.maximumBytes else { return }
    (entries, bytes, isGivenUp) = ([], 0, true)
  }

  /// Leaves the last message out that is no geometry, because the app has crashed after it.
  mutating func leaveOutLast() {
    guard let index = entries.lastIndex(where: { !$0.type.isGeometry }) else { return }
    bytes -= entries.remove(at: index).text.count
  }

  /// Whether another message opens the same app in the same way, except for where the user is and the window.
  func isOpened(likeBy other: [UInt8]) -> Bool {
    func lasting(_ text: [UInt8]) -> [Member]? {
      (try? JSONReader.read(text))?.members?.filter { !["id", "slot", "place", "window", "traits"].contains($0.name) }
        .sorted { $0.name < $1.name }
    }
    return lasting(opening) == lasting(other)
  }

  /// Begins anew with the app as it opens, in the window as it is now.
  var afresh: Journal {
    var journal = Journal(opening: opening)
    if let geometry { journal.note(geometry.type, geometry.text) }
    return journal
  }

  /// The message that opens the app at the last place of the user, without the messages.
  var openingAtPlace: [UInt8] {
    guard let place, let value = try? JSONReader.read(place), let members = (try? JSONReader.read(opening))?.members else {
      return opening
    }
    return JSONWriter.text(of: .object(members.filter { $0.name != "place" } + [Member("place", value)]))
  }
}

extension MessageType {
  /// Whether a message of the type can change the app.
  fileprivate var changesApp: Bool {
    switch self {
    case .resize, .rotate, .arrange, .background, .foreground, .tap, .swipe, .drag, .scroll, .edit, .focus, .traits, .set,
      .perform:
      true
    case .open, .close, .sync, .sweep, .overview, .explain, .audit, .picture, .export, .properties, .find, .restart, .ping: false
    }
  }

  /// Whether the message is about the window alone.
  fileprivate var isGeometry: Bool {
    switch self {
    case .resize, .rotate, .arrange: true
    default: false
    }
  }

  /// Whether of several such messages in a row only the last one counts.
  fileprivate var isRepeated: Bool { self == .resize }
}
