import ArgumentParser
import SplitKit

/// The flags for the traits that a window overrides.
struct TraitArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A trait, such as userInterfaceStyle=dark or layoutDirection=rightToLeft. Repeatable. (default: none)",
      valueName: "name=value"))
  var trait: [String] = []

  @Option(help: "The text size: \(ContentSizeCategory.allCases.map(\.rawValue).joined(separator: ", ")). (default: large)")
  var textSize: String?

  private static let textSizeTrait = "preferredContentSizeCategory"

  /// The members of `traits` in a message that opens a scene.
  func members() throws -> [Member] {
    let traits = try NamedValues(flag: "trait", example: "userInterfaceStyle=dark").members(trait) { .string($0) }
    guard let textSize else { return traits }
    guard !traits.contains(where: { $0.name == Self.textSizeTrait }) else {
      throw ValidationError("--text-size \(textSize) cannot be given together with --trait \(Self.textSizeTrait).")
    }
    return traits + [Member(Self.textSizeTrait, .string(textSize))]
  }

  /// The sentence about a trait that a message refuses, which names the flag.
  func sentence(_ message: String, about path: String) -> String {
    let textSizePath = "traits.\(Self.textSizeTrait)"
    if path == textSizePath, textSize != nil {
      return message.hasPrefix(textSizePath) ? "--text-size\(message.dropFirst(textSizePath.count))" : "--text-size: \(message)"
    }
    let unknown = "traits has no "
    if message.hasPrefix(unknown) { return "--trait: There is no trait \(message.dropFirst(unknown.count))" }
    return "--trait \(message.hasPrefix("traits.") ? message.dropFirst("traits.".count) : message[...])"
  }
}
