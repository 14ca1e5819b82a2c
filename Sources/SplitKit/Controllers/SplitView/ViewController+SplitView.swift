extension ViewController {
  /// The split view controller that contains this one, at whatever depth; nil for the split itself.
  public var splitViewController: SplitViewController? { ancestor() }
}
