import SplitKit
import TestSupport
import Testing

@Suite struct PropertiesMadeDocumentTests {
  @Test func `docs/properties.md is as the table of properties makes it`() throws {
    try MadeDocument("docs/properties.md", text: Self.markdown).verify()
  }

  private static let markdown = """
    # Properties of a split view

    The message `set` assigns these properties, and `open` takes them as `options.properties` in the lab. An assignment takes
    effect at the layout that ends its message. `null` assigns the default. A width whose default is `null` is UIKit's
    `automaticDimension` (\(SplitViewProperty.automaticDimension)). An assignment to a property that a split view does not have
    is `unsupported`, and the hierarchy of that split view does not contain the property.

    `make conformance` makes this page from the table in
    `Sources/SplitKit/Controllers/SplitView/SplitViewProperty.swift`. The sources are those of [conformance.md](conformance.md).

    | property | values | default | split views | meaning | source of the default |
    |---|---|---|---|---|---|
    \(SplitViewProperty.all.map(row).joined(separator: "\n"))

    """

  private static func row(_ property: SplitViewProperty) -> String {
    "| `\(property.name)` | \(takes(property.kind)) | \(text(property.defaultValue)) | \(owners(property.availability)) | \(property.summary) | \(property.source) |"
  }

  /// The styles and the versions.
  private static func owners(_ availability: SplitViewProperty.Availability) -> String {
    switch availability {
    case .everywhere: "all"
    case .columnStyles: "`doubleColumn`, `tripleColumn`"
    case .tripleColumn: "`tripleColumn`"
    case .columnStylesOfIOS26: "`doubleColumn`, `tripleColumn`, since iOS 26"
    }
  }

  private static func takes(_ kind: SplitViewProperty.Kind) -> String {
    switch kind {
    case .choice(let names): names.map { "`\($0)`" }.joined(separator: ", ")
    case .flag: "`true`, `false`"
    case .length: "points, 0 to 20,000"
    case .fraction: "0 to 1"
    }
  }

  private static func text(_ value: Value) -> String {
    switch value {
    case .null: "`null`"
    case .bool(let flag): "`\(flag)`"
    case .string(let text): "`\(text)`"
    case .number(let number): "`\(number)`"
    case .array, .object: preconditionFailure("No property of a split view is a list or an object.")
    }
  }
}
