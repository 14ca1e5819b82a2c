import HostSystem

/// The arguments of the compiler for an app.
struct SwiftCompiler {
  private let places: BuildPlaces
  private let sources: AppProject
  private let languageMode: String
  private let stubs: [String]

  init(_ places: BuildPlaces, _ sources: AppProject, languageMode: String? = nil, stubs: [String] = []) {
    (self.places, self.sources, self.stubs) = (places, sources, stubs)
    self.languageMode = languageMode ?? sources.languageMode ?? "5"
  }

  /// The arguments for the app. A file that did not change is not compiled again.
  ///
  /// - Parameter originals: The paths of the originals that are not where the rewritten files are.
  func arguments(_ files: [String], originals: [String: String] = [:]) -> [String] {
    let parts: [[String]] = [
      // Without a path of its own for the module, an incremental build whose libraries have changed ends with an error of the
      // driver.
      ["-emit-module", "-emit-module-path", FilePlace.join(places.module, "App.swiftmodule")],
      ["-emit-executable", "-o", places.program, "-module-name", sources.moduleName, "-swift-version", languageMode],
      // The driver runs one job at a time by default, so every file would wait until the module is written.
      ["-j", "\(CurrentProcess.processorCount)"],
      ["-Onone", "-g", "-incremental", "-enable-batch-mode", "-output-file-map", outputFileMapPath, "-parseable-output"],
      // The file that the tool has made keeps its path, so that it is none of the app's in the report of a crash.
      ["-file-prefix-map", "\(built(Self.entry))=\(built(Self.entry))"],
      originals.sorted { $0.key < $1.key }.flatMap { ["-file-prefix-map", "\(built($0.key))=\(original($0.value))"] },
      ["-file-prefix-map", "\(places.sources)=\(sources.folder)"],
      // The compiler splits the path of a file behind the folders that it shares with this one, and maps the two parts one by one. With
      // the working directory in its place, a path that shares folders with it would not be mapped.
      ["-file-compilation-dir", "/"],
      sources.conditions.flatMap { ["-D", $0] },
      sources.isOnMainActor ? ["-default-isolation", "MainActor"] : [],
      modules, libraries,
      stubs.map { FilePlace.join(places.stubs, "\($0).o") },
      files.map(built),
    ]
    return parts.flatMap { $0 }
  }

  /// The file that begins the app.
  private static let entry = "AppEntry.swift"

  private func built(_ file: String) -> String { FilePlace.join(places.sources, file) }
  private func original(_ file: String) -> String { FilePlace.join(sources.folder, file) }

  /// A module of its own, whose object file the app links.
  func stubArguments(_ name: String, _ file: String) -> [String] {
    ["-emit-module", "-emit-module-path", FilePlace.join(places.stubs, "\(name).swiftmodule"), "-emit-object"]
      + ["-o", FilePlace.join(places.stubs, "\(name).o"), "-module-name", name, "-parse-as-library", "-swift-version", "5"]
      + modules + [file]
  }

  private var modules: [String] {
    ["-I", FilePlace.join(places.products, "Modules"), "-I", places.stubs, "-Xfrontend", "-disable-cross-import-overlays"]
      + places.modulesInC.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }

  private var libraries: [String] {
    (Toolchain.current?.linkerFlags ?? []) + [
      "-L", places.products, "-lUIKitApp", "-Xlinker", "-rpath", "-Xlinker", places.products,
    ]
  }

  var outputFileMapPath: String { FilePlace.join(places.objects, "map.json") }

  /// The object and the dependencies of each file. The entry without a name is that of the module.
  func outputFileMap(_ files: [String]) -> String {
    let entries = files.map { file in
      let base = FilePlace.join(places.objects, String(file.map { $0 == "/" ? "-" : $0 }).replacing(".swift", with: ""))
      let outputs = [
        ("object", "o"), ("swift-dependencies", "swiftdeps"), ("swiftmodule", "partial.swiftmodule"), ("diagnostics", "dia"),
      ]
      let members = outputs.map { "\"\($0.0)\": \(Self.quoted("\(base).\($0.1)"))" }.joined(separator: ", ")
      return "\(Self.quoted(FilePlace.join(places.sources, file))): {\(members)}"
    }
    let module = "\"\": {\"swift-dependencies\": \(Self.quoted(FilePlace.join(places.module, "App.swiftdeps")))}"
    return "{\n  " + ([module] + entries).joined(separator: ",\n  ") + "\n}\n"
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
