extension NavigationController {
  /// The properties of a stack. Large titles came after iOS 8 (AD documented).
  var stackProperties: [SettableProperty] {
    let largeTitles = SettableProperty(
      "prefersLargeTitles", prefersLargeTitles, default: false, "Whether the bar shows large titles.")
    return [
      SettableProperty("isToolbarHidden", isToolbarHidden, default: true, "Whether the stack has no toolbar at the bottom.")
    ] + (application.profile.bars.navigationBar.largeTitleModes == nil ? [] : [largeTitles])
  }
}
