import SplitKit

/// Where presentations are in a window, written anew from the statements of spec/containers.md.
struct PlaceOfPresentation {
  let profile: Profile
  let window: Rect
  private let safe: EdgeInsets
  private let traits: TraitCollection

  init(_ profile: Profile, _ window: Window) {
    self.profile = profile
    self.window = Rect(x: 0, y: 0, width: window.size.width, height: window.size.height)
    (safe, traits) = (window.safeArea, window.traitCollection)
  }

  private var isCompact: Bool { traits.horizontalSizeClass == .compact }
  private var isPhone: Bool { traits.userInterfaceIdiom == .phone }

  /// Whether two frames differ by no more than the pixel grid makes them differ.
  func isNear(_ frame: Rect, _ other: Rect) -> Bool {
    [frame.x - other.x, frame.y - other.y, frame.maxX - other.maxX, frame.maxY - other.maxY].allSatisfy { abs($0) <= 0.75 }
  }

  /// 351, 352, 355 and 372, and Apple's 768 before iOS 13.
  var pageSheet: Rect {
    if profile == .ios26 {
      let top = isPhone ? max(30, safe.top) : safe.top + 10
      return Rect(x: 0, y: top, width: window.width, height: window.height - top)
    }
    if isCompact {
      return Rect(x: 0, y: safe.top + 10, width: window.width, height: window.height - safe.top - 10)
    }
    if profile == .ios5 || profile == .ios8 {
      let width = min(768, window.width)
      return Rect(x: (window.width - width) / 2, y: safe.top, width: width, height: window.height - safe.top)
    }
    let room = window.width - safe.left - safe.right
    let width = min(712, room)
    return Rect(
      x: safe.left + (room - width) / 2, y: safe.top + 20, width: width, height: window.height - safe.top - safe.bottom - 40)
  }

  /// 356 and 371. Before iOS 26 the sheet keeps inside the insets.
  var formSheet: Rect {
    if profile == .ios26 {
      let (width, height) = (min(580, window.width - 80), min(650, window.height - 128))
      return Rect(x: (window.width - width) / 2, y: (window.height - height - 10) / 2, width: width, height: height)
    }
    let size = profile == .ios18 ? Size(width: 580, height: 650) : Size(width: 540, height: 620)
    let width = min(size.width, window.width - safe.left - safe.right)
    let height = min(size.height, window.height - safe.top - safe.bottom)
    // On iOS 5 the window of a presentation begins below the status bar.
    let top = profile == .ios5 ? safe.top : 0
    return Rect(
      x: min(max((window.width - width) / 2, safe.left), window.width - safe.right - width),
      y: min(max((top + window.height - height) / 2, safe.top), window.height - safe.bottom - height), width: width,
      height: height)
  }

  /// Before iOS 26: 10 from the edges, and inside the insets.
  func isInsideMargins(_ frame: Rect) -> Bool {
    frame.x >= max(10, safe.left) - 0.5 && frame.maxX <= window.width - max(10, safe.right) + 0.5
      && frame.y >= max(10, safe.top) - 0.5 && frame.maxY <= window.height - max(10, safe.bottom) + 0.5
  }
}

/// The place of a popover since iOS 26, with its arrow (380 to 383).
extension PlaceOfPresentation {
  typealias Place = (arrow: PopoverArrowDirection, frame: Rect)

  /// The first place that fits as it stands, or else after a move. It is nil if the popover is squeezed.
  func popover(of size: Size, at given: Rect) -> Place? {
    let source = Rect(
      x: min(given.x, window.width - given.width), y: min(given.y, window.height - given.height), width: given.width,
      height: given.height)
    let places = places(of: size, at: source)
    return places.first { fits($0.frame) } ?? places.map(moved).first { fits($0.frame) }
  }

  private func places(of size: Size, at source: Rect) -> [Place] {
    let (w, h) = (size.width, size.height)
    let (x, y) = (source.x + source.width / 2 - w / 2, source.y + source.height / 2 - h / 2)
    return [
      (.up, Rect(x: x, y: source.y + source.height, width: w, height: h + 13)),
      (.down, Rect(x: x, y: source.y - h - 13, width: w, height: h + 13)),
      (.left, Rect(x: source.x + source.width, y: y, width: w + 13, height: h)),
      (.right, Rect(x: source.x - w - 13, y: y, width: w + 13, height: h)),
    ]
  }

  private var top: Double { max(19, safe.top) }
  private var bottom: Double { window.height - max(19, safe.bottom) }

  private func fits(_ frame: Rect) -> Bool {
    frame.x >= 19 && frame.x + frame.width <= window.width - 19 && frame.y >= top && frame.y + frame.height <= bottom
  }

  private func moved(_ place: Place) -> Place {
    var frame = place.frame
    switch place.arrow {
    case .up, .down: frame.x = max(19, min(frame.x, window.width - 19 - frame.width))
    case .left, .right: frame.y = max(top, min(frame.y, bottom - frame.height))
    }
    return (place.arrow, frame)
  }
}
