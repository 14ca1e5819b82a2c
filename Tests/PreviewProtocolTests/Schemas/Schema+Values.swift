import SplitKit
import TestSupport

@testable import PreviewProtocol

/// Values for the comparison of a description with a decoder: some that fit, and many that nearly do.
extension Schema {
  /// Values that fit, the simplest first. There are none for a member that must be missing.
  var samples: [Value] {
    switch self {
    case .any: [.null, 7, "x", [], .object([])]
    case .never: []
    case .null: [.null]
    case .flag: [true, false]
    case .constant(let value): [value]
    case .text(let most): ["a", "", .string(String(repeating: "x", count: most ?? 65))]
    case .textExcept: ["anything else"]
    case .names(let names, let isOpen): (names + (isOpen ? ["something else"] : [])).map { .string($0) }
    case .number(let range), .whole(let range): range.map { [.number($0.lowerBound), .number($0.upperBound)] } ?? [3]
    case .list(let element, let count, let isSet): Self.lists(of: element, count, isSet: isSet)
    case .tuple(let elements): [.array(elements.map { $0.samples[0] })]
    case .object(let object): object.samples
    case .map(let value): [.object([]), .object([Member("name", value.samples[0])])]
    case .anyOf(let schemas): schemas.flatMap(\.samples)
    case .named(let name): name.schema.samples
    }
  }

  private static func lists(of element: Schema, _ count: ClosedRange<Int>?, isSet: Bool) -> [Value] {
    let (least, most) = (count?.lowerBound ?? 0, count?.upperBound ?? 3)
    func list(_ length: Int) -> Value {
      .array((0..<length).map { isSet ? .number(Double($0)) : element.samples[0] })
    }
    return [list(max(1, least)), list(least), list(most)]
  }

  /// Values that fit, and values that do not.
  var variants: [Value] { samples + near + Self.strangers }

  /// Values that are wrong nearly everywhere.
  private static let strangers: [Value] = [
    .null, true, false, -1, 0, 1, 0.5, 1.5, 16, 1e300, "", "left", .string(String(repeating: "x", count: 65)), [], [1, 2, 3, 4],
    .object([]), [.null], [.object([])], .object([Member("newer", 1)]),
  ]

  /// Values that differ from fitting ones in one place.
  private var near: [Value] {
    switch self {
    case .number(let range?), .whole(let range?): [.number(range.lowerBound - 0.5), .number(range.upperBound + 0.5)]
    case .list(let element, let count, _): Self.lists(near: element, count)
    case .tuple(let elements):
      elements.indices.flatMap { replacing($0, of: elements) } + [.array(elements.dropLast().map { $0.samples[0] })]
    case .object(let object): object.near
    case .anyOf(let schemas): schemas.flatMap(\.near)
    case .named(let name): name.schema.near
    case .any, .never, .null, .flag, .constant, .text, .textExcept, .names, .number, .whole, .map: []
    }
  }

  private static func lists(near element: Schema, _ count: ClosedRange<Int>?) -> [Value] {
    let first = element.samples[0]
    let long: [Value] = count.map { [.array(Array(repeating: first, count: $0.upperBound + 1))] } ?? []
    return element.variants.flatMap { [.array([$0]), .array([first, $0])] } + long
  }

  private func replacing(_ index: Int, of elements: [Schema]) -> [Value] {
    elements[index].variants.map { variant in
      var values = elements.map { $0.samples[0] }
      values[index] = variant
      return .array(values)
    }
  }
}

extension ObjectSchema {
  /// The members that can be there.
  private var possible: [SchemaMember] { members.filter { $0.schema != .never } }

  fileprivate var samples: [Value] {
    let least = possible.filter { $0.isRequired || $0.name == atLeastOne.first }
    let most = possible.filter { $0.name != notTogether.first }
    return [least, most].map { .object($0.map { Member($0.name, $0.schema.samples[0]) }) }
  }

  /// Objects without a member, with another value in its place, and with a further member.
  fileprivate var near: [Value] {
    samples.flatMap { sample in
      members.flatMap { member -> [Value] in
        let others = (sample.members ?? []).filter { $0.name != member.name }
        let values = member.schema == .never ? Schema.any.samples : member.schema.variants
        return [.object(others)] + values.map { .object(others + [Member(member.name, $0)]) }
      } + Schema.any.samples.map { .object((sample.members ?? []) + [Member("newer", $0)]) }
    }
  }
}
