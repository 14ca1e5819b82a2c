extension ViewController {
  /// The nearest navigation controller around this one; nil where there is none.
  public var navigationController: NavigationController? { ancestor() }
}
