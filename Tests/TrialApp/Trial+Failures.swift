import Foundation

extension Trial {
  /// Ends the process in the way of the trial.
  func fail() {
    let numbers = [1, 2, 3]
    let far = numbers.count + 4
    switch self {
    case .fatal: fatalError("This trial is fatal.")
    case .index: print(numbers[far])
    case .unwrap: print(missing!)
    case .overflow: print(Int8(truncatingIfNeeded: far) + Int8.max)
    case .abort: Foundation.abort()
    case .segfault: UnsafeMutablePointer<Int>(bitPattern: 16 + far)?.pointee = 1
    case .loop: while numbers.count < far { continue }
    case .stack: print(deep(far))
    case .exit: Foundation.exit(3)
    case .memory: print(hoard().count)
    default: break
    }
  }

  private var missing: String? { ProcessInfo.processInfo.environment["NOBODY_HAS_SET_THIS"] }

  private func deep(_ number: Int) -> Int { number == 0 ? 0 : deep(number + 1) + 1 }

  private func hoard() -> [[UInt8]] {
    var all: [[UInt8]] = []
    while all.count < 1_000_000 { all.append([UInt8](repeating: 7, count: 1 << 20)) }
    return all
  }
}
