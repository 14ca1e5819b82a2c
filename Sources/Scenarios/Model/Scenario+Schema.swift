import SplitKit

extension Scenario {
  /// The JSON Schema with which editors complete and check files: scenarios, and files of checks, which name a scene.
  package static var schema: Value {
    var definitions = SchemaDefinitions()
    let (scenario, checks) = (shape(named: "").schema(&definitions), CheckFile.shape.schema(&definitions))
    return [
      "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "A scenario of Split Preview, or checks of a scene",
      "if": ["required": ["scene"]], "then": checks, "else": scenario, "$defs": .object(definitions.members),
    ]
  }
}
