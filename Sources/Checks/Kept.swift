import PreviewProtocol
import Scenarios
import SplitKit

/// The things that a check can ask a window to keep.
struct Kept {
  private let selection, stacks: [Member]
  private let place: Value

  /// Reads what a window has now.
  init(_ probe: PreviewProbe) {
    (selection, stacks, place) = (probe.selections, probe.facts.stacks, probe.place)
  }

  subscript(_ keeping: Keeping) -> Value {
    switch keeping {
    case .selection: .object(selection.sorted { $0.name < $1.name })
    case .stacks: .object(stacks.sorted { $0.name < $1.name })
    case .place: place
    }
  }
}

extension Keeping {
  /// The expectation in words.
  var sentence: String {
    switch self {
    case .selection: "the selected elements are the same once the window is back at its first size"
    case .stacks: "every stack is the same once the window is back at its first size"
    case .place: "the user's place is the same once the window is back at its first size"
    }
  }
}
