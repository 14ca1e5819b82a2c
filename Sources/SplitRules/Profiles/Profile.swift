/// An OS version whose behaviour is shown: all that it decides, as data.
///
/// UIKit's split view changed materially three times; a statement that is right for one version can be wrong for another
/// (spec/split-view.md 0.1). The value of each version stands in a file of its own beside this one, and `all` lists them.
/// No rule asks which version it is: a rule takes the part of the value that it needs. A further version is a further file
/// and a line in `all`.
public struct Profile: Sendable, Identifiable {
  /// The name on the wire.
  public private(set) var id: String
  package let splitView: SplitDesign
  public let bars: BarDesign
  public let screen: ScreenDesign
  package let presentations: PresentationDesign
  package let keyboard: KeyboardHeights
  package let calls: AppCalls
  package let look: SystemLook

  package init(
    id: String, splitView: SplitDesign, bars: BarDesign, screen: ScreenDesign, presentations: PresentationDesign,
    keyboard: KeyboardHeights, calls: AppCalls, look: SystemLook
  ) {
    self.id = id
    self.splitView = splitView
    self.bars = bars
    self.screen = screen
    self.presentations = presentations
    self.keyboard = keyboard
    self.calls = calls
    self.look = look
  }
}

extension Profile {
  /// A version of another name that is like this one in all that it does not change itself.
  package func followed(by id: String) -> Profile {
    var next = self
    next.id = id
    return next
  }

  /// Every version there is, the oldest first.
  public static let all: [Profile] = [ios5, ios8, ios13, ios14, ios18, ios26]

  /// The version of that name; nil for any other.
  public init?(id: String) {
    guard let profile = Self.all.first(where: { $0.id == id }) else { return nil }
    self = profile
  }

  /// The version and those after it, the oldest first.
  public static func since(_ first: Profile) -> [Profile] { Array(all.drop { $0 != first }) }

  /// Whether there are size classes to adapt to, and margins: since iOS 8 (AD documented).
  public var isAdaptive: Bool { splitView.isAdaptive }
}

/// A version is known by its name.
extension Profile: Hashable, CustomStringConvertible {
  public static func == (one: Profile, other: Profile) -> Bool { one.id == other.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
  public var description: String { id }
}
