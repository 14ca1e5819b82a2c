import Foundation
import PreviewServer
import SplitKit

// content-fixtures FOLDER [PUBLIC] serves the contents that the JSON files of a folder describe, on a free port. The tests of the page
// draw them before and without the apps that make such contents.
let arguments = CommandLine.arguments.dropFirst()
guard let folder = arguments.first else {
  FileHandle.standardError.write(Data("usage: content-fixtures FOLDER [PUBLIC]\n".utf8))
  exit(2)
}
var configuration = PreviewServer.Configuration()
configuration.name = "content-fixtures"
configuration.port = 0
configuration.publicDirectory = arguments.dropFirst().first
configuration.watchesFiles = true
do {
  let fixtures = try Fixture.all(in: URL(filePath: folder))
  let server = try PreviewServer(configuration, previews: [.fixtures(fixtures)], stopHandle: .signals)
  // Not with print(_:), which holds text back while the output is no terminal.
  FileHandle.standardOutput.write(Data("Open \(server.url)\n".utf8))
  server.run()
} catch {
  FileHandle.standardError.write(Data("content-fixtures: \(error)\n".utf8))
  exit(1)
}
