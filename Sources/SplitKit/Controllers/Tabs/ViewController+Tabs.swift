extension ViewController {
  /// The nearest tab bar controller around this one, or nil if there is none.
  public var tabBarController: TabBarController? { ancestor() }
}
