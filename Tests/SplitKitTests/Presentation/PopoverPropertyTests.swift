import SplitKit
import Testing

/// Wherever its source is and whatever size it prefers, a popover is in the window, is large enough, and has an arrow that touches
/// it.
@Suite struct PopoverPropertyTests {
  struct Window: Sendable, CustomTestStringConvertible {
    let size: Size
    let safeArea: EdgeInsets
    var testDescription: String { "\(size.width)x\(size.height)" }

    init(_ width: Double, _ height: Double, _ safeArea: EdgeInsets = EdgeInsets(top: 32, bottom: 25)) {
      (size, self.safeArea) = (Size(width: width, height: height), safeArea)
    }
  }

  /// The last ones have hardly any room, and the last one has less than its insets take.
  private static let windows = [
    Window(320, 480, EdgeInsets(top: 20)), Window(375, 667), Window(480, 320), Window(600, 1024), Window(768, 1024),
    Window(951, 669, EdgeInsets(bottom: 34, right: 84)), Window(1024, 768), Window(1366, 1024), Window(100, 140), Window(60, 50),
    Window(30, 20),
  ]

  /// Sources inside the window, at and over its edges, far outside and larger than the window; each of three sizes.
  private static func sources(in window: Size) -> [Rect] {
    let parts = [-3, -0.02, 0, 0.02, 0.5, 0.98, 1, 4]
    let sizes = [Size(width: 0, height: 0), Size(width: 40, height: 30), Size(width: 3000, height: 12)]
    return sizes.flatMap { size in
      parts.flatMap { x in
        parts.map { Rect(x: x * window.width, y: $0 * window.height, width: size.width, height: size.height) }
      }
    }
  }

  private static let preferences = [
    Size(width: 0, height: 0), Size(width: 1, height: 1), Size(width: 30, height: 500), Size(width: 300, height: 0),
    Size(width: 301, height: 400), Size(width: 5000, height: 200), Size(width: 200, height: 5000),
    Size(width: 9000, height: 9000),
  ]

  private static let permitted: [Set<PopoverArrowDirection>] =
    [Set(PopoverArrowDirection.allCases), [], [.up, .left], [.down, .right]] + PopoverArrowDirection.allCases.map { [$0] }

  private static func environment(
    _ profile: Profile, _ window: Window, _ source: PopoverSource?, _ size: Size, _ permitted: Set<PopoverArrowDirection>,
    keyboard: Double = 0, direction: LayoutDirection = .leftToRight
  ) -> PresentationEnvironment {
    var traits = TraitCollection(horizontalSizeClass: .regular, verticalSizeClass: .regular)
    traits.layoutDirection = direction
    return PresentationEnvironment(
      design: profile.presentations, grid: PixelGrid(scale: 2),
      window: ViewPlacement(
        frame: Rect(x: 0, y: 0, width: window.size.width, height: window.size.height), safeArea: window.safeArea),
      keyboardHeight: keyboard, traits: traits, preferredContentSize: size, source: source, permittedArrowDirections: permitted)
  }

  /// The fault of a popover, with what was asked for, or nil if there is none.
  private static func fault(_ environment: PresentationEnvironment) -> String? {
    PopoverFault(environment: environment, placement: environment.placement(of: .popover)).sentence.map { fault in
      """
      \(environment.source.map { "\($0)" } ?? "no source"), \(environment.preferredContentSize), \
      \(environment.permittedArrowDirections.map(\.rawValue).sorted()), keyboard \(environment.keyboardHeight): \(fault)
      """
    }
  }

  /// Records all faults as one issue, because one mistake can show in a hundred thousand places.
  private static func expectNone(_ faults: [String]) {
    if let first = faults.first { Issue.record("\(faults.count) places are wrong, such as \(first)") }
  }

