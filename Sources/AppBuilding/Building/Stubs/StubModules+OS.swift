extension StubModules {
  /// The log of Apple's systems, whose lines go to the terminal, and a lock.
  static let os = #"""
    import Foundation

    public enum OSLogPrivacy: Sendable {
      case `public`, `private`, sensitive, auto
      public enum Mask: Sendable { case hash, none }
      public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
      public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
      public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
    }

    public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
      public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation<Value>(_ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto) {
          text += String(describing: value())
        }
        public mutating func appendInterpolation<Value>(
          _ value: @autoclosure () -> Value, format: OSLogIntegerFormatting, privacy: OSLogPrivacy = .auto
        ) { text += String(describing: value()) }
        public mutating func appendInterpolation<Value>(
          _ value: @autoclosure () -> Value, align: OSLogStringAlignment, privacy: OSLogPrivacy = .auto
        ) { text += String(describing: value()) }
      }
      let text: String
      public init(stringLiteral value: String) { text = value }
      public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
    }

    public struct OSLogIntegerFormatting: Sendable { public static let decimal = OSLogIntegerFormatting(), hex = OSLogIntegerFormatting() }
    public struct OSLogStringAlignment: Sendable {
      public static let none = OSLogStringAlignment()
      public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment { .none }
      public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment { .none }
    }

    public struct OSLogType: Sendable, Equatable {
      public let rawValue: UInt8
      public init(_ rawValue: UInt8) { self.rawValue = rawValue }
      public static let `default` = OSLogType(0), info = OSLogType(1), debug = OSLogType(2), error = OSLogType(16), fault = OSLogType(17)
    }

    public final class OSLog: Sendable {
      public static let `default` = OSLog(subsystem: "", category: ""), disabled = OSLog(subsystem: "", category: "")
      public struct Category: Sendable { public static let pointsOfInterest = Category(), dynamicTracing = Category() }
      let name: String
      public init(subsystem: String, category: String) { name = category }
      public init(subsystem: String, category: Category) { name = "" }
    }

    private func write(_ name: String, _ text: String) {
      FileHandle.standardError.write(Data((name.isEmpty ? text : "\(name): \(text)").utf8 + [10]))
    }

    public struct Logger: Sendable {
      private let name: String
      public init() { name = "" }
      public init(subsystem: String, category: String) { name = category }
      public init(_ log: OSLog) { name = log.name }
      public func log(_ message: OSLogMessage) { write(name, message.text) }
      public func log(level: OSLogType, _ message: OSLogMessage) { write(name, message.text) }
      public func trace(_ message: OSLogMessage) { write(name, message.text) }
      public func debug(_ message: OSLogMessage) { write(name, message.text) }
      public func info(_ message: OSLogMessage) { write(name, message.text) }
      public func notice(_ message: OSLogMessage) { write(name, message.text) }
      public func warning(_ message: OSLogMessage) { write(name, message.text) }
      public func error(_ message: OSLogMessage) { write(name, message.text) }
      public func critical(_ message: OSLogMessage) { write(name, message.text) }
      public func fault(_ message: OSLogMessage) { write(name, message.text) }
    }

    /// The arguments stand behind the format, because nothing on Linux reads a format of Apple's log.
    private func write(_ log: OSLog, _ format: StaticString, _ arguments: [Any]) {
      write(log.name, ([format.description] + arguments.map { String(describing: $0) }).joined(separator: " "))
    }
    public func os_log(_ message: StaticString, _ arguments: Any...) { write(.default, message, arguments) }
    public func os_log(_ type: OSLogType, _ message: StaticString, _ arguments: Any...) { write(.default, message, arguments) }
    public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: Any...) { write(log, message, arguments) }
    public func os_log(_ message: StaticString, log: OSLog, type: OSLogType = .default, _ arguments: Any...) { write(log, message, arguments) }

    public struct OSSignpostID: Sendable { public static let exclusive = OSSignpostID(); public init() {}; public init(log: OSLog) {} }
    public enum OSSignpostType: Sendable { case event, begin, end }
    public func os_signpost(
      _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive, _ format: StaticString = "", _ arguments: Any...
    ) {}

    public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
      private let lock = NSLock()
      private var state: State
      public init(initialState: State) { state = initialState }
      public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&state)
      }
    }
    extension OSAllocatedUnfairLock where State == Void {
      public convenience init() { self.init(initialState: ()) }
      public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result { try withLock { (_: inout Void) in try body() } }
    }

    """#
}
