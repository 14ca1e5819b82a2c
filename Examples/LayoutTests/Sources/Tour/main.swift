import SplitPreviewClient
import SplitPreviewTesting

let server = try await PreviewServerProcess.start()
let client = try await server.connect()
let preview = try await client.open("lab", options: ["style": "doubleColumn"], width: 1180, height: 820)
print(try await preview.scene.controller("split").displayMode == .oneBesideSecondary)

let narrow = try await preview.send(.resize(width: 600, height: 820))
let split = try narrow.controller("split")
print(split.isCollapsed == true, split.because["isCollapsed"] ?? "")
print(try await preview.send(.explain("split.primary")).sentences[0].text)

try await preview.send(.perform("split", "hideColumn", ["column": "secondary"]))
print(try await preview.scene.outline)

do {
  try await preview.send(.tap("nobody"))
} catch PreviewError.refused(let refusal) {
  print(refusal.code, refusal.path ?? "", refusal.message)
}
await server.stop()
