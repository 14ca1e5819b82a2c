import SplitKit

extension SceneQuestion {
  /// The question as JSON. Its numbers are finite, which `check()` sees to.
  package var json: [UInt8] {
    JSONWriter.text(
      of: .object(
        [Member("open", open), Member("steps", .array(steps)), Member("format", .string(format.rawValue))] + subject.members))
  }

  /// Reads a question, or returns nil if the JSON is none.
  package init?(json: [UInt8]) {
    guard let value = try? JSONReader.read(json, limit: JSONReader.maximumDepth + 2), let open = value["open"],
      let steps = value["steps"]?.array, let subject = Subject(value), let format = value["format"]?.string.flatMap(Format.init)
    else { return nil }
    self.init(subject, of: open, after: steps, as: format)
  }
}

extension SceneQuestion.Subject {
  fileprivate var members: [Member] {
    switch self {
    case .facts: [Member("about", "facts")]
    case .scene: [Member("about", "scene")]
    case .swift: [Member("about", "swift")]
    case .picture: [Member("about", "picture")]
    case .sweeps(let ranges): [Member("about", "sweeps"), Member("ranges", .array(ranges.map(\.value)))]
    case .audit(let range): [Member("about", "audit"), Member("range", range.value)]
    case .explanation(.root): [Member("about", "explanation")]
    case .explanation(.target(let name)): [Member("about", "explanation"), Member("target", .string(name))]
    case .explanation(.point(let point)):
      [Member("about", "explanation"), Member("point", [.number(point.x), .number(point.y)])]
    }
  }

  fileprivate init?(_ value: Value) {
    switch value["about"]?.string {
    case "facts": self = .facts
    case "scene": self = .scene
    case "swift": self = .swift
    case "picture": self = .picture
    case "sweeps":
      guard let ranges = value["ranges"]?.array?.compactMap(SweepRange.init) else { return nil }
      self = .sweeps(ranges)
    case "audit":
      guard let range = value["range"].flatMap(SweepRange.init) else { return nil }
      self = .audit(range)
    case "explanation": self = .explanation(ExplainQuestion(value))
    case _: return nil
    }
  }
}

extension ExplainQuestion {
  /// The question of the members of an object, which is about the root if there are none.
  fileprivate init(_ value: Value) {
    if let name = value["target"]?.string {
      self = .target(name)
    } else if let point = value["point"]?.array?.compactMap(\.number), point.count == 2 {
      self = .point(Point(x: point[0], y: point[1]))
    } else {
      self = .root
    }
  }
}

extension SweepRange {
  fileprivate var value: Value {
    let widths = [
      Member("from", .number(from)), Member("to", .number(to)), Member("height", .number(height)),
      Member("thereAndBack", .bool(isReturning)),
    ]
    return .object(widths + (profile.map { [Member("profile", .string($0))] } ?? []))
  }

  fileprivate init?(_ value: Value) {
    guard let from = value["from"]?.number, let to = value["to"]?.number, let height = value["height"]?.number else {
      return nil
    }
    self.init(from: from, to: to, height: height, profile: value["profile"]?.string, isReturning: value["thereAndBack"] == true)
  }
}

extension SceneReply {
  /// An answer, or the error with which the question was refused, as JSON.
  package static func json(of result: Result<SceneReply, ProtocolError>) -> [UInt8] {
    switch result {
    case .success(let reply):
      let size = reply.size.map { [Member("size", [.number($0.width), .number($0.height)])] } ?? []
      return JSONWriter.text(of: .object([Member("text", .string(reply.text)), Member("isClean", .bool(reply.isClean))] + size))
    case .failure(let error):
      let path = error.path.map { [Member("path", .string($0))] } ?? []
      return JSONWriter.text(
        of: .object([Member("code", .string(error.code.rawValue)), Member("error", .string(error.message))] + path))
    }
  }

  /// Reads an answer or an error, or returns nil if the JSON is neither.
  package static func read(json: [UInt8]) -> Result<SceneReply, ProtocolError>? {
    guard let value = try? JSONReader.read(json) else { return nil }
    if let code = value["code"]?.string.flatMap(ErrorCode.init), let message = value["error"]?.string {
      return .failure(ProtocolError(code, message, path: value["path"]?.string))
    }
    guard let text = value["text"]?.string, let isClean = value["isClean"] else { return nil }
    let size = value["size"]?.array?.compactMap(\.number)
    return .success(
      SceneReply(text, isClean: isClean == true, size: size.flatMap { $0.count == 2 ? Size(width: $0[0], height: $0[1]) : nil }))
  }
}
