internal import CEmbeddedFiles

/// The files that are parts of the program, as bytes.
package enum EmbeddedFile {
  /// The catalogue of devices: `Sources/PreviewProtocol/Devices/devices.json`.
  package static var devices: [UInt8] { unsafe bytes(embedded_devices()) }
  /// The statements of the specification: `Sources/PreviewProtocol/Explanation/statements.json`.
  package static var statements: [UInt8] { unsafe bytes(embedded_statements()) }
  /// The symbols beyond those of the page itself: `Public/app/symbols/library.js`.
  package static var symbols: [UInt8] { unsafe bytes(embedded_symbols()) }
  /// The scenario file that `split-preview new` writes: `Sources/Scenarios/Template/template.yaml`.
  package static var scenarioTemplate: [UInt8] { unsafe bytes(embedded_scenario_template()) }
  /// The guide `docs/scenarios.md`.
  package static var scenarioGuide: [UInt8] { unsafe bytes(embedded_scenario_guide()) }
  /// The guide `docs/checks.md`.
  package static var checkGuide: [UInt8] { unsafe bytes(embedded_check_guide()) }

  /// A copy of a file's bytes.
  private static func bytes(_ file: embedded_file) -> [UInt8] {
    unsafe Array(UnsafeBufferPointer(start: file.bytes, count: file.length))
  }
}
