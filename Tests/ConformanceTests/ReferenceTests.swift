import PreviewProtocol
import SamplePreviews
import SplitKit
import Testing

/// docs/protocol.md says of itself that it is complete: what the code can say, or be told, stands there.
@Suite struct ReferenceTests {
  private let page: String
  private let names: Set<String>

  init() throws {
    page = try SourceText.document("docs/protocol.md")
    names = SourceText.names(in: page + (try SourceText.document("docs/properties.md")))
  }

  /// Every name stands there; the least number guards the pattern that finds them.
  private func expectNamed(_ found: [String], atLeast count: Int, _ comment: Comment) {
    #expect(found.count >= count, comment)
    let missing = found.filter { !names.contains($0) }
    #expect(missing == [], comment)
  }

  @Test func `every call that is logged`() throws {
    let callers = "(?:Call|call|tell|ask|askForController|callAppearance|callMove)"
    let called = try SourceText.matches(of: #"\b"# + callers + #"\(\s*"([^"]+)""#, in: "Sources/SplitKit")
    let selectors = try SourceText.matches(of: #""(\w+\((?:\w+:)+\))""#, in: "Sources/SplitKit")
    let all = Set(called + selectors)
    #expect(all.isSuperset(of: ["viewDidLoad", "raise", "targetDisplayModeForAction(in:)", "tabBarController(_:didSelect:)"]))
    #expect(all.filter { !page.contains("`\($0)`") }.sorted() == [])
  }

  @Test func `every action`() throws {
    let cases = try ["Navigation/NavigationController", "Tabs/TabBarController"].flatMap {
      try SourceText.matches(of: #"(?:case|name [!=]=) "(\w+)""#, in: "Sources/SplitKit/Controllers/\($0)+Commands.swift")
    }
    let split = "Sources/SplitKit/Controllers/SplitView/SplitViewController+Commands.swift"
    let others = try [split, "Sources/SplitKit/Window/Window+Commands.swift"].flatMap {
      try SourceText.matches(of: #"case "(\w+)":"#, in: $0)
    }
    let splitOrFlip = try SourceText.matches(
      of: #"case "(\w+)":"#,
      in: "Sources/ContentBlocks/SplitOrFlip/SplitOrFlipViewController+Commands.swift")
    expectNamed(cases + others + splitOrFlip, atLeast: 14, "actions")
  }

  @Test func `every property`() throws {
    let common = try SourceText.matches(
      of: #"ControllerProperty\("(\w+)""#, in: "Sources/SplitKit/Controllers/ViewController+Properties.swift")
    let tabs = try SourceText.matches(
      of: #"property\.name [!=]= "(\w+)""#, in: "Sources/SplitKit/Controllers/Tabs/TabBarController+Commands.swift")
    expectNamed(common, atLeast: 8, "properties of every controller")
    expectNamed(tabs, atLeast: 1, "properties of a tab bar controller")
    expectNamed(SplitViewProperty.all.map(\.name), atLeast: 7, "properties of a split view")
  }

  @Test func `every message and every code of an error`() throws {
    let messages = try SourceText.matches(
      of: #"case "(\w+)": "#, in: "Sources/PreviewProtocol/Messages/ClientMessage+Decoding.swift")
    expectNamed(messages, atLeast: 11, "messages")
    expectNamed(ErrorCode.allCases.map(\.rawValue), atLeast: 18, "codes")
  }

  @Test func `every member of what the server says`() throws {
    let written = try SourceText.matches(
      of: #"(?:member|beginObject|beginArray|writeName)\("(\w+)""#, in: "Sources/PreviewProtocol")
    expectNamed(written, atLeast: 60, "members of the server's messages")
    let folders = ["SplitKit/Content", "SplitKit/SceneReading", "SplitKit/Controllers", "SamplePreviews"]
    let content = try folders.flatMap {
      // Only the preview reads the members of its place, so the reference does not list them.
      try SourceText.matches(
        of: #"(?:Member\(\s*|[\[,]\s*(?="\w+":))"(\w+)""#, in: "Sources/\($0)", except: "Place.swift")
    }
    expectNamed(content, atLeast: 20, "members of nodes and view models")
  }

  @Test func `every preview and each of its options`() {
    expectNamed(Preview.all.flatMap { $0.options.map(\.name) }, atLeast: 16, "options")
    #expect(Preview.all.map(\.id).filter { !page.contains("`\($0)`") } == [], "previews")
  }

  @Test func `every role of a pane, and every kind of content and of layout`() throws {
    let scenes = try Preview.all.flatMap(Self.scenes)
    let panes = scenes.flatMap(\.panes)
    expectNamed(Set(panes.map(\.role.name)).sorted(), atLeast: 9, "roles")
    expectNamed(Set(panes.compactMap(\.layout?.metrics.kind)).sorted(), atLeast: 7, "layouts")
    let contents = scenes.flatMap(\.viewModels).compactMap { $0.content["kind"]?.string }
    expectNamed(Set(contents).sorted(), atLeast: 12, "contents")
  }

  /// A preview as it opens, high and wide, by itself and with each value of each option that has finitely many.
  private static func scenes(of preview: Preview) throws -> [Scene] {
    let choices = preview.options.flatMap { option -> [Member] in
      switch option.kind {
      case .choice(let values): values.map { Member(option.name, .string($0)) }
      case .flag: [Member(option.name, true), Member(option.name, false)]
      case .name, .length, .properties: []
      }
    }
    return try ([[]] + choices.map { [$0] }).flatMap { chosen -> [Scene] in
      let options = try preview.resolve(chosen)
      return [Size(width: 1366, height: 1024), Size(width: 834, height: 1194)].compactMap { scene(of: preview, options, $0) }
    }
  }

  /// Nil where the preview refuses the options.
  private static func scene(of preview: Preview, _ options: PreviewOptions, _ size: Size) -> Scene? {
    let application = Application(profile: preview.profiles[0])
    guard let content = try? preview.make(application, options) else { return nil }
    let window = Window(
      application: application, rootViewController: content.rootViewController, size: size, policy: preview.policy)
    window.makeVisible()
    return Scene(of: window)
  }

  @Test func `every value of a finite choice`() {
    expectNamed(Transition.Kind.allCases.map(\.rawValue), atLeast: 6, "kinds of a change")
    expectNamed(Call.Phase.allCases.map(\.rawValue), atLeast: 4, "phases")
    expectNamed(Call.Detail.allCases.map(\.rawValue), atLeast: 2, "details of the log")
    expectNamed(ModalPresentationStyle.allCases.map(\.rawValue), atLeast: 6, "styles")
    expectNamed(PopoverArrowDirection.allCases.map(\.rawValue), atLeast: 4, "sides")
    expectNamed(SwipeDirection.allCases.map(\.rawValue), atLeast: 4, "directions")
    expectNamed(InterfaceOrientation.allCases.map(\.rawValue), atLeast: 4, "orientations")
    expectNamed(DisplayMode.allCases.map(\.name), atLeast: 7, "modes")
    expectNamed(Profile.all.map(\.id), atLeast: 5, "profiles")
    expectNamed(WindowSide.allCases.map(\.rawValue) + Device.Cutout.allCases.map(\.rawValue), atLeast: 5, "of a device")
    expectNamed(Provenance.allCases.map(\.rawValue), atLeast: 4, "marks")
    let phrases = WindowArrangement.allCases.map(\.rawValue) + TraitPolicy.allCases.map(\.rawValue)
    #expect(phrases.count >= 13)
    #expect(phrases.filter { !page.contains("`\($0)`") } == [], "arrangements and policies")
    expectNamed(PanelPart.allCases.map(\.rawValue), atLeast: 3, "parts of the panel")
  }
}
