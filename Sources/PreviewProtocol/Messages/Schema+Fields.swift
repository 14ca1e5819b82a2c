import SplitKit

/// The descriptions of what the methods of `Field` read.
extension Schema {
  static let slot = Schema.named(.slot)
  static let coordinate = Schema.named(.coordinate)
  static let safeArea = Schema.named(.safeArea)
}

extension MessageID {
  static let schema = Schema.anyOf([
    .text(most: maximumBytes), .whole(Double(-maximumNumber)...Double(maximumNumber)),
  ])
}

extension Limits {
  static let sizeSchema = Schema.number(size)
  static let coordinateSchema = Schema.number(coordinate)
  static let safeAreaSchema = Schema.tuple(Array(repeating: .number(inset), count: 4))
  static let slotSchema = Schema.whole(0...Double(slots - 1))
  static let slotsSchema = Schema.list(.slot, count: 1...slots, isSet: true)
}

extension Size {
  /// The members of an object that is a size.
  static let schema: [SchemaMember] = [.required("width", .named(.length)), .required("height", .named(.length))]
}

extension Point {
  /// The members of an object that has a point.
  static let schema: [SchemaMember] = [.required("x", .coordinate), .required("y", .coordinate)]

  /// The members of an object that has an offset.
  static let offsetSchema: [SchemaMember] = ["x", "y"].map { .required($0, .number(Limits.offset)) }
}

extension SweepRange {
  static let schema: [SchemaMember] = [
    .required("from", .named(.length), "The first width."), .required("to", .named(.length), "The last width."),
    .required("height", .named(.length), "The height at all widths."),
  ]
}

extension SnapshotChange {
  /// A step of a snapshot pass, which changes something.
  static let schema: Schema = {
    var step = ObjectSchema([
      .optional("width", .named(.length)), .optional("height", .named(.length)),
      .optional("userInterfaceStyle", .choice(of: UserInterfaceStyle.self)),
    ])
    step.atLeastOne = step.members.map(\.name)
    return .object(step)
  }()
}

extension TraitChanges {
  /// The members of a message that overrides traits.
  static let members: [SchemaMember] = [
    change("userInterfaceIdiom", UserInterfaceIdiom.self), change("horizontalSizeClass", UserInterfaceSizeClass.self),
    change("verticalSizeClass", UserInterfaceSizeClass.self), change("layoutDirection", LayoutDirection.self),
    change("userInterfaceStyle", UserInterfaceStyle.self),
    change("preferredContentSizeCategory", ContentSizeCategory.self),
    change("accessibilityContrast", AccessibilityContrast.self),
    change("splitViewControllerLayoutEnvironment", LayoutEnvironment.self),
  ]

  private static func change<Trait>(_ name: String, _ type: Trait.Type) -> SchemaMember
  where Trait: RawRepresentable<String> & CaseIterable {
    .optional(name, Schema.choice(of: type).orNull, "The override; null removes it.")
  }
}

extension Open {
  /// The members of a message that opens a preview.
  static let schema: [SchemaMember] = [
    .required("scene", .text, "The id of a preview of /meta.json."),
    .optional("options", .map(.any), "The preview's own options, of at most \(Limits.optionsBytes) bytes of JSON."),
    .optional("profile", .names(Profile.all.map(\.id), isOpen: true), "The OS version."),
    .optional("device", .text, "The id of a device of /meta.json."),
    .optional("policy", .choice(of: TraitPolicy.self, isOpen: true), "The rule by which the traits follow from the size."),
    .optional("window", Window.schema), .optional("traits", .named(.traitChanges)),
    .optional("language", .choice(of: InterfaceLanguage.self), "The language of the system's own words."),
    .optional("place", .map(.any), "The `place` of an earlier scene, of at most \(Limits.placeBytes) bytes of JSON."),
    .optional("updates", .choice(of: Updates.self), "How much a scene repeats that the client has."), .missing("resume"),
  ]
}

extension Open.Window {
  fileprivate static let schema = Schema.object(
    Size.schema + [.optional("scale", .number(Limits.scale)), .optional("safeArea", .safeArea)])
}

extension SplitViewProperty {
  /// An object with properties and their values. A controller refuses the properties that it does not have. The object can have
  /// those of other controllers than split views, too.
  static let assignments: Schema = {
    var object = ObjectSchema(all.map { .optional($0.name, $0.kind.schema.orNull, $0.summary) })
    object.hasOthers = true
    return .object(object)
  }()

  /// The value in a scene. A width of null is UIKit's `automaticDimension`.
  var shown: SchemaMember {
    .optional(name, defaultValue == .null ? kind.schema.orNull : kind.schema, summary)
  }
}

extension SplitViewProperty.Kind {
  fileprivate var schema: Schema {
    switch self {
    case .choice(let names): .names(names.withOriginalNames)
    case .flag: .flag
    case .length: .number(Self.lengths)
    case .fraction: .number(Self.fractions)
    }
  }

  /// The ranges that `SplitViewProperty.checked(_:)` takes. A test compares.
  private static let (lengths, fractions) = (0...20_000.0, 0...1.0)
}
