import WebSocketServer

/// Modules in the place of those that only Apple has. Most are empty: an app that imports one for a name or two then compiles, if
/// nothing of it is used. Some have the names that apps use most.
enum StubModules {
  /// The modules that need no flag, because what they bring is part of Foundation or of UIKit here.
  private static let texts = [
    "CoreGraphics": "@_exported import Foundation\n",
    "CoreFoundation": "@_exported import Foundation\n",
    "QuartzCore": "@_exported import UIKit\n",
    "MobileCoreServices": "\n",
    "UniformTypeIdentifiers": "@_exported import UIKit\n",
    "Darwin": "@_exported import Glibc\n",
    "ObjectiveC": "@_exported import Foundation\n",
    "os": os,
    "OSLog": "@_exported import os\n",
  ]

  /// The modules of a flag that are more than empty: parts of Apple's, by the names that apps use.
  private static let flagTexts = [
    "Combine": combine, "SafariServices": safariServices, "MessageUI": messageUI, "StoreKit": storeKit,
  ]

  /// The modules that the files import and that have a stand-in, after the modules that they need themselves.
  static func needed(_ imports: Set<String>, _ flags: [String]) -> [(name: String, text: String)] {
    var names = imports.filter { texts[$0] != nil }
    if names.contains("OSLog") { names.insert("os") }
    let own = names.sorted { ($0 == "OSLog" ? 1 : 0, $0) < ($1 == "OSLog" ? 1 : 0, $1) }
    let further = flags.filter { !names.contains($0) }.sorted()
    return own.map { ($0, texts[$0] ?? "\n") } + further.map { ($0, texts[$0] ?? flagTexts[$0] ?? "\n") }
  }

  /// The log of Apple's systems, whose lines go nowhere.
  private static let os = """
    import Foundation

    public struct Logger: Sendable {
      public init() {}
      public init(subsystem: String, category: String) {}
      public func log(_ message: @autoclosure () -> String) {}
      public func trace(_ message: @autoclosure () -> String) {}
      public func debug(_ message: @autoclosure () -> String) {}
      public func info(_ message: @autoclosure () -> String) {}
      public func notice(_ message: @autoclosure () -> String) {}
      public func warning(_ message: @autoclosure () -> String) {}
      public func error(_ message: @autoclosure () -> String) {}
      public func critical(_ message: @autoclosure () -> String) {}
      public func fault(_ message: @autoclosure () -> String) {}
    }

    public struct OSLog: Sendable {
      public static let `default` = OSLog()
      public init() {}
      public init(subsystem: String, category: String) {}
    }

    public struct OSLogType: Sendable {
      public static let `default` = OSLogType(), debug = OSLogType(), error = OSLogType(), fault = OSLogType(), info = OSLogType()
    }

    public func os_log(_ message: StaticString, _ arguments: Any...) {}
    public func os_log(_ type: OSLogType, _ message: StaticString, _ arguments: Any...) {}
    public func os_log(_ message: StaticString, log: OSLog, type: OSLogType = .default, _ arguments: Any...) {}

    """
}
