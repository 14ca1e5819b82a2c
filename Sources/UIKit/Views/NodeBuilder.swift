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

/// The sizes of the system's controls in points. The sizes of iOS 26 are larger.
@MainActor
enum IntrinsicSizes {
  private static var isRoomy: Bool { UIDevice.isRunning(iOS: 26) }
  static var toggle: CGSize { isRoomy ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31) }
  static var slider: CGFloat { isRoomy ? 28 : 34 }
  static var stepper: CGSize { isRoomy ? CGSize(width: 94, height: 32) : CGSize(width: 94, height: 32) }
  static var segments: CGFloat { isRoomy ? 36 : 32 }
  static var progress: CGFloat { isRoomy ? 6 : 4 }
  static var field: CGFloat { 34 }
  static var searchField: CGFloat { isRoomy ? 44 : 36 }
  static var pageControl: CGFloat { 26 }
  static var datePicker: CGFloat { 34 }
  static var wheels: CGSize { CGSize(width: 320, height: 216) }
  /// The padding of a button with a configuration: from top to bottom and from left to right.
  static var buttonPadding: CGSize { CGSize(width: 12, height: 7) }
}
