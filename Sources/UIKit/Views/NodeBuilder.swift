import Foundation
internal import SplitKit

extension UIView {
  /// A node of a type for the page. Members without a value are left out, and those that every view has are added.
  ///
  /// - Parameter looks: Members that every view has, for those that the view itself does not set.
  func node(
    _ type: String, _ members: KeyValuePairs<String, Value?>, in reading: inout ReadingContext, looks: [Member] = []
  ) -> Value {
    var all = [Member("type", .string(type))]
    for (name, value) in members { if let value { all.append(Member(name, value)) } }
    all += commonMembers(in: &reading)
    all += looks.filter { look in !all.contains { $0.name == look.name } }
    if let tint = tintMember(reading), !all.contains(where: { $0.name == "tint" }) { all.append(tint) }
    if !all.contains(where: { $0.name == "id" }), let action = touchAction {
      all.append(Member("id", .string(reading.element(elementName, of: type, perform: action))))
    }
    if let action = pressAction {
      all.append(reading.menuPart(of: all.first { $0.name == "id" }?.value.string, perform: action))
    }
    return .object(all)
  }
}

extension Value {
  /// A text, or nil for nil or an empty one.
  static func text(_ text: String?) -> Value? { text.flatMap { $0.isEmpty ? nil : .string($0) } }
  /// A truth value, or nil if it is the default.
  static func flag(_ flag: Bool, unless usual: Bool) -> Value? { flag == usual ? nil : .bool(flag) }
  /// The ids of the parts of an element, or nil for none. The engine takes taps only for ids in the content.
  static func parts(_ ids: [String]) -> Value? { ids.isEmpty ? nil : .array(ids.map { .object([Member("id", .string($0))]) }) }
  /// A number of points.
  static func length(_ length: CGFloat) -> Value { .number(Double(length)) }
  /// A colour, or nil for none. `UIColor.tintColor` is the tint of the view that is being read.
  @MainActor static func color(_ color: UIColor?, _ reading: ReadingContext) -> Value? {
    color.map { .string($0.replacingTint(by: reading.tint).hex(for: reading.traits)) }
  }
}

/// The sizes of the system's controls in points, which differ from version to version (`ControlLengths`).
@MainActor
enum IntrinsicSizes {
  static var lengths: ControlLengths { UIDevice.isRunning(iOS: 26) ? .glass : .earlier }
  static var toggle: CGSize { CGSize(lengths.toggle) }
  static var slider: CGFloat { CGFloat(lengths.slider) }
  static var stepper: CGSize { CGSize(ControlLengths.stepper) }
  static var segments: CGFloat { CGFloat(lengths.segments) }
  static var progress: CGFloat { CGFloat(ControlLengths.progress) }
  static var field: CGFloat { 34 }
  static var searchField: CGFloat { CGFloat(lengths.searchField) }
  static var datePicker: CGFloat { CGFloat(ControlLengths.datePicker) }
  static var wheels: CGSize { CGSize(width: 320, height: 216) }
}
