import PreviewProtocol
import Testing

@testable import SplitKit

/// A presentation follows the window through all widths, on every device and in every profile (spec/containers.md 353, 355,
/// 358, 366 and 375).
@Suite struct PresentationAdaptationTests {
  static let profiles = Profile.since(.ios8)

  private static func tree(_ profile: Profile, on device: Device, isLandscape: Bool) -> Tree {
    Tree(
      profile: profile, size: device.screen(isLandscape: isLandscape), device: device,
      policy: device.idiom == .phone ? .phone : .pad
    ) { PlainViewController($0, named: "root") }
  }

  private static let styles: [ModalPresentationStyle] = [.automatic, .pageSheet, .formSheet, .popover]

  @Test(arguments: profiles)
  func `on every device, every style is in the window either way, and adapts as the size classes say`(profile: Profile) throws {
    for device in DeviceCatalog.builtIn.devices {
      for isLandscape in [false, true] {
        for style in Self.styles {
          let tree = Self.tree(profile, on: device, isLandscape: isLandscape)
          let controller = tree.present("P", style, source: Rect(x: 100, y: 100, width: 44, height: 44))
          controller.sheetPresentationController.detents = [.medium, .large]
          tree.window.layoutIfNeeded()
          try Self.check(tree, style, "\(device.id) \(isLandscape) \(style)")
        }
      }
    }
  }

  @Test(arguments: profiles)
  func `through all widths the same controller adapts, and gets no appearance call`(profile: Profile) throws {
    for style in Self.styles {
      let tree = Tree(profile: profile, detail: .all) { PlainViewController($0, named: "root") }
      let controller = tree.present("P", style, source: Rect(x: 100, y: 100, width: 44, height: 44))
      controller.sheetPresentationController.detents = [SheetDetent(points: 300), .large]
      var appearance = Self.appearanceCalls(in: tree)
      for height in [1024.0, 700] {
        for width in Array(stride(from: 1400.0, through: 320, by: -1)) + Array(stride(from: 320.0, through: 1400, by: 7)) {
          tree.resize(width, height)
          #expect(tree.root.presentedViewController === controller)
          try Self.check(tree, style, "\(width) x \(height) \(style)")
          appearance += Self.appearanceCalls(in: tree)
        }
      }
      #expect(appearance == ["P.viewDidLoad", "P.viewWillAppear", "P.viewDidAppear"])
    }
  }

  @Test func `a popover of a tablet that is turned and narrowed comes back as it was`() throws {
    let device = try #require(DeviceCatalog.builtIn["ipad-pro-11-m4"])
    let tree = Self.tree(.ios26, on: device, isLandscape: true)
    tree.present("P", .popover, source: Rect(x: 100, y: 100, width: 44, height: 44))
    let before = tree.scene.panes
    tree.window.rotate(to: .portrait)
    tree.resize(400, 900)
    #expect(tree.pane("P/pane")?.presentation?.style == .pageSheet)
    tree.resize(834, 1210)
    tree.window.rotate(to: .landscapeLeft)
    #expect(tree.scene.panes == before)
  }

  /// The appearance calls of the presented controller since the last time.
  private static func appearanceCalls(in tree: Tree) -> [String] {
    tree.takeCalls().filter { $0.hasPrefix("P.view") && !$0.contains("Transition") }
  }

  /// Checks the presented pane against the traits of the window.
  private static func check(_ tree: Tree, _ style: ModalPresentationStyle, _ text: String) throws {
    let comment = Comment(rawValue: text)
    let pane = try #require(tree.pane("P/pane"), comment)
    let presentation = try #require(pane.presentation, comment)
    let (traits, size, frame) = (tree.window.traitCollection, tree.window.size, pane.frame)
    let profile = tree.application.profile
    #expect(frame.x >= 0 && frame.y >= 0 && frame.maxX <= size.width + 0.5 && frame.maxY <= size.height + 0.5, comment)
    #expect(presentation.style == expected(style, traits, profile), comment)
    if presentation.style == .fullScreen { #expect(frame.size == size, comment) }
    guard presentation.style.isSheet else { return #expect(presentation.detents == nil, comment) }
    let floats = profile == .ios26 && presentation.style == .pageSheet && traits.userInterfaceIdiom == .phone
    let isLarge = presentation.detents?.isLarge ?? true
    #expect((presentation.scale != nil) == (floats && !isLarge), comment)
    #expect((presentation.because.frame.hasPrefix("detent: ")) == !isLarge, comment)
    guard floats, !isLarge else { return }
    #expect(frame.x >= 8 && frame.x <= 28 && abs(size.height - frame.maxY - frame.x) < 1e-6, comment)
  }

  /// The style to which a presentation adapts, written out again: full screens in a compact height since iOS 13 and in a compact
  /// width before, and page sheets in a compact width since.
  private static func expected(
    _ style: ModalPresentationStyle, _ traits: TraitCollection, _ profile: Profile
  ) -> ModalPresentationStyle {
    let hasCards = Profile.since(.ios13).contains(profile)
    let wanted = style == .automatic ? (hasCards ? ModalPresentationStyle.pageSheet : .fullScreen) : style
    if hasCards, traits.verticalSizeClass == .compact { return .fullScreen }
    guard traits.horizontalSizeClass == .compact, wanted != .fullScreen else { return wanted }
    return hasCards ? .pageSheet : .fullScreen
  }
}
