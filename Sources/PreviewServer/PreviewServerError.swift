/// An error because of which a server cannot start.
///
/// `description` says what is wrong and what to do, in one line, and names settings as `PreviewServer.Configuration` does.
public enum PreviewServerError: Error, Equatable, Sendable {
  /// A setting of `PreviewServer.Configuration`. Its raw value is the property's name.
  public enum Setting: String, Sendable, CaseIterable {
    case host, port
    /// The directory of the page, and the files in it.
    case publicDirectory
    /// The directory of the app's own files, and the files in it.
    case appDirectory
    /// The file of devices.
    case devicesFile
    /// The directory of files that describe previews.
    case previewsDirectory
    /// The file of the token.
    case tokenFile
    /// The token of a program that watches over the server, and its file.
    case monitorToken, monitorTokenFile
    /// The port for `/health` alone.
    case healthPort
    /// The time for which the server drains.
    case drainFor
    /// The file of access names.
    case accessFile
    /// The name of the process.
    case processName
    case allowedHosts, allowedOrigins, allowedEmbedders, token, resumeFor, sessionMemory, maximumClients, maximumSessions, silence
  }

  /// The value of the setting is invalid.
  case invalid(Setting, value: String)
  /// Both settings have a value, and each stands in place of the other.
  case twice(Setting, Setting)
  /// The token of the monitor is that of everything else.
  case sameTokens
  /// The preview with the given id cannot be offered. The reason is a sentence.
  case invalidPreview(id: String, reason: String)
  /// None of the places where the directory of the setting could be is a directory.
  case missingDirectory(Setting, places: [String])
  /// The directory contains no `index.html`.
  case missingPage(directory: String)
  /// A file that the setting names, or a file in the directory that it names, cannot be read or has invalid contents. The
  /// reason is a sentence that names the file.
  case unusableFile(Setting, reason: String)
  /// Something else listens on the port of the setting.
  case portInUse(Setting, Int)
  /// The system does not let the server listen. The reason is a sentence.
  case cannotListen(reason: String)
}

extension PreviewServerError: CustomStringConvertible {
  /// A line that says what is wrong and what to do.
  public var description: String { sentence { setting, _ in "`\(setting.rawValue)`" } }

  /// A line that says what is wrong and what to do.
  ///
  /// - Parameter refer: A closure that returns the reader's name for a setting, with the example value if there is one.
  package func sentence(_ refer: (_ setting: Setting, _ example: String?) -> String) -> String {
    switch self {
    case .invalid(let setting, let value): Self.sentence(about: setting, value, refer)
    case .twice(let one, let other):
      "\(refer(one, nil)) and \(refer(other, nil)) cannot both be given. Leave out one of them."
    case .sameTokens:
      "The token of a monitor opens only \(PreviewServer.monitorPaths.joined(separator: " and ")), so "
        + "\(refer(.monitorToken, nil)) has to differ from \(refer(.token, nil))."
    case .invalidPreview(let id, let reason): "The preview \"\(id)\" cannot be offered: \(reason)"
    case .missingDirectory(let setting, let places):
      "There is no directory \(places.joined(separator: " or ")). Name the one that holds \(setting.contents) with "
        + "\(refer(setting, "DIR"))."
    case .missingPage(let directory):
      "There is no index.html in \(directory). Name the directory that holds the page with \(refer(.publicDirectory, "DIR"))."
    case .unusableFile(let setting, let reason):
      [.devicesFile, .accessFile, .tokenFile, .monitorTokenFile].contains(setting)
        ? "\(reason) Correct it, or name another file with \(refer(setting, "FILE"))."
        : "\(reason) Correct it, or name another directory with \(refer(setting, "DIR"))."
    case .portInUse(let setting, let port):
      "Port \(port) is in use. Choose another with \(refer(setting, nil)), or \(refer(setting, "0")) for a free one."
    case .cannotListen(let reason): reason
    }
  }

  private static func sentence(
    about setting: Setting, _ value: String, _ refer: (_ setting: Setting, _ example: String?) -> String
  ) -> String {
    switch setting {
    case .processName:
      "\(refer(setting, nil)) is 1 to 16 lower-case letters and digits, beginning with a letter, and not '\(value)'."
    case .port, .healthPort: "\(value) is not a port. Choose one from 0 to 65535."
    case .token: "The token is not 16 to 128 letters and digits. Leave it out for a random one."
    case .monitorToken: "The token of the monitor is not 16 to 128 letters and digits."
    case .drainFor: "\(refer(setting, nil)) is 0 to 3600 seconds, not \(value)."
    case .resumeFor: "\(refer(setting, nil)) is 0 to 86400 seconds, not \(value)."
    case .sessionMemory: "\(refer(setting, nil)) is 1 to 65536 MiB, not \(value)."
    case .maximumClients: "\(refer(setting, nil)) is 1 to 100000 clients, not \(value)."
    case .maximumSessions: "\(refer(setting, nil)) is 0 to 100000 sessions, not \(value)."
    case .silence: "\(refer(setting, nil)) is 2 to 3600 seconds, not \(value)."
    case .allowedOrigins, .allowedEmbedders:
      "'\(value)' is not an origin. Write it whole and in lower case like https://example.com, without a path or 443."
    case .allowedHosts:
      "'\(value)' is not a host. Write it whole and in lower case like example.com:8080, without a scheme."
    case .host, .publicDirectory, .appDirectory, .devicesFile, .accessFile, .previewsDirectory, .tokenFile, .monitorTokenFile:
      "\(refer(setting, nil)) cannot be '\(value)'."
    }
  }
}

extension PreviewServerError.Setting {
  /// The words for what a directory holds.
  fileprivate var contents: String {
    switch self {
    case .appDirectory: "the app's own files"
    case .previewsDirectory: "the scenario files"
    default: "the page"
    }
  }
}
