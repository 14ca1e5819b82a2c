import Checks
import PreviewProtocol
import PreviewServer
import SamplePreviews
import Scenarios
import Spelling
import SplitKit

/// The things that `list` lists.
enum ListingSubject: String, CaseIterable { case scenes, devices, versions, options, facts }

/// A line of a list, and the same for programs.
struct ListingRow {
  let text: String
  let value: Value
  /// The texts of which one must have all words.
  let searched: [String]

  /// - Parameter searched: The texts in which words are looked for, or nil for the whole line.
  init(text: String, value: Value, searched: [String]? = nil) {
    (self.text, self.value, self.searched) = (text, value, searched ?? [text])
  }
}

/// The scenes and devices that `list` lists.
struct ListingSource {
  private let previews: [Preview]
  private let devices: DeviceCatalog

  /// - Parameters:
  ///   - paths: The paths of scenario files, whose scenes are listed in place of the built-in ones, or none.
  ///   - devices: The devices to list.
  init(paths: [String], devices: DeviceCatalog) throws {
    let files = try paths.map { try ScenarioFile.readOnce($0).preview }
    previews = files.isEmpty ? Preview.all : files
    self.devices = devices
  }

  /// The rows that have all words, each at the beginning of one of the row's, or as a whole number. A first word that is a scene means that
  /// scene alone. Throws an error if there are none.
  func rows(of subject: ListingSubject, with words: [String]) throws -> [ListingRow] {
    let scene = words.first.flatMap { word in previews.first { $0.id == word } }
    if subject == .options, let scene {
      return try Self.search(scene.options.map { Self.row(of: $0, in: scene) }, for: words.dropFirst(), in: subject)
    }
    let found = try Self.search(rows(of: subject), for: words[...], in: subject)
    return found.count == 1 && subject == .devices ? withWindows(found[0]) : found
  }

  private static func search(_ rows: [ListingRow], for words: ArraySlice<String>, in subject: ListingSubject) throws
    -> [ListingRow]
  {
    let wanted = words.flatMap(Self.words)
    let found = rows.filter { row in
      row.searched.map(Self.words).contains { own in wanted.allSatisfy { own.contains(where: isBeginning(of: $0)) } }
    }
    guard found.isEmpty else { return found }
    let all = Set(rows.flatMap(\.searched).flatMap(Self.words))
    let names = Set(
      rows.flatMap { row in ["id", "name", "scene", "of"].flatMap { Self.words(of: row.value[$0]?.string ?? "") } })
    let strange = wanted.first { !all.contains(where: isBeginning(of: $0)) }
    throw CommandError(
      description: strange.map {
        "None of the \(subject.rawValue) has \($0.clipped). \(nearest(to: $0.clipped, in: names.filter { $0.contains(where: \.isLetter) }.sorted()))"
      }
        ?? "None of the \(subject.rawValue) has all of these words. Leave out some.")
  }

  private static func isBeginning(of word: String) -> (String) -> Bool {
    let isNumber = word.allSatisfy(\.isNumber)
    return { isNumber ? $0 == word : $0.hasPrefix(word) }
  }

  private static func words(of text: String) -> [String] {
    text.lowercased().split { !($0.isLetter || $0.isNumber || $0 == ".") }.map(String.init)
  }

  /// All rows of a list.
  func rows(of subject: ListingSubject) -> [ListingRow] {
    switch subject {
    case .scenes: previews.map(Self.row)
    case .devices: devices.devices.map(Self.row)
    case .versions:
      Profile.all.map { ListingRow(text: "\($0.id): \($0.title)", value: ["id": .string($0.id), "title": .string($0.title)]) }
    case .options: previews.flatMap { preview in preview.options.map { Self.row(of: $0, in: preview) } }
    case .facts: FactVocabulary.all.flatMap { owner, facts in facts.map { Self.row(of: $0.name, $0.kind, on: owner) } }
    }
  }

