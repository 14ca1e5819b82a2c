import SamplePreviews
import SplitKit
import Testing

@testable import PreviewProtocol

/// An app that goes to the background and comes back (spec/containers.md 6.5 and 9).
@Suite struct BackgroundTests {
  /// A preview in a profile, on a device or in a window of its own.
  struct Place: Sendable, CustomTestStringConvertible {
    let preview: Preview
    let profile: Profile
    let device: String?

    var testDescription: String { "\(preview.id) on \(profile) and \(device ?? "no device")" }

    func open() throws -> OpenPreview {
      var members = [
        Member("type", "open"), Member("scene", .string(preview.id)), Member("profile", .string(profile.id)),
      ]
      if let device { members.append(Member("device", .string(device))) }
      guard case .open(let open) = try ClientMessage.decode(.object(members)).message.get() else { throw Unexpected() }
      let opened = try OpenPreview(open, among: Preview.all, on: .builtIn)
      _ = opened.application.takeCalls()
      return opened
    }
  }

  struct Unexpected: Error {}

  private static let devices: [String?] = [
    nil, "ipad-9", "ipad-pro-12.9-6", "ipad-mini-6", "iphone-6.3in", "iphone-4.7in", "iphone-duo",
  ]

  private static let places = Preview.all.flatMap { preview in
    preview.profiles.flatMap { profile in devices.map { Place(preview: preview, profile: profile, device: $0) } }
  }

  @Test(arguments: places)
  func `without a pass, the scene afterwards is what it was`(place: Place) throws {
    let opened = try place.open()
    let before = Scene(of: opened.window)
    try opened.apply(.background(snapshots: []))
    #expect(Scene(of: opened.window).window.activationState == .background)
    #expect(opened.application.takeCalls().count == 2)
    try opened.apply(.foreground)
    #expect(opened.application.takeCalls().count == 2)
    #expect(Scene(of: opened.window) == before)
  }

  @Test(arguments: places)
  func `the pass leaves what messages with its changes leave`(place: Place) throws {
    let (passed, told) = (try place.open(), try place.open())
    let size = told.window.size
    try passed.apply(.background(snapshots: nil))
    try passed.apply(.foreground)
    let isPad = told.window.traitCollection.userInterfaceIdiom == .pad
    if place.profile != .ios5, isPad { for _ in 1...2 { try told.apply(.rotate(to: nil)) } }
    if Profile.since(.ios13).contains(place.profile) {
      if isPad {
        try told.apply(.resize(Size(width: 320, height: size.height), safeArea: nil))
        try told.apply(.resize(size, safeArea: nil))
      }
      for change in [TraitChanges.Change.set(UserInterfaceStyle.dark), .cleared] {
        var changes = TraitChanges()
        changes.userInterfaceStyle = change
        try told.apply(.traits(changes))
      }
    }
    // A request to scroll belongs to the message that caused it.
    for opened in [passed, told] { opened.application.beginMessage() }
    #expect(Scene(of: passed.window) == Scene(of: told.window))
    #expect(passed.place == told.place)
  }

  /// The number of snapshots of which calls are logged.
  private static func snapshots(of opened: OpenPreview) -> Int {
    Set(opened.application.takeCalls().compactMap(\.snapshot)).count
  }

  @Test(arguments: Profile.all)
  func `each profile has its steps`(profile: Profile) {
    let design = profile.calls.background
    let hasStyles = Profile.since(.ios13).contains(profile)
    #expect(design.padSnapshots.count == (hasStyles ? 6 : profile == .ios8 ? 2 : 0))
    #expect(design.phoneSnapshots.count == (hasStyles ? 2 : 0))
    #expect(design.hasScenes == hasStyles)
  }

  @Test(arguments: DeviceCatalog.builtIn.devices.filter { $0.idiom == .pad }, [false, true])
  func `the narrowest window is Slide Over, or a third, or 320 wide`(device: Device, isLandscape: Bool) throws {
    let opened = try lab(on: device, isLandscape: isLandscape)
    let size = opened.window.size
    try opened.apply(.background(snapshots: nil))
    let sizes = Self.sizes(in: opened.application.takeCalls(), of: 2)
    let narrow: [WindowArrangement] = [.slideOver, .splitOneThird, .tileOneThird]
    let rows = device.windows.filter { $0.isLandscape == isLandscape && narrow.contains($0.arrangement) }
    #expect(sizes == [Size(width: rows.map(\.size.width).min() ?? 320, height: size.height)])
    #expect(opened.window.size == size && opened.window.stage?.arrangement == .full)
  }

  private func lab(on device: Device, isLandscape: Bool, _ more: [Member] = []) throws -> OpenPreview {
    let size = device.screen(isLandscape: isLandscape)
    let message: [Member] = [
      Member("type", "open"), Member("scene", "lab"), Member("device", .string(device.id)),
      Member("options", ["log": "all"]), Member("window", ["width": .number(size.width), "height": .number(size.height)]),
    ]
    guard case .open(let open) = try ClientMessage.decode(.object(message + more)).message.get() else { throw Unexpected() }
    let opened = try OpenPreview(open, among: Preview.all, on: .builtIn)
    _ = opened.application.takeCalls()
    return opened
  }

  /// The sizes of which the split hears in a step.
  private static func sizes(in calls: [Call], of step: Int) -> [Size] {
    calls.filter { $0.snapshot == step && $0.receiver == "split" && $0.selector == "viewWillTransition(to:with:)" }
      .compactMap { call in
        let sides = call.arguments.first?.array?.compactMap(\.number) ?? []
        return sides.count == 2 ? Size(width: sides[0], height: sides[1]) : nil
      }
  }

  /// A half of a Split View has no such half upright, so two turns alone would not bring it back.
  @Test(arguments: ["split-1/2", "split-1/3", "slide-over", "tile-1/3", "free"], WindowSide.allCases)
  func `a window that shares the screen has its own place afterwards`(name: String, side: WindowSide) throws {
    let arrangement = try #require(WindowArrangement(rawValue: name))
    let pads = DeviceCatalog.builtIn.devices.filter { $0.idiom == .pad }
    let device = try #require(pads.first { arrangement == .free || $0.window(arrangement, isLandscape: true) != nil })
    let opened = try lab(on: device, isLandscape: true)
    try opened.apply(.arrange(arrangement, side: side, dividerX: nil))
    try opened.apply(.resize(opened.window.size, safeArea: EdgeInsets(top: 11, left: 7)))
    try opened.apply(.rotate(to: .landscapeRight))
    let before = Scene(of: opened.window)
    try opened.apply(.background(snapshots: nil))
    try opened.apply(.foreground)
    #expect(Scene(of: opened.window).window == before.window)
  }
}
