/// Numbers that each are a constant and a sum of parameters with factors.
struct LinearFunctions: Sendable {
  private struct Entry {
    let function: Int
    let factor: Double
  }

  /// The numbers for parameters that are 0.
  private(set) var constants: [Double] = []
  /// For each parameter, the functions in which it occurs.
  private var columns: ContiguousArray<ContiguousArray<Entry>>

  init(parameters count: Int) { columns = ContiguousArray(repeating: [], count: count) }

  /// Adds a function, and returns its index.
  mutating func append(constant: Double) -> Int {
    constants.append(constant)
    return constants.count - 1
  }

  /// Adds a parameter with a factor to a function.
  mutating func add(_ factor: Double, of parameter: Int, to function: Int) {
    columns[parameter].append(Entry(function: function, factor: factor))
  }

  /// The numbers for parameters.
  func values(for parameters: [Double]) -> [Double] {
    var values = constants
    for (parameter, column) in zip(parameters, columns) where parameter != 0 {
      for entry in column { values[entry.function] += entry.factor * parameter }
    }
    return values
  }
}
