import SplitKit

/// The numbers of an app's own arrangement that tests read.
extension ContentLayout {
  var kind: String { arrangement.kind }
  var columns: Int? { arrangement.columns }
  var contentSize: Size { arrangement.contentSize }

  var unit: Double? { number("unit") }
  var rowHeight: Double? { number("rowHeight") }
  var inset: Double? { number("inset") }
  var spacing: Double? { number("spacing") }
  var contentTop: Double? { number("contentTop") }
  var headerHeights: [Double] { value("headerHeights")?.array?.compactMap(\.number) ?? [] }
  var strip: Value? { value("strip") }

  private func value(_ name: String) -> Value? { arrangement.numbers.first { $0.name == name }?.value }
  private func number(_ name: String) -> Double? { value(name)?.number }
}