  /// The row of a device, and those of its windows.
  private func withWindows(_ row: ListingRow) -> [ListingRow] {
    guard let device = row.value["id"]?.string.flatMap({ devices[$0] }) else { return [row] }
    let text = ([row.text] + ListingWords.windows(of: device).map { "  \($0)" }).joined(separator: "\n")
    let windows = device.windows.map { window in
      Value.object([
        Member("orientation", .string(window.isLandscape ? "landscape" : "portrait")),
        Member("arrangement", .string(window.arrangement.rawValue)), Member("size", window.size.list),
      ])
    }
    return [ListingRow(text: text, value: .object((row.value.members ?? []) + [Member("windows", .array(windows))]))]
  }
}

extension ListingSource {
  private static func row(about preview: Preview) -> ListingRow {
    ListingRow(
      text: ListingWords.line(about: preview),
      value: [
        "id": .string(preview.id), "title": .string(preview.title), "summary": .string(preview.summary),
        "profiles": preview.profiles.ids, "window": preview.windowSize.list,
      ])
  }

  private static func row(about device: Device) -> ListingRow {
    ListingRow(
      text: ListingWords.line(about: device),
      value: [
        "id": .string(device.id), "name": .string(device.name), "models": .array(device.models.map(Value.string)),
        "year": device.year.map { .number(Double($0)) } ?? .null,
        "screen": device.screen.list, "profiles": ListingWords.profiles(of: device).ids,
      ], searched: device.names.map { "\(device.id) \($0)" })
  }

  private static func row(of option: PreviewOption, in preview: Preview) -> ListingRow {
    let values: Value = if case .choice(let values) = option.kind { .array(values.map(Value.string)) } else { .null }
    return ListingRow(
      text: "\(preview.id): \(ListingWords.line(about: option))",
      value: [
        "scene": .string(preview.id), "name": .string(option.name), "values": values, "default": option.defaultValue,
        "summary": .string(option.summary),
      ])
  }

  private static func row(of name: String, _ kind: FactKind, on owner: String) -> ListingRow {
    ListingRow(
      text: "\(owner): \(name), \(kind.text)",
      value: .object([Member("of", .string(owner)), Member("name", .string(name))] + kind.members))
  }
}

extension FactKind {
  /// The values of the fact in words.
  fileprivate var text: String {
    switch self {
    case .words(let words): words.map(\.text).listed(by: "or")
    case .flag: "true or false"
    case .number(let isOptional): isOptional ? "a number or null" : "a number"
    case .list(let words): "a list of \(words.map(\.text).listed(by: "and"))"
    case .id: "an id or null"
    case .ids: "a list of ids"
    case .text: "a text or null"
    case .object(let members): "null, or an object with \(members.map(\.name).listed(by: "and"))"
    }
  }

  fileprivate var members: [Member] {
    switch self {
    case .words(let words): [Member("kind", "word"), Member("values", .array(words.map(\.value)))]
    case .flag: [Member("kind", "flag")]
    case .number(let isOptional): [Member("kind", "number"), Member("canBeNull", .bool(isOptional))]
    case .list(let words): [Member("kind", "list"), Member("values", .array(words.map(\.value)))]
    case .id: [Member("kind", "id"), Member("canBeNull", true)]
    case .ids: [Member("kind", "ids")]
    case .text: [Member("kind", "text"), Member("canBeNull", true)]
    case .object(let members):
      [
        Member("kind", "object"), Member("canBeNull", true),
        Member("members", .array(members.map { .object([Member("name", .string($0.name))] + $0.kind.members) })),
      ]
    }
  }
}

extension FactWord {
  fileprivate var value: Value { ["name": .string(name), "profiles": profiles.ids] }

  /// The word, with its versions if it has not all.
  fileprivate var text: String {
    profiles == Profile.all ? name : "\(name) (\(profiles.map(\.id).joined(separator: ", ")))"
  }
}

extension [Profile] {
  fileprivate var ids: Value { .array(map { .string($0.id) }) }
}

extension Size {
  fileprivate var list: Value { [.number(width), .number(height)] }
}
