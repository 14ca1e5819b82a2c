extension OldNames {
  /// The members of classes, by their names before Swift 4.2, where the labels stay.
  static let members = table(
    """
    addChildViewController addChild
    childViewControllerForHomeIndicatorAutoHidden childForHomeIndicatorAutoHidden
    childViewControllerForScreenEdgesDeferringSystemGestures childForScreenEdgesDeferringSystemGestures
    childViewControllerForStatusBarHidden childForStatusBarHidden
    childViewControllerForStatusBarStyle childForStatusBarStyle
    childViewControllers children
    commonModes common
    defaultRunLoopMode default
    removeFromParentViewController removeFromParent
    styleDouble double
    styleSingle single
    styleThick thick
    """)

  /// The first part of the name of a method that had another label.
  struct Method {
    let name: String
    /// The number of arguments without a label, which come first.
    var unlabeled = 0
    /// The label that has changed.
    let label: String
    let newName: String
    /// The new label, nil for none.
    let newLabel: String?

    /// The labels, of which `_` stands for none.
    var labels: [String] { Array(repeating: "_", count: unlabeled) + [label] }

    /// The name with the labels.
    var key: String { "\(name)(\(labels.map { "\($0):" }.joined()))" }
  }

  /// The old method with a name and labels. A method that has always had its labels is none.
  static func method(_ name: String, _ labels: [String]) -> Method? {
    methods.first { $0.name == name && $0.labels == labels }
  }

  /// The methods of which a label was another one before Swift 4.2.
  static let methods = [
    Method(name: "willMove", label: "toParentViewController", newName: "willMove", newLabel: "toParent"),
    Method(name: "didMove", label: "toParentViewController", newName: "didMove", newLabel: "toParent"),
    Method(name: "bringSubview", label: "toFront", newName: "bringSubviewToFront", newLabel: nil),
    Method(name: "sendSubview", label: "toBack", newName: "sendSubviewToBack", newLabel: nil),
    Method(
      name: "overrideTraitCollection", label: "forChildViewController", newName: "overrideTraitCollection", newLabel: "forChild"),
    Method(
      name: "setOverrideTraitCollection", unlabeled: 1, label: "forChildViewController",
      newName: "setOverrideTraitCollection", newLabel: "forChild"),
  ]

  /// The text that replaces the call of a function of UIKit.
  struct Function {
    /// The text before the first argument, with the bracket.
    let before: String
    /// The text between the first argument and the second one, or after the only one.
    let between: String
  }

  /// The functions that became methods or properties in Swift 4.2.
  static let functions: [String: Function] = [
    "UIImagePNGRepresentation": Function(before: "(", between: ").pngData()"),
    "UIImageJPEGRepresentation": Function(before: "(", between: ").jpegData(compressionQuality: "),
    "UIEdgeInsetsInsetRect": Function(before: "(", between: ").inset(by: "),
    "UIEdgeInsetsEqualToEdgeInsets": Function(before: "(", between: " == "),
    "NSStringFromCGPoint": Function(before: "NSCoder.string(for: ", between: ")"),
    "NSStringFromCGRect": Function(before: "NSCoder.string(for: ", between: ")"),
    "NSStringFromCGSize": Function(before: "NSCoder.string(for: ", between: ")"),
    "CGRectFromString": Function(before: "NSCoder.cgRect(for: ", between: ")"),
    "UIAccessibilityPostNotification": Function(before: "UIAccessibility.post(notification: ", between: ", argument: "),
    "UIAccessibilityIsVoiceOverRunning": Function(before: "UIAccessibility.isVoiceOverRunning", between: ""),
    "UIAccessibilityIsReduceMotionEnabled": Function(before: "UIAccessibility.isReduceMotionEnabled", between: ""),
    "UIAccessibilityIsReduceTransparencyEnabled": Function(before: "UIAccessibility.isReduceTransparencyEnabled", between: ""),
    "UIAccessibilityIsBoldTextEnabled": Function(before: "UIAccessibility.isBoldTextEnabled", between: ""),
    "UIAccessibilityDarkerSystemColorsEnabled": Function(before: "UIAccessibility.isDarkerSystemColorsEnabled", between: ""),
  ]

  /// The methods that became properties in Swift 4.2.
  static let properties: Set<String> = [
    "prefersHomeIndicatorAutoHidden", "preferredScreenEdgesDeferringSystemGestures",
    "childViewControllerForHomeIndicatorAutoHidden", "childViewControllerForScreenEdgesDeferringSystemGestures",
  ]
}
