extension ViewController {
  /// The split view controller that contains this one, at any depth, or nil for the split itself.
  public var splitViewController: SplitViewController? { ancestor() }
}
