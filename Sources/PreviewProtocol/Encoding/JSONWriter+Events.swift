import SplitKit

extension JSONWriter {
  mutating func write(_ call: Call) {
    beginObject()
    member("call", call.selector)
    member("phase", call.phase.rawValue)
    member("receiver", call.receiver)
    if let name = call.receiverClass { member("class", name) }
    beginArray("arguments")
    for argument in call.arguments { write(argument) }
    endArray()
    switch call.answer {
    case .none: break
    case .value(let value): member("answer", value)
    }
    if let state = call.state {
      member("isCollapsed", state.isCollapsed)
      member("displayMode", state.displayMode.name)
      member("viewControllers", state.viewControllers)
      if let traits = state.childTraits { member("childTraits", traits.map(\.rawValue)) }
    }
    for reading in call.readings { write(reading) }
    if let snapshot = call.snapshot { member("snapshot", snapshot) }
    endObject()
  }

  mutating func member(_ name: Name, _ transition: Transition?) {
    guard let transition else { return member(name, .null) }
    beginObject(name)
    member("duration", transition.duration)
    member("curve", transition.curve.rawValue)
    beginArray("changes")
    for change in transition.changes { write(change) }
    endArray()
    endObject()
  }

  private mutating func write(_ change: Transition.Change) {
    beginObject()
    member("target", change.target)
    member("kind", change.kind.rawValue)
    if let from = change.from { member("from", from) }
    endObject()
  }
}
