import Foundation
import SplitPreview

// Recipes [PORT] serves the preview; without a port it takes a free one.
var configuration = PreviewServer.Configuration()
configuration.name = "recipes"
configuration.port = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 0
// The page finds the files of this directory below apps/own/.
configuration.appDirectory = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Page").standardized.path
do {
  let server = try PreviewServer(configuration, previews: [.recipes], stopHandle: .signals)
  // Not with print(_:), which holds text back while the output is no terminal.
  FileHandle.standardOutput.write(Data("Open \(server.url)\n".utf8))
  server.run()
} catch {
  FileHandle.standardError.write(Data("recipes: \(error)\n".utf8))
  exit(1)
}
