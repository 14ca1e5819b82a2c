import Foundation

// The colours with names. Each is one object.

extension UIColor {
  /// The background of grouped tables before iOS 13.
  public static let groupTableViewBackground = UIColor.systemGroupedBackground
  /// The colour behind settings, before iOS 7.
  public static let viewFlipsideBackground = UIColor.darkGray

  /// The red of the system.
  public class var systemRed: UIColor { NamedColors.system[.systemRed]! }
  /// The green of the system.
  public class var systemGreen: UIColor { NamedColors.system[.systemGreen]! }
  /// The blue of the system.
  public class var systemBlue: UIColor { NamedColors.system[.systemBlue]! }
  /// The orange of the system.
  public class var systemOrange: UIColor { NamedColors.system[.systemOrange]! }
  /// The yellow of the system.
  public class var systemYellow: UIColor { NamedColors.system[.systemYellow]! }
  /// The pink of the system.
  public class var systemPink: UIColor { NamedColors.system[.systemPink]! }
  /// The purple of the system.
  public class var systemPurple: UIColor { NamedColors.system[.systemPurple]! }
  /// The teal of the system.
  public class var systemTeal: UIColor { NamedColors.system[.systemTeal]! }
  /// The indigo of the system.
  public class var systemIndigo: UIColor { NamedColors.system[.systemIndigo]! }
  /// The brown of the system.
  public class var systemBrown: UIColor { NamedColors.system[.systemBrown]! }
  /// The mint of the system.
  public class var systemMint: UIColor { NamedColors.system[.systemMint]! }
  /// The cyan of the system.
  public class var systemCyan: UIColor { NamedColors.system[.systemCyan]! }
  /// The gray of the system.
  public class var systemGray: UIColor { NamedColors.system[.systemGray]! }
  /// The gray 2 of the system.
  public class var systemGray2: UIColor { NamedColors.system[.systemGray2]! }
  /// The gray 3 of the system.
  public class var systemGray3: UIColor { NamedColors.system[.systemGray3]! }
  /// The gray 4 of the system.
  public class var systemGray4: UIColor { NamedColors.system[.systemGray4]! }
  /// The gray 5 of the system.
  public class var systemGray5: UIColor { NamedColors.system[.systemGray5]! }
  /// The gray 6 of the system.
  public class var systemGray6: UIColor { NamedColors.system[.systemGray6]! }
  /// The colour of the system for label.
  public class var label: UIColor { NamedColors.system[.label]! }
  /// The colour of the system for secondary label.
  public class var secondaryLabel: UIColor { NamedColors.system[.secondaryLabel]! }
  /// The colour of the system for tertiary label.
  public class var tertiaryLabel: UIColor { NamedColors.system[.tertiaryLabel]! }
  /// The colour of the system for quaternary label.
  public class var quaternaryLabel: UIColor { NamedColors.system[.quaternaryLabel]! }
  /// The colour of the system for link.
  public class var link: UIColor { NamedColors.system[.link]! }
  /// The colour of the system for placeholder text.
  public class var placeholderText: UIColor { NamedColors.system[.placeholderText]! }
  /// The colour of the system for separator.
  public class var separator: UIColor { NamedColors.system[.separator]! }
  /// The colour of the system for opaque separator.
  public class var opaqueSeparator: UIColor { NamedColors.system[.opaqueSeparator]! }
  /// The colour of the system for background.
  public class var systemBackground: UIColor { NamedColors.system[.systemBackground]! }
  /// The colour of the system for secondary background.
  public class var secondarySystemBackground: UIColor { NamedColors.system[.secondarySystemBackground]! }
  /// The colour of the system for tertiary background.
  public class var tertiarySystemBackground: UIColor { NamedColors.system[.tertiarySystemBackground]! }
  /// The colour of the system for grouped background.
  public class var systemGroupedBackground: UIColor { NamedColors.system[.systemGroupedBackground]! }
  /// The colour of the system for secondary grouped background.
  public class var secondarySystemGroupedBackground: UIColor { NamedColors.system[.secondarySystemGroupedBackground]! }
  /// The colour of the system for tertiary grouped background.
  public class var tertiarySystemGroupedBackground: UIColor { NamedColors.system[.tertiarySystemGroupedBackground]! }
  /// The colour of the system for fill.
  public class var systemFill: UIColor { NamedColors.system[.systemFill]! }
  /// The colour of the system for secondary fill.
  public class var secondarySystemFill: UIColor { NamedColors.system[.secondarySystemFill]! }
  /// The colour of the system for tertiary fill.
  public class var tertiarySystemFill: UIColor { NamedColors.system[.tertiarySystemFill]! }
  /// The colour of the system for quaternary fill.
  public class var quaternarySystemFill: UIColor { NamedColors.system[.quaternarySystemFill]! }
  /// The colour of the system for tint color.
  public class var tintColor: UIColor { NamedColors.system[.tintColor]! }
  /// White, and a text on a dark background has it.
  public class var lightText: UIColor { NamedColors.lightText }
  /// Black, and a text on a light background has it.
  public class var darkText: UIColor { NamedColors.black }
  /// Black, in all traits.
  public class var black: UIColor { NamedColors.black }
  /// Dark gray, in all traits.
  public class var darkGray: UIColor { NamedColors.darkGray }
  /// Light gray, in all traits.
  public class var lightGray: UIColor { NamedColors.lightGray }
  /// White, in all traits.
  public class var white: UIColor { NamedColors.white }
  /// Gray, in all traits.
  public class var gray: UIColor { NamedColors.gray }
  /// Red, in all traits.
  public class var red: UIColor { NamedColors.red }
  /// Green, in all traits.
  public class var green: UIColor { NamedColors.green }
  /// Blue, in all traits.
  public class var blue: UIColor { NamedColors.blue }
  /// Cyan, in all traits.
  public class var cyan: UIColor { NamedColors.cyan }
  /// Yellow, in all traits.
  public class var yellow: UIColor { NamedColors.yellow }
  /// Magenta, in all traits.
  public class var magenta: UIColor { NamedColors.magenta }
  /// Orange, in all traits.
  public class var orange: UIColor { NamedColors.orange }
  /// Purple, in all traits.
  public class var purple: UIColor { NamedColors.purple }
  /// Brown, in all traits.
  public class var brown: UIColor { NamedColors.brown }
  /// Clear, in all traits.
  public class var clear: UIColor { NamedColors.clear }
}

private enum NamedColors {
  static let system = Dictionary(uniqueKeysWithValues: SystemColor.allCases.map { ($0, UIColor(system: $0)) })
  static let lightText = UIColor(white: 1, alpha: 0.6)
  static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  static let darkGray = UIColor(red: 1.0 / 3, green: 1.0 / 3, blue: 1.0 / 3, alpha: 1)
  static let lightGray = UIColor(red: 2.0 / 3, green: 2.0 / 3, blue: 2.0 / 3, alpha: 1)
  static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  static let gray = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
  static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  static let clear = UIColor(red: 0, green: 0, blue: 0, alpha: 0)
}
