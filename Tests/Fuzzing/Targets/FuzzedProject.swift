import AppBuilding

/// Files of a project of arbitrary bytes. They are refused with a sentence and a line, or they can be read, and nothing of them leads to the
/// disk here.
enum FuzzedProject {
  static func run(_ bytes: [UInt8]) {
    do throws(AppBuildingError) {
      _ = try ProjectObjects(PropertyListReader.read(bytes), folder: "/project")
    } catch {
      precondition(isSentence(error.description), "An error is a sentence.")
      precondition(error.description.utf8.count < 1_000, "An error repeats a long text.")
    }
  }

  static func runCatalogue(_ bytes: [UInt8]) {
    for (_, text) in StringCatalog(bytes).files { precondition(text.hasSuffix(";\n"), "A line of a table has no end.") }
  }
}
