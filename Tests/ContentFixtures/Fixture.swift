import Foundation
import PreviewProtocol
import SplitKit

/// A content that a JSON file describes: its model, and its layouts by the least width of the pane.
struct Fixture {
  /// The name of the file without its extension.
  let name: String
  let title: String
  /// The line above the title in the bar, or nil for none.
  let prompt: String?
  /// The line below the title in the bar, or nil for none.
  let subtitle: String?
  /// The look of the bar, over the content and at its edge, or nil for that of the system.
  let looks: BarLooks?
  let model: Value
  let selection: [String]
  private let layouts: [(from: Double, layout: Value)]

  /// The fixtures in the JSON files of a folder, in the order of their names.
  static func all(in folder: URL) throws -> [Fixture] {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return try files.filter { $0.pathExtension == "json" }.sorted { $0.lastPathComponent < $1.lastPathComponent }.map { file in
      let value = try JSONReader.read([UInt8](Data(contentsOf: file)), limit: 64)
      return Fixture(name: file.deletingPathExtension().lastPathComponent, value)
    }
  }

  init(name: String, _ value: Value) {
    self.name = name
    title = value["title"]?.string ?? name
    (prompt, subtitle) = (value["prompt"]?.string, value["subtitle"]?.string)
    looks = value["look"].map { BarLooks(standard: BarLook($0), edge: value["edgeLook"].map(BarLook.init)) }
    model = value["model"] ?? .null
    selection = (value["selection"]?.array ?? []).compactMap(\.string)
    layouts = (value["layouts"]?.array ?? []).map { ($0["from"]?.number ?? 0, $0["layout"] ?? .null) }
      .sorted { $0.from < $1.from }
  }

  /// The layout for a pane of a width: that of the greatest width that it has, or of the least one.
  func layout(width: Double) -> Value? { (layouts.last { $0.from <= width } ?? layouts.first)?.layout }
}

/// The numbers of a fixture's layout, with the size of its content.
struct FixtureLayout: ContentMetrics {
  let layout: Value
  let contentSize: Size

  var kind: String { layout["kind"]?.string ?? "views" }
  var numbers: [Member] {
    (layout.members ?? []).filter { !["kind", "contentSize", "contentInset", "offset"].contains($0.name) }
  }

  /// A touch finds nothing, because the page names the element.
  func element(at touch: ContentTouch, in viewModel: Value) -> String? { nil }

  /// The size of the content: the one in the layout, or of the rows, or that of the pane.
  init(_ layout: Value, model: Value, pane: Size, insets: EdgeInsets) {
    self.layout = layout
    let width = max(0, pane.width - insets.left - insets.right)
    let given = layout["contentSize"]?.array?.map(\.number)
    let height = given?.last ?? (model["kind"]?.string == "table" ? Self.height(layout, model) : pane.height)
    contentSize = Size(width: (given?.first ?? nil) ?? width, height: height ?? pane.height)
  }

  /// The height of all rows with their headers and footers.
  private static func height(_ layout: Value, _ model: Value) -> Double {
    let counts = (model["sections"]?.array ?? []).map { $0["rows"]?.array?.count ?? 0 }
    let heights = layout["rowHeights"]?.array ?? []
    let rows = counts.indices.map { index -> Double in
      let entry = heights.count == 1 ? heights[0] : heights.indices.contains(index) ? heights[index] : .number(0)
      return entry.number.map { $0 * Double(counts[index]) } ?? (entry.array ?? []).reduce(0) { $0 + ($1.number ?? 0) }
    }
    let lists = ["headerHeights", "footerHeights"].flatMap { layout[$0]?.array ?? [] }.compactMap(\.number)
    let ends = ["headerHeight", "footerHeight"].compactMap { layout[$0]?.number }
    return (rows + lists + ends).reduce(0, +)
  }
}

extension BarLook {
  /// The look with the colours of an object.
  fileprivate init(_ colors: Value) {
    self.init()
    (background, shadow) = (colors["background"]?.string, colors["shadow"]?.string)
    (titleColor, largeTitleColor) = (colors["titleColor"]?.string, colors["largeTitleColor"]?.string)
  }
}
