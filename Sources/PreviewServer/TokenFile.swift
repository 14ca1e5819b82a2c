import HostSystem
import WebSocketServer

/// A file with a token, which keeps the token out of the command line, where other users of the machine could read it.
enum TokenFile {
  /// The token in a file: its only line. No error repeats what the file has.
  static func token(at path: String, for setting: PreviewServerError.Setting) throws(PreviewServerError) -> String {
    let bytes: [UInt8]
    do {
      bytes = try FileTree.file(at: path)
    } catch {
      throw .unusableFile(setting, reason: error.description)
    }
    let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }, as: UTF8.self)
    let rest = bytes.dropFirst(line.utf8.count).filter { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    guard AccessToken.isValid(line), rest.isEmpty else {
      throw .unusableFile(setting, reason: "\(path) has to have one line with a token of 16 to 128 letters and digits.")
    }
    return line
  }
}

extension PreviewServer.Configuration {
  /// The settings with the tokens that their files have, in place of the files.
  package func readingTokens() throws(PreviewServerError) -> PreviewServer.Configuration {
    var settings = self
    if let tokenFile { settings.token = try TokenFile.token(at: tokenFile, for: .tokenFile) }
    if let monitorTokenFile { settings.monitorToken = try TokenFile.token(at: monitorTokenFile, for: .monitorTokenFile) }
    if let monitorToken = settings.monitorToken, monitorToken == settings.token { throw .sameTokens }
    (settings.tokenFile, settings.monitorTokenFile) = (nil, nil)
    return settings
  }
}
