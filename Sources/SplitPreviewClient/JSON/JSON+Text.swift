#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension JSON: Codable {
  /// Decodes any value. The kinds that a scene has most of are tried first.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if container.decodeNil() {
      self = .null
    } else if let members = try? container.decode([String: JSON].self) {
      self = .object(members)
    } else if let elements = try? container.decode([JSON].self) {
      self = .array(elements)
    } else {
      self = .bool(try container.decode(Bool.self))
    }
  }

  /// Encodes the value. A number that the encoder cannot say is an error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let flag): try container.encode(flag)
    case .number(let number): try container.encode(number)
    case .string(let text): try container.encode(text)
    case .array(let elements): try container.encode(elements)
    case .object(let members): try container.encode(members)
    }
  }
}

extension JSON: CustomStringConvertible {
  /// Reads a text, which can have at most 512 arrays and objects inside one another.
  ///
  /// Throws ``PreviewError/protocolMismatch(path:expected:)`` for a text that is no JSON.
  init(text: String) throws(PreviewError) {
    do {
      self = try JSONDecoder().decode(JSON.self, from: Data(text.utf8))
    } catch {
      throw .protocolMismatch(path: "", expected: "JSON")
    }
  }

  /// The value as JSON, with the members of objects in the order of their names. A number that JSON cannot say, such as infinity,
  /// becomes a string with its name, which a server refuses with the path to it.
  public var description: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    // With a text for every number, nothing is left that cannot be encoded.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }
}
