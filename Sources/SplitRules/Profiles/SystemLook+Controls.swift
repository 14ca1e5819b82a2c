extension ControlLengths {
  /// The lengths of the versions with a finish.
  package static func of(_ finish: Finish) -> ControlLengths { finish == .glass ? .glass : .earlier }
}
