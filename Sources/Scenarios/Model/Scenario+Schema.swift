import SplitKit

extension Scenario {
  /// The JSON Schema with which editors complete and check files: scenarios, and files of checks, which name a scene or an app.
  package static var schema: Value {
    var definitions = SchemaDefinitions()
    let (scenario, app) = (shape(named: "").schema(&definitions), CheckFile.appShape.schema(&definitions))
    let checks = CheckFile.shape.schema(&definitions)
    return [
      "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "A scenario of Split Preview, or checks",
      "if": ["required": ["scene"]], "then": checks,
      "else": ["if": ["required": ["app"]], "then": app, "else": scenario], "$defs": .object(definitions.members),
    ]
  }
}
