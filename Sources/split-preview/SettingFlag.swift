import PreviewServer

/// The flags by which this command knows the settings of a server.
enum SettingFlag {
  /// A setting's flag, with an example of its value where one is given.
  static func words(for setting: PreviewServerError.Setting, example: String?) -> String {
    example.map { "\(name(of: setting)) \($0)" } ?? name(of: setting)
  }

  private static func name(of setting: PreviewServerError.Setting) -> String {
    switch setting {
    case .host: "--host"
    case .port: "--port"
    case .healthPort: "--health-port"
    case .processName: "--name"
    case .publicDirectory: "--public"
    // The previews of this command are part of the page, so it has no flag for further files.
    case .appDirectory: setting.rawValue
    case .devicesFile: "--devices"
    case .accessFile: "--access"
    case .previewsDirectory: "--scenarios"
    case .allowedHosts: "--allow-host"
    case .allowedOrigins: "--allow-origin"
    case .allowedEmbedders: "--allow-embed"
    case .token: "--token"
    case .tokenFile: "--token-file"
    case .monitorToken: "--monitor-token"
    case .monitorTokenFile: "--monitor-token-file"
    case .drainFor: "--drain-for"
    case .resumeFor: "--resume-for"
    case .sessionMemory: "--session-memory"
    case .maximumClients: "--max-clients"
    case .maximumSessions: "--max-sessions"
    case .silence: "--silence"
    }
  }
}

/// An error of the library in the words of this command.
struct CommandError: Error, CustomStringConvertible {
  let description: String
}

/// Runs the body, and throws an error of the library as a `CommandError` that names flags instead of settings.
func naming<Result>(flags body: () throws(PreviewServerError) -> Result) throws -> Result {
  do {
    return try body()
  } catch {
    throw CommandError(description: error.sentence(SettingFlag.words(for:example:)))
  }
}
