import PreviewProtocol
import Testing

@testable import SplitKit

/// The places of sheets and popovers in every window of every device, both ways round, and through all widths. The rules are
/// written anew from spec/containers.md 351 to 358, 371, 372 and 380 to 383.
@Suite struct PresentationPlaceTests {
  private static let styles: [ModalPresentationStyle] = [.pageSheet, .formSheet, .popover]
  private static let source = Rect(x: 300, y: 300, width: 44, height: 44)
  private static let sizeOfPopover = Size(width: 280, height: 240)

  /// A window with a presented controller. A popover prefers a size, so that the rules of iOS 26 hold for it.
  private static func tree(
    _ profile: Profile, _ style: ModalPresentationStyle, size: Size, device: Device? = nil, policy: TraitPolicy
  ) -> Tree {
    let tree = Tree(profile: profile, size: size, device: device, policy: policy) { PlainViewController($0, named: "root") }
    let controller = tree.present("P", style, source: source)
    if style == .popover { controller.preferredContentSize = sizeOfPopover }
    tree.window.layoutIfNeeded()
    return tree
  }

  @Test(arguments: Profile.all)
  func `in every window of every device`(profile: Profile) throws {
    for device in DeviceCatalog.builtIn.devices {
      let sizes = [device.screen, device.screen.turned] + device.windows.map(\.size)
      for style in Self.styles {
        let policy = device.idiom == .phone ? TraitPolicy.phone : .pad
        let tree = Self.tree(profile, style, size: device.screen, device: device, policy: policy)
        for size in sizes {
          tree.resize(size.width, size.height)
          try Self.check(tree, "\(device.id) \(size.width)x\(size.height) \(style)")
        }
      }
    }
  }

  @Test(arguments: Profile.all, [TraitPolicy.pad, .phone])
  func `through all widths, in a high and in a low window`(profile: Profile, policy: TraitPolicy) throws {
    for style in Self.styles {
      let tree = Self.tree(profile, style, size: Size(width: 1400, height: 1024), policy: policy)
      for height in [1024.0, 740, 390] {
        for width in stride(from: 1400.0, through: 320, by: -1) {
          tree.resize(width, height)
          try Self.check(tree, "\(policy) \(width)x\(height) \(style)")
        }
      }
    }
  }

  @Test func `a page sheet of the phone that folds begins at the top inset, and 30 below the edge without one`() throws {
    let duo = try #require(DeviceCatalog.builtIn["iphone-duo"])
    let upright = Size(width: 669, height: 951)
    for (size, y) in [(upright, 82.0), (upright.turned, 30), (Size(width: 466, height: 678), 30)] {
      for style in [ModalPresentationStyle.automatic, .pageSheet] {
        let tree = Self.tree(.ios26, style, size: size, device: duo, policy: .phone)
        #expect(tree.pane("P/pane")?.presentation?.style == .pageSheet)
        #expect(tree.pane("P/pane")?.frame == Rect(x: 0, y: y, width: size.width, height: size.height - y))
      }
    }
    let low = Self.tree(.ios26, .pageSheet, size: Size(width: 678, height: 466), device: duo, policy: .phone)
    #expect(low.pane("P/pane")?.presentation?.style == .fullScreen)
    #expect(low.pane("P/pane")?.frame == Rect(x: 0, y: 0, width: 678, height: 466))
  }

  private static func check(_ tree: Tree, _ text: String) throws {
    let comment = Comment(rawValue: "\(tree.application.profile.id) \(text)")
    let pane = try #require(tree.pane("P/pane"), comment)
    let place = PlaceOfPresentation(tree.application.profile, tree.window)
    switch try #require(pane.presentation, comment).style {
    case .pageSheet: #expect(place.isNear(pane.frame, place.pageSheet), comment)
    case .formSheet: #expect(place.isNear(pane.frame, place.formSheet), comment)
    case .popover: try checkPopover(tree, pane, place, comment)
    case .automatic, .fullScreen, .overFullScreen, .currentContext, .overCurrentContext:
      #expect(place.isNear(pane.frame, place.window), comment)
    }
  }

  private static func checkPopover(_ tree: Tree, _ pane: Pane, _ place: PlaceOfPresentation, _ comment: Comment) throws {
    let controller = try #require(tree.root.presentedViewController, comment)
    let placement = try #require(controller.presentation?.placement, comment)
    let environment = PresentationEnvironment(
      design: tree.application.profile.presentations, grid: PixelGrid(scale: tree.window.scale),
      window: ViewPlacement(frame: place.window, safeArea: tree.window.safeArea), traits: tree.window.traitCollection,
      preferredContentSize: sizeOfPopover, source: .rectangle(source),
      permittedArrowDirections: Set(PopoverArrowDirection.allCases))
    #expect(PopoverFault(environment: environment, placement: placement).sentence == nil, comment)
    guard tree.application.profile == .ios26 else { return #expect(place.isInsideMargins(pane.frame), comment) }
    guard let expected = place.popover(of: sizeOfPopover, at: source) else {
      return #expect(placement.reason.sentence.hasPrefix("squeezed: "), comment)
    }
    #expect(pane.presentation?.arrow == expected.arrow, comment)
    #expect(pane.presentation?.frame.map { place.isNear($0, expected.frame) } == true, comment)
  }
}
