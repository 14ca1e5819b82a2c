import SplitKit

/// The numbers of an app's own metrics that tests read.
extension ContentLayout {
  var kind: String { metrics.kind }
  var columns: Int? { metrics.columns }
  var contentSize: Size { metrics.contentSize }

  var unit: Double? { number("unit") }
  var rowHeight: Double? { number("rowHeight") }
  var inset: Double? { number("inset") }
  var spacing: Double? { number("spacing") }
  var contentTop: Double? { number("contentTop") }
  var headerHeights: [Double] { value("headerHeights")?.array?.compactMap(\.number) ?? [] }
  var strip: Value? { value("strip") }

  private func value(_ name: String) -> Value? { metrics.numbers.first { $0.name == name }?.value }
  private func number(_ name: String) -> Double? { value(name)?.number }
}