  @Test(arguments: Profile.all, windows)
  func `a popover is in the window, large enough, and touched by its arrow`(profile: Profile, window: Window) {
    var faults: [String] = []
    for direction in LayoutDirection.allCases {
      for source in Self.sources(in: window.size) {
        for size in Self.preferences {
          for permitted in Self.permitted {
            let environment = Self.environment(profile, window, .rectangle(source), size, permitted, direction: direction)
            faults += Self.fault(environment).map { [$0] } ?? []
          }
        }
      }
    }
    Self.expectNone(faults)
  }

  @Test(arguments: Profile.all, windows)
  func `a popover of a bar, one above a keyboard and one without a source hold together`(profile: Profile, window: Window) {
    let all = Set(PopoverArrowDirection.allCases)
    var faults: [String] = []
    for item in Self.sources(in: window.size) {
      let kinds = BarKind.allCases.map {
        PopoverSource(item: item, in: item, of: $0, by: profile.presentations.popover)
      }
      for size in Self.preferences {
        for keyboard in [0, window.size.height / 2, 5000] {
          for source in kinds + [nil] {
            faults += Self.fault(Self.environment(profile, window, source, size, all, keyboard: keyboard)).map { [$0] } ?? []
          }
        }
      }
    }
    Self.expectNone(faults)
  }

  @Test func `a source outside the window is moved into it, and one that is too large is cut`() {
    for (given, held) in [
      (Rect(x: -500, y: 380, width: 40, height: 40), Rect(x: 0, y: 380, width: 40, height: 40)),
      (Rect(x: 980, y: 380, width: 40, height: 40), Rect(x: 960, y: 380, width: 40, height: 40)),
      (Rect(x: -100, y: 100, width: 4000, height: 40), Rect(x: 0, y: 100, width: 1000, height: 40)),
    ] {
      for profile in Profile.all {
        for size in Self.preferences {
          let places = [given, held].map {
            Self.environment(profile, Window(1000, 800), .rectangle($0), size, Set(PopoverArrowDirection.allCases))
              .placement(of: .popover)
          }
          #expect(places[0] == places[1])
        }
      }
    }
  }

  struct Squeezed: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let source: Rect
    let size: Size
    var permitted = Set(PopoverArrowDirection.allCases)
    let arrow: PopoverArrowDirection
    let frame: Rect
  }

  private static let squeezed = [
    Squeezed(
      testDescription: "it keeps its size across its direction where the window holds it",
      source: Rect(x: 480, y: 380, width: 40, height: 40), size: Size(width: 990, height: 700), permitted: [.up], arrow: .up,
      frame: Rect(x: 5, y: 413, width: 990, height: 362)),
    Squeezed(
      testDescription: "it is moved into the window", source: Rect(x: 20, y: 380, width: 40, height: 40),
      size: Size(width: 990, height: 700), permitted: [.up], arrow: .up, frame: Rect(x: 0, y: 413, width: 990, height: 362)),
    Squeezed(
      testDescription: "it is cut to the window", source: Rect(x: 480, y: 380, width: 40, height: 40),
      size: Size(width: 700, height: 2000), permitted: [.right], arrow: .right,
      frame: Rect(x: 19, y: 0, width: 468, height: 800)),
    Squeezed(
      testDescription: "a side without room for the least body comes last", source: Rect(x: 480, y: 750, width: 40, height: 40),
      size: Size(width: 990, height: 790), arrow: .down, frame: Rect(x: 5, y: 32, width: 990, height: 725)),
    Squeezed(
      testDescription: "it keeps its least body where nothing else is permitted",
      source: Rect(x: 480, y: 750, width: 40, height: 40), size: Size(width: 300, height: 400), permitted: [.up], arrow: .up,
      frame: Rect(x: 350, y: 731, width: 300, height: 44)),
  ]

  @Test(arguments: squeezed)
  func `a squeezed popover`(row: Squeezed) {
    let placement = Self.environment(.ios26, Window(1000, 800), .rectangle(row.source), row.size, row.permitted)
      .placement(of: .popover)
    #expect(placement.view.frame == row.frame)
    #expect(placement.arrow == row.arrow)
  }
}
