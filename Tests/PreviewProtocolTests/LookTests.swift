import PreviewProtocol
import SamplePreviews
import SplitKit
import Testing

/// When the member `look` is sent, and that each version has its own numbers in it.
struct LookTests {
  private func session(_ name: String = "one") -> Session {
    Session(
      name: name, previews: Preview.all, server: ServerIdentity(name: "test", version: "1", epoch: "e", resumeFor: 9))
  }

  private func answer(_ text: String, of session: Session) throws -> Value {
    session.receive(Array(text.utf8), isWritable: true)
    var last = Value.null
    while let message = session.nextMessage() { last = try JSONReader.read(Array(message.text.utf8)) }
    return last
  }

  private func look(of profile: Profile) throws -> Value? {
    let scene = profile.isAdaptive ? "lab" : "mail-slide"
    return try answer(#"{"type":"open","scene":"\#(scene)","profile":"\#(profile.id)"}"#, of: session())["look"]
  }

  @Test(arguments: ["whole", "changed"])
  func `a look comes with the first scene and then only when it is asked for anew`(updates: String) throws {
    let session = session()
    let first = try answer(#"{"type":"open","scene":"lab","updates":"\#(updates)"}"#, of: session)["look"]
    #expect(first?["name"] == "ios26")
    #expect(try answer(#"{"type":"resize","width":500,"height":700}"#, of: session)["look"] == nil)
    #expect(try answer(#"{"type":"traits","userInterfaceStyle":"dark"}"#, of: session)["look"] == nil)
    #expect(try answer(#"{"type":"sync"}"#, of: session)["look"] == first)
    #expect(try answer(#"{"type":"open","scene":"lab","profile":"ios13"}"#, of: session)["look"]?["name"] == "ios13")
  }

  @Test func `who goes on with a session gets the look again`() throws {
    let (old, socket) = (session(), session("two"))
    let first = try answer(#"{"type":"open","scene":"lab"}"#, of: old)["look"]
    old.resume(insteadOf: socket, id: .number(1))
    #expect(try answer(#"{"type":"ping"}"#, of: old)["look"] == nil)
    old.resume(insteadOf: session("three"), id: .number(1))
    let resumed = try #require(old.nextMessage())
    #expect(try JSONReader.read(Array(resumed.text.utf8))["look"] == first)
  }

  @Test(arguments: Profile.all)
  func `every version describes its look`(profile: Profile) throws {
    let look = try #require(try look(of: profile))
    #expect(look["name"]?.string?.isEmpty == false)
    #expect(look["bars"]?["searchRow"]?.number == 52)
    let radii = look["cornerRadii"]?.members ?? []
    #expect(radii.map(\.name) == ["floating", "pageSheet", "formSheet", "card", "floatingSheet", "popover"])
    #expect(look["popover"]?["arrow"] == [36, 13])
    #expect(look["screen"]?["gap"]?.number == Stage.dividerWidth)
  }

  @Test func `only iOS 26 floats a column, has tiles and its own insets`() throws {
    for profile in Profile.all {
      let look = try #require(try look(of: profile))
      let is26 = profile == .ios26
      #expect(look["floats"] == (is26 ? ["primary"] : []))
      #expect(look["screen"]?["hasTiles"] == .bool(is26))
      #expect(look["screen"]?["insets"] == (is26 ? "safeAreaSince26" : "safeArea"))
    }
  }

  @Test func `a swipe dismisses sheets since iOS 13, and cards push back what they cover`() throws {
    for profile in Profile.all {
      let look = try #require(try look(of: profile))
      let areHeld = [.ios5, .ios8].contains(profile)
      #expect(look["swipeDismisses"] == (areHeld ? [] : ["pageSheet", "formSheet"]))
      #expect(look["cardMargin"] == (areHeld ? nil : 16))
    }
  }

  @Test func `an item of a toolbar has the place where a touch finds it`() throws {
    let scene = try answer(
      #"{"type":"open","scene":"mail-slide","window":{"width":768,"height":1024}}"#, of: session())
    let toolbars = (scene["viewModels"]?.members ?? []).filter { $0.value["kind"] == "toolbar" }
    let items = try #require(toolbars.first?.value["items"]?.array)
    #expect(items.map { [$0["inset"], $0["width"]] } == [[8, 56.5]])
  }
}
