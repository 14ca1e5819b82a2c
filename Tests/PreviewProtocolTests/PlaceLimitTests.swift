import SplitKit
import Testing

@testable import PreviewProtocol

/// A place is never longer than what `open` takes back.
@Suite struct PlaceLimitTests {
  private final class Content: PreviewContent {
    let members: [Member]

    init(_ application: Application, _ members: [Member]) {
      self.members = members
      super.init(rootViewController: ViewController(application, id: "root"))
    }

    override var place: Value { .object(members) }
  }

  private func place(of members: [Member]) throws -> Value {
    let preview = Preview(
      id: "long", title: "Long", summary: "", profiles: [.ios26], windowSize: Size(width: 400, height: 300), options: []
    ) { application, _ in Content(application, members) }
    let open = Open(
      preview: "long", options: [], profile: nil, device: nil, policy: nil, window: nil, traits: TraitChanges(),
      language: .english, place: nil, updates: .whole, standing: .bySize)
    return try OpenPreview(open, among: [preview], on: DeviceCatalog()).place
  }

  @Test func `a member for which there is no room is left out, and those around it stay`() throws {
    let place = try place(of: [
      Member("first", "a"), Member("long", .string(String(repeating: "x", count: 5_000))), Member("last", "z"),
    ])
    #expect(place == ["first": "a", "last": "z"])
  }

  @Test func `what fits exactly stays whole`() throws {
    let overhead = #"{"text":""}"#.utf8.count
    let whole = [Member("text", .string(String(repeating: "x", count: Limits.placeBytes - overhead)))]
    #expect(try place(of: whole) == .object(whole))
    let longer = [Member("text", .string(String(repeating: "x", count: Limits.placeBytes - overhead + 1)))]
    #expect(try place(of: longer) == .object([]))
  }
}
