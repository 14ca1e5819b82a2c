import SplitKit

extension [Value] {
  /// The number of steps that a search tries to leave out. Files have up to a thousand steps, and each trial opens the scene anew.
  private static var mostTrials: Int { 400 }

  /// As few of these steps as still lead to a fault. None of them can be left out alone, unless the search has had to give up.
  func fewest(where fails: ([Value]) -> Bool) -> [Value] {
    var (steps, trials, hasChanged) = (self, 0, true)
    while hasChanged {
      hasChanged = false
      for index in steps.indices.reversed() {
        guard trials < Self.mostTrials else { return steps }
        trials += 1
        var fewer = steps
        fewer.remove(at: index)
        guard fails(fewer) else { continue }
        (steps, hasChanged) = (fewer, true)
      }
    }
    return steps
  }
}
