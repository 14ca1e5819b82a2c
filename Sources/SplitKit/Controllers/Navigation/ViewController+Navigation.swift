extension ViewController {
  /// The nearest navigation controller around this one, or nil if there is none.
  public var navigationController: NavigationController? { ancestor() }
}
