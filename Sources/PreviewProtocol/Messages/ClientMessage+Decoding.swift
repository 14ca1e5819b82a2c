import SplitKit

extension ClientMessage {
  /// Decodes a text message.
  package static func decode(_ text: [UInt8]) -> ReceivedMessage {
    do throws(JSONError) {
      let (value, canHaveMarks) = try JSONReader.readChecked(text)
      return decode(value, canHaveMarks: canHaveMarks)
    } catch {
      return ReceivedMessage(.failure(ProtocolError(.malformed, error.description)))
    }
  }

  /// Decodes a message that has been read as JSON. A text of ASCII without escapes has no marks, so nobody need look for them.
  package static func decode(_ value: Value, canHaveMarks: Bool = true) -> ReceivedMessage {
    guard value.members != nil else {
      return ReceivedMessage(
        .failure(ProtocolError(.malformed, "The message is \(value.summary). It must be a JSON object.")))
    }
    var id: MessageID?
    do throws(ProtocolError) {
      id = try MessageID.decode(from: Fields(value))
      if canHaveMarks { try refuseTooManyMarks(in: value) }
      let message = try ClientMessage(value)
      return ReceivedMessage(id: id, slots: try SlotChoice(of: message, in: value), .success(message))
    } catch {
      return ReceivedMessage(id: id, .failure(error))
    }
  }

  private static func refuseTooManyMarks(in message: Value) throws(ProtocolError) {
    for member in message.members ?? [] where member.value.hasTooManyMarks {
      let sentence = "\(member.name.clipped) has more than \(String.maximumMarks) combining marks in a row."
      throw ProtocolError(.invalid, sentence, path: member.name.clipped)
    }
  }

  private init(_ value: Value) throws(ProtocolError) {
    let message = Fields(value)
    let type = try message.required("type").string()
    self =
      switch type {
      case "open": try .open(message)
      case "close": .close
      case "resize": .resize(try Size(message), safeArea: try message.optional("safeArea")?.insets())
      case "rotate": .rotate(to: try message.optional("to")?.choice())
      case "arrange": try .arrange(message)
      case "background": .background(snapshots: try message.optional("snapshots")?.snapshots())
      case "foreground": .foreground
      case "tap": .tap(try TapTarget(message, noun: "A tap"))
      case "swipe": .swipe(try message.required("direction").choice(), from: try Point(message))
      case "drag": try .drag(message)
      case "scroll": .scroll(target: try message.required("target").string(), offset: try Point(offsetIn: message))
      case "edit":
        .edit(target: try message.required("target").string(), text: try message.required("text").string())
      case "focus": .focus(target: try message.required("target").stringOrNull())
      case "traits": .traits(try TraitChanges(message))
      case "set": try .set(message)
      case "perform": try .perform(message, value)
      case "sync": .sync
      case "ping": .ping
      case "sweep": .sweep(try SweepRange(message))
      case "overview": .overview(device: try message.required("device").string())
      case "explain": .explain(try ExplainQuestion(message))
      case "audit": .audit(try SweepRange(audit: message))
      case "picture": .picture
      case "export": .export
      case "properties": .properties(target: try message.required("target").string())
      case "find": try .find(message)
      case "restart": .restart(isFresh: try message.optional("fresh")?.flag() ?? false)
      default: throw ProtocolError(.unknownType, "There is no message type \(type.clipped).", path: "type")
      }
  }
}

extension ClientMessage {
  private static func open(_ message: Fields) throws(ProtocolError) -> ClientMessage {
    guard let session = message.optional("resume") else { return .open(try Open(message)) }
    guard message.optional("scene") == nil else {
      throw session.invalid("A message that opens a scene must have no resume")
    }
    return .resume(session: try session.string())
  }

  private static func arrange(_ message: Fields) throws(ProtocolError) -> ClientMessage {
    .arrange(
      try message.required("arrangement").choice(), side: try message.optional("side")?.choice(),
      dividerX: try message.optional("dividerX")?.coordinate())
  }

  private static func find(_ message: Fields) throws(ProtocolError) -> ClientMessage {
    let text = try message.required("text")
    let searched = try text.string()
    guard searched.unicodeScalars.count <= RowSearch.textLength else {
      throw text.invalid("It must have at most \(RowSearch.textLength) characters")
    }
    let search = RowSearch(
      searched, after: try message.optional("after")?.string(), isBackwards: try message.optional("backwards")?.flag() ?? false)
    return .find(target: try message.required("target").string(), search)
  }

  private static func drag(_ message: Fields) throws(ProtocolError) -> ClientMessage {
    .drag(
      target: try message.required("target").string(), x: try message.required("x").number(in: Limits.coordinate, "A coordinate"),
      try message.required("phase").choice())
  }

  private static func set(_ message: Fields) throws(ProtocolError) -> ClientMessage {
    let target = try message.required("target").string()
    let properties = try message.required("properties")
    guard let steps = properties.elements else {
      guard let members = properties.value.members else {
        throw properties.invalid("It must be an object, or an array of objects")
      }
      return .set(target: target, properties: members)
    }
    var members: [Member] = []
    for step in steps { members += try step.members() }
    return .set(target: target, properties: members)
  }

  private static func perform(_ message: Fields, _ value: Value) throws(ProtocolError) -> ClientMessage {
    let target = try message.required("target").string()
    let action = try message.required("action").string()
    let arguments = value.members?.filter { !ActionArguments.others.contains($0.name) }
    return .perform(target: target, action: action, arguments: arguments ?? [])
  }
}

extension TapTarget {
  /// Reads a target or a point. `noun` names the message at the beginning of a sentence.
  init(_ message: Fields, noun: String) throws(ProtocolError) {
    let hasPoint = message.optional("x") != nil || message.optional("y") != nil
    guard let target = message.optional("target") else {
      guard hasPoint else { throw ProtocolError(.missing, "\(noun) must have a target, or x and y.", path: "target") }
      self = .point(try Point(message))
      return
    }
    guard !hasPoint else { throw target.invalid("\(noun) with a target must have no x and no y") }
    self = .element(try target.string())
  }
}

extension SweepRange {
  init(_ message: Fields) throws(ProtocolError) {
    func size(_ name: String) throws(ProtocolError) -> Double { try message.required(name).size() }
    self.init(
      from: try size("from"), to: try size("to"), height: try size("height"),
      profile: try message.optional("profile")?.string(), isReturning: try message.optional("thereAndBack")?.flag() ?? false)
  }
}

extension SweepRange {
  /// The widths of an audit, which is about the open preview in its own profile.
  init(audit message: Fields) throws(ProtocolError) {
    if let profile = message.optional("profile") {
      throw profile.invalid("An audit is about the open preview, so it must have no profile")
    }
    if let way = message.optional("thereAndBack") { throw way.invalid("An audit goes one way, so it must have no thereAndBack") }
    try self.init(message)
  }
}

extension Size {
  init(_ fields: Fields) throws(ProtocolError) {
    self.init(width: try fields.required("width").size(), height: try fields.required("height").size())
  }
}

extension Point {
  fileprivate init(_ fields: Fields) throws(ProtocolError) {
    self.init(x: try fields.required("x").coordinate(), y: try fields.required("y").coordinate())
  }

  fileprivate init(offsetIn fields: Fields) throws(ProtocolError) {
    self.init(x: try fields.required("x").offset(), y: try fields.required("y").offset())
  }
}
