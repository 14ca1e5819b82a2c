/// A conversation with a server, without a socket: it makes the texts to send, and reads those that come.
struct Conversation {
  /// The messages whose answers can merge with newer ones.
  private static let merging: Set = ["resize", "swipe", "drag", "scroll"]
  /// The messages that the server answers in steps, so that later messages are answered before them.
  private static let inSteps: Set = ["sweep", "overview", "explain", "audit", "picture", "export"]

  private(set) var session = ""
  private(set) var server = PreviewClient.Server(name: "", version: "")
  private(set) var epoch = ""
  /// The newest scene of each slot.
  private(set) var scenes: [Int: PreviewScene] = [:]
  /// The crashes of apps that do not run, by their slots.
  private(set) var crashes: [Int: PreviewCrash] = [:]
  private var newest = 0
  private var waiting: [Int: Waiting] = [:]
  /// The refusals of messages whose answers nobody waits for, beginning with the oldest.
  private var refusals: [(slot: Int, refusal: PreviewError.Refusal)] = []

  /// A message whose answer has not come, or has not been taken.
  private struct Waiting {
    let type: String
    let slot: Int?
    /// Whether nobody waits for the answer.
    let isPosted: Bool
    var reply: Reply?
  }

  /// Reads the first message of a connection.
  mutating func greet(_ text: String) throws(PreviewError) {
    let hello = try Members(try JSON(text: text), at: "")
    guard hello.values["type"] == "hello", hello.values["protocol"] == 1 else {
      throw .protocolMismatch(path: "", expected: "a greeting of protocol 1")
    }
    (session, epoch) = (try hello.string("session"), try hello.string("epoch"))
    let server = try hello.object("server")
    self.server = PreviewClient.Server(name: try server.string("name"), version: try server.string("version"))
  }

  /// Makes the text of a message, and notes that its answer is awaited.
  mutating func say(
    _ type: String, _ members: [String: JSON], slot: Int?, isPosted: Bool = false
  ) -> (number: Int, text: String) {
    newest += 1
    waiting[newest] = Waiting(type: type, slot: slot, isPosted: isPosted)
    var message = members
    message["type"] = .string(type)
    message["id"] = .number(Double(newest))
    if let slot { message["slot"] = .number(Double(slot)) }
    return (newest, JSON.object(message).description)
  }

  /// Reads a message. Throws ``PreviewError/protocolMismatch(path:expected:)`` for what no server of previews sends.
  mutating func take(_ text: String) throws(PreviewError) {
    let message = try Members(try JSON(text: text), at: "").values
    var reply = Reply(message: message)
    if message["type"] == "scene" { reply.scene = try note(message) }
    if message["type"] == "closed" { (scenes[slot(of: message)], crashes[slot(of: message)]) = (nil, nil) }
    if message["type"] == "crash" { crashes[slot(of: message)] = try PreviewCrash(Members(message)) }
    if message["type"] == "error", message["ack"] == nil { return try settleOldest(reply) }
    for (number, one) in waiting where one.reply == nil && answers(message, number, one) { try settle(number, one, reply) }
  }

  /// The answer to a message, once it is there.
  func reply(to number: Int) -> Reply? { waiting[number]?.reply }

  /// Waits no longer for an answer, or drops it.
  mutating func forget(_ number: Int) { waiting[number] = nil }

  /// Takes the oldest refusal of a message of a slot that nobody waits for.
  mutating func takeRefusal(slot: Int) -> PreviewError.Refusal? {
    guard let index = refusals.firstIndex(where: { $0.slot == slot }) else { return nil }
    return refusals.remove(at: index).refusal
  }

  /// Forgets the scenes and returns them.
  mutating func takeScenes() -> [Int: PreviewScene] {
    defer { scenes = [:] }
    return scenes
  }

  /// Brings back scenes that were taken, where there are no newer ones.
  mutating func restore(_ old: [Int: PreviewScene]) { scenes.merge(old) { new, _ in new } }
}

extension Conversation {
  private func slot(of message: [String: JSON]) -> Int { message["slot"]?.integer ?? 0 }

  private mutating func note(_ message: [String: JSON]) throws(PreviewError) -> PreviewScene {
    let slot = slot(of: message)
    let scene = try PreviewScene(try MergedScene.completed(message, after: scenes[slot]?.members))
    session = scene.session
    scenes[slot] = scene
    // An app that draws is running.
    crashes[slot] = nil
    return scene
  }

  /// Whether a message is the answer to one that waits: the newest one answers older ones with which it merged.
  private func answers(_ message: [String: JSON], _ number: Int, _ one: Waiting) -> Bool {
    guard let ack = message["ack"]?.integer else { return false }
    if ack == number { return true }
    return ack > number && message["type"] == "scene" && Self.merging.contains(one.type)
      && message["slot"]?.integer == one.slot
  }

  /// Refuses a message whose id the server could not read: the oldest one that is answered at once.
  private mutating func settleOldest(_ reply: Reply) throws(PreviewError) {
    let open = waiting.filter { $0.value.reply == nil }.sorted { $0.key < $1.key }
    guard let (number, one) = open.first(where: { !Self.inSteps.contains($0.value.type) }) ?? open.first else { return }
    try settle(number, one, reply)
  }

  private mutating func settle(_ number: Int, _ one: Waiting, _ reply: Reply) throws(PreviewError) {
    guard one.isPosted else {
      waiting[number]?.reply = reply
      return
    }
    waiting[number] = nil
    if let refusal = try reply.refusal() { refusals.append((one.slot ?? 0, refusal)) }
  }
}
