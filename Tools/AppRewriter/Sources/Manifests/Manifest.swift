/// The parts of a package's manifest that name files: the result of reading its text, of which nothing runs.
///
/// The members have the names and forms of `swift package dump-package`, so that both can be read alike.
public struct Manifest: Encodable, Equatable {
  /// A target of the package.
  public struct Target: Encodable, Equatable {
    public var name: String
    /// The kind of the target: `regular`, `executable` or `test`, or the name of another declaration, such as `binaryTarget`.
    public var type: String
    public var path: String?
    public var exclude: [String] = []
    public var dependencies: [Dependency] = []
  }

  /// Something that a target depends on, which is encoded as an object with one member that is an array.
  public enum Dependency: Encodable, Equatable {
    case target(String)
    case product(String)
    /// A target of the package, or a product of another one.
    case byName(String)

    private enum CodingKeys: CodingKey { case target, product, byName }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .target(let name): try container.encode([name], forKey: .target)
      case .product(let name): try container.encode([name], forKey: .product)
      case .byName(let name): try container.encode([name], forKey: .byName)
      }
    }
  }

  struct ToolsVersion: Encodable, Equatable {
    let _version: String
  }

  public var targets: [Target] = []
  /// The language versions that the package names, such as `5` and `6`.
  public var swiftLanguageVersions: [String] = []
  var toolsVersion: ToolsVersion
  /// The lines of declarations whose value only a run of the manifest could give.
  public var computedLines: [Int] = []
}
