import SplitKit

/// How the containers of an app stood when its window became visible, so that a place has only those that differ.
///
/// Most sessions are idle, and the state stays for as long as the app is open. It therefore has numbers in the
/// place of values and names.
struct LaunchState {
  private var containers: [String: Int] = [:]
  private var presented: Int?
  private var names: Set<Int> = []

  init() {}

  init(of window: Window) {
    for place in window.containerPlaces { containers[place.name] = Self.number(of: place.value) }
    presented = Self.number(of: .array(window.presentedPlace))
    var names: Set<Int> = []
    window.rootViewController.forEachDescendant { names.insert($0.id.hashValue) }
    self.names = names
  }

  /// Whether a container is as it was.
  func isContainer(_ place: Member) -> Bool { containers[place.name] == Self.number(of: place.value) }

  /// Whether the same controllers are presented, in the same way.
  func isPresented(_ chain: Value) -> Bool { presented == Self.number(of: chain) }

  /// Whether a controller was in the tree.
  func hasController(named name: String) -> Bool { names.contains(name.hashValue) }

  private static func number(of value: Value) -> Int { JSONWriter.text(of: value).hashValue }
}
