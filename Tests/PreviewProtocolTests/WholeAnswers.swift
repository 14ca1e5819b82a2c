import SplitKit

@testable import PreviewProtocol

// The answers about a preview that nobody has open, as the objects that a question of a command turns into text. `open` is the
// message that opens it. Each throws the error with which the message or the question is refused.

extension OpenPreview {
  /// Opens a preview by a message. `noun` is the answer as the subject of the sentence of an error.
  fileprivate convenience init(
    _ open: Value, for noun: String, among previews: [Preview], on devices: DeviceCatalog
  ) throws(ProtocolError) {
    try self.init(Open(open, for: noun), among: previews, on: devices)
  }
}

extension Sweep {
  static func run(
    _ open: Value, over range: SweepRange, previews: [Preview], devices: DeviceCatalog = .builtIn
  ) throws(ProtocolError) -> Sweep {
    try range.check()
    let sweep = try Sweep(Open(open, for: "A sweep"), over: range, among: previews, on: devices)
    try sweep.finish()
    return sweep
  }
}

extension ReturningSweep {
  static func run(
    _ open: Value, over range: SweepRange, previews: [Preview], devices: DeviceCatalog = .builtIn
  ) throws(ProtocolError) -> ReturningSweep {
    let sweep = try ReturningSweep(Open(open, for: "A sweep"), over: range, among: previews, on: devices)
    try sweep.finish()
    return sweep
  }
}

extension Explain {
  static func run(
    _ question: ExplainQuestion, of open: Value, previews: [Preview], devices: DeviceCatalog = .builtIn
  ) throws(ProtocolError) -> Explain {
    let current = try OpenPreview(open, for: "An explanation", among: previews, on: devices)
    let explain = try Explain(question, of: current, among: previews, devices: devices)
    try explain.finish()
    return explain
  }
}

extension Audit {
  static func run(
    _ open: Value, over range: SweepRange, previews: [Preview], devices: DeviceCatalog = .builtIn
  ) throws(ProtocolError) -> Audit {
    let current = try OpenPreview(open, for: "An audit", among: previews, on: devices)
    let audit = try Audit(over: range, of: current, among: previews, devices: devices)
    try audit.finish()
    return audit
  }
}

extension Picture {
  static func draw(
    _ open: Value, previews: [Preview], devices: DeviceCatalog = .builtIn
  ) throws(ProtocolError) -> Picture {
    let picture = Picture(of: try OpenPreview(open, for: "A picture", among: previews, on: devices))
    try picture.finish()
    return picture
  }
}

extension XcodePreview {
  static func text(
    _ open: Value, previews: [Preview], devices: DeviceCatalog = .builtIn
  ) throws(ProtocolError) -> String {
    XcodePreview(of: try OpenPreview(open, for: "A preview for Xcode", among: previews, on: devices)).text
  }
}

extension SceneDocument {
  static func json(
    _ open: Value, previews: [Preview], devices: DeviceCatalog = .builtIn
  ) throws(ProtocolError) -> [UInt8] {
    json(of: try OpenPreview(open, for: "A document", among: previews, on: devices))
  }
}
