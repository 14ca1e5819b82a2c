import PreviewProtocol
import SplitKit

/// A window of the page, as an address of the page describes it: the scene, where its window is, and what happened in it.
///
/// A member is nil, or empty, if the address has no such field. `Public/app/wire/query.js` reads and writes the same addresses.
package struct PageAddress: Sendable {
  package var scene: String?
  package var options: [Member] = []
  package var profile: String?
  package var policy: String?
  package var language: String?
  /// The traits that the address overrides, by their names in the protocol.
  package var traits: [Member] = []
  /// The id of a device.
  package var device: String?
  package var orientation: InterfaceOrientation?
  package var arrangement: WindowArrangement?
  package var side: WindowSide?
  /// The x of the middle of the divider between two apps, in points of the screen.
  package var divider: Double?
  /// The size of the window in points. On a device it is that of a free window.
  package var size: Size?
  /// The size in which the window opened before the steps, if it was another one.
  package var firstSize: Size?
  /// The user's place in the app before the steps.
  package var place: Value?
  package var steps: [Step] = []

  /// An input to the window.
  package struct Step: Sendable {
    /// The text that described it, for errors.
    package let text: String
    /// The message of a client.
    package let message: Value

    package init(_ text: String, _ message: Value) { (self.text, self.message) = (text, message) }
  }

  package init() {}
}

extension [Member] {
  /// Appends a member in place of the one with the same name, if there is one.
  package mutating func replace(with member: Member) {
    removeAll { $0.name == member.name }
    append(member)
  }
}

/// A sentence that says what cannot be read in an address, or which place a device does not have.
package struct PageAddressError: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}

extension PageAddress {
  /// The message that opens the window, and the steps after it. The app launches where its window is, instead of being moved there later.
  ///
  /// - Throws: An error for a place that the device does not have. A device that does not exist is refused when the message is read.
  package func opening(on devices: DeviceCatalog) throws(PageAddressError) -> (message: Value, steps: [Step]) {
    if device == nil { try refusePlacement() }
    try refuseSideOfWholeScreen()
    var window = size
    if let device = device.flatMap({ devices[$0] }) { window = try launchSize(on: device) }
    return (message(in: firstSize ?? window), moves + steps)
  }

  private func refusePlacement() throws(PageAddressError) {
    let members = [("orientation", orientation != nil), ("arrangement", arrangement != nil), ("side", side != nil)]
    guard let (name, _) = members.first(where: \.1) else { return }
    throw PageAddressError("\(name) is about a window on the screen of a device, and no device is named.")
  }

  /// Throws an error for a side of a window that is at none.
  private func refuseSideOfWholeScreen() throws(PageAddressError) {
    guard let side, arrangement?.hasSide != true else { return }
    throw PageAddressError("side=\(side.rawValue) needs an arrangement with a window at a side, such as split-1/2.")
  }

  private func message(in window: Size?) -> Value {
    var members: [Member] = [Member("type", "open"), Member("scene", .string(scene ?? Self.usualScene))]
    if !options.isEmpty { members.append(Member("options", .object(options))) }
    let texts = [("profile", profile), ("policy", policy), ("device", device), ("language", language)]
    for (name, text) in texts { if let text { members.append(Member(name, .string(text))) } }
    if let window { members.append(Member("window", window.members)) }
    if !traits.isEmpty { members.append(Member("traits", .object(traits))) }
    if let place { members.append(Member("place", place)) }
    return .object(members)
  }

  /// The scene of an address that names none, as in `usualScene` of the page.
  package static let usualScene = "instagram"

  private var isLandscape: Bool { orientation?.isLandscape ?? false }

  /// The size with which the window opens on a device.
  private func launchSize(on device: Device) throws(PageAddressError) -> Size {
    guard let arrangement, arrangement != .full else {
      return arrangement == nil && orientation == nil ? size ?? device.screen : device.screen(isLandscape: isLandscape)
    }
    if arrangement == .free { return size ?? device.screen(isLandscape: isLandscape) }
    if let row = device.window(arrangement, isLandscape: isLandscape) { return row.size }
    let held = isLandscape ? "landscape" : "portrait"
    let names =
      ["full"] + device.windows.filter { $0.isLandscape == isLandscape && $0.arrangement != .full }.map(\.arrangement.rawValue)
    throw PageAddressError(
      "\(device.id) has no arrangement \(arrangement.rawValue) in \(held). It has \(names.listed(by: "and")).")
  }

  /// The messages after the window has opened, because a size determines neither how the device is held nor the side, nor which of two
  /// arrangements is meant. A window that is there already takes no notice of them.
  private var moves: [Step] {
    var moves: [Step] = []
    if let orientation {
      moves.append(Step("orientation=\(orientation.rawValue)", ["type": "rotate", "to": .string(orientation.rawValue)]))
    }
    if let arrangement, arrangement != .free {
      var members = [Member("type", "arrange"), Member("arrangement", .string(arrangement.rawValue))]
      if arrangement.hasSide { members.append(Member("side", .string((side ?? .left).rawValue))) }
      if let divider { members.append(Member("dividerX", .number(divider))) }
      moves.append(Step("arrangement=\(arrangement.rawValue)", .object(members)))
    }
    return moves
  }
}
