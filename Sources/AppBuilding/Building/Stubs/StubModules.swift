/// Modules in the place of those that only Apple has. Most are empty: an app that imports one for a name or two then compiles, if
/// nothing of it is used. Some have the names that apps use most.
enum StubModules {
  /// The modules whose names are part of Foundation or of UIKit here, and parts of others by the names that apps use.
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
    "Combine": combine,
    "SafariServices": safariServices,
    "MessageUI": messageUI,
    "StoreKit": storeKit,
    "WebKit": webKit,
  ]

  /// The modules that the files import and that have a stand-in, after the modules that they need themselves.
  ///
  /// - Parameter flags: Further modules, which are empty if nothing stands for them here.
  static func needed(_ imports: Set<String>, _ flags: [String]) -> [(name: String, text: String)] {
    var names = imports.filter { texts[$0] != nil }
    if names.contains("OSLog") { names.insert("os") }
    let own = names.sorted { ($0 == "OSLog" ? 1 : 0, $0) < ($1 == "OSLog" ? 1 : 0, $1) }
    let further = flags.filter { !names.contains($0) }.sorted()
    return (own + further).map { ($0, texts[$0] ?? "\n") }
  }
}
