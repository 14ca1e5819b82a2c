import PreviewProtocol
import SplitKit
import TestSupport
import Testing

/// The answers that a client gets from an app whose author made a mistake.
@Suite struct AppMistakeTests {
  private func answer(
    _ make: @escaping @Sendable (Application, PreviewOptions) throws(Refusal) -> PreviewContent
  ) throws -> Value {
    var conversation = Conversation(previews: [Preview(id: "app", title: "App", summary: "Try it.", make: make)])
    conversation.skipHello()
    conversation.say(Array(#"{"type":"open","scene":"app"}"#.utf8))
    return try #require(try conversation.nextAnswer())
  }

  @Test func `a preview with one id for two controllers does not open`() throws {
    let answer = try answer { application, _ in
      let controllers = [ViewController(application, id: "same"), ViewController(application, id: "same")]
      return PreviewContent(rootViewController: TabBarController(application, viewControllers: controllers))
    }
    #expect(answer["type"] == "error")
    #expect(answer["message"]?.string?.contains("same") == true)
  }

  @Test func `a preview that asks for an option which it does not declare does not open`() throws {
    let answer = try answer { application, options in
      _ = options["colour"]
      return PreviewContent(rootViewController: ViewController(application))
    }
    #expect(answer["code"] == "unknownOption")
    #expect(answer["message"]?.string?.contains("colour") == true)
  }

  private final class Uncountable: ViewController {
    override var viewModel: Value? { ["kind": "plain", "count": .number(.nan), "share": .number(.infinity)] }
  }

  @Test func `a number that is not finite is null on the wire`() throws {
    let answer = try answer { application, _ in
      PreviewContent(rootViewController: Uncountable(application, id: "root"))
    }
    #expect(answer["viewModels"]?["root"]?["count"] == .null)
    #expect(answer["viewModels"]?["root"]?["share"] == .null)
  }
}
