extension SplitViewController {
  /// The properties of a split view that this one has, in the order of the table.
  var splitProperties: [SettableProperty] {
    SplitViewProperty.all.filter { $0.objection(on: self) == nil }.map { property in
      SettableProperty(
        property.name, property.kind.settable, property.read(self), default: property.defaultValue, property.summary)
    }
  }
}

extension SplitViewProperty.Kind {
  fileprivate var settable: SettableProperty.Kind {
    switch self {
    case .choice(let names): .choice(names.map { .string($0) })
    case .flag: .flag
    case .length: .number(0...20_000, .points)
    case .fraction: .number(0...1, .fraction)
    }
  }
}
