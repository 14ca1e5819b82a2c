import Foundation

extension UIControl {
  /// The states of a control: `UIControl.State`.
  public struct State: OptionSet, Sendable, Hashable {
    /// The raw value, which is UIKit's.
    public let rawValue: UInt
    /// Creates states from UIKit's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No special state.
    public static let normal: State = []
    /// The control is being touched.
    public static let highlighted = State(rawValue: 1)
    /// The control cannot be used.
    public static let disabled = State(rawValue: 2)
    /// The control is selected.
    public static let selected = State(rawValue: 4)
    /// The control has the focus.
    public static let focused = State(rawValue: 8)
    /// States for apps.
    public static let application = State(rawValue: 0x00FF_0000)
    /// States for the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}
