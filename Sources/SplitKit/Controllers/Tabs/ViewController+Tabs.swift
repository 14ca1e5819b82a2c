extension ViewController {
  /// The nearest tab bar controller around this one; nil where there is none.
  public var tabBarController: TabBarController? { ancestor() }
}
