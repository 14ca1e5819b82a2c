import SplitKit

/// The classes whose properties a file can set, for the schema.
enum PropertyOwner: String, Sendable {
  case split, navigation, tabBar, controller
  /// A controller of any of these classes.
  case any

  private static let classes: [PropertyOwner] = [.split, .navigation, .tabBar, .controller]

  /// The properties of the class in any OS version and style, by name. A later version's own come after the others.
  var properties: [SettableProperty] {
    var found: [SettableProperty] = []
    for profile in Profile.all.reversed() {
      for controller in examples(Application(profile: profile)) {
        found += controller.settableProperties.filter { property in !found.contains { $0.name == property.name } }
      }
    }
    return found
  }

  /// Controllers of the class, which together have all its properties.
  private func examples(_ application: Application) -> [ViewController] {
    switch self {
    case .any: Self.classes.flatMap { $0.examples(application) }
    case .controller: [ViewController(application)]
    case .navigation: [NavigationController(rootViewController: ViewController(application))]
    case .tabBar: [TabBarController(application, viewControllers: [ViewController(application)])]
    case .split:
      (application.profile.splitView.hasColumnStyles ? SplitViewStyle.allCases : [.unspecified]).map {
        SplitViewController(application, style: $0)
      }
    }
  }

  /// The schema of a mapping from these properties to values. The controller itself checks the values once more.
  func schema(_ definitions: inout SchemaDefinitions) -> Value {
    definitions.reference(to: "Properties-\(rawValue)") { definitions in
      let members = properties.map { property in
        let value = definitions.orOption(["anyOf": [property.kind.schema, ["type": "null"]]])
        let usual = property.defaultValue.map { [Member("default", $0)] } ?? []
        return Member(property.name, .object([Member("description", .string(property.summary))] + (value.members ?? []) + usual))
      }
      return ["type": "object", "properties": .object(members), "additionalProperties": false]
    }
  }
}

extension SettableProperty.Kind {
  fileprivate var schema: Value {
    switch self {
    // The choices are those of an example for names that follow from the app, such as the indices of tabs.
    case .choice(let values):
      values.contains { $0.string != nil } && !values.contains(.null)
        ? ["enum": .array(values.compactMap(\.string).withOriginalNames.map(Value.string))] : ["type": ["string", "number"]]
    case .flag: ["type": "boolean"]
    case .number(let range, _):
      ["type": "number", "minimum": .number(range.lowerBound), "maximum": .number(range.upperBound)]
    case .size: ["type": "array", "items": ["type": "number", "minimum": 0, "maximum": 20_000], "minItems": 2, "maxItems": 2]
    case .text: ["type": "string"]
    case .texts(let most): ["type": "array", "items": ["type": "string"], "maxItems": .number(Double(most))]
    case .detents: ["type": "array", "items": ["anyOf": [["enum": ["medium", "large"]], ["type": "object"]]]]
    }
  }
}
