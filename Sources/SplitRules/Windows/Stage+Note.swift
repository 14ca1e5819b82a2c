/// The note about a place on a screen: that there never was such a device with such a system, or such a window on it.
///
/// A place that never was can be opened all the same, because an app can be tried there. The note says so in sentences.
extension Stage {
  /// The note about this place on a system, or nil if there were such places.
  package func note(on design: ScreenDesign) -> String? {
    let sentences = [device.note(on: design), arrangementNote(on: design)].compactMap { $0 }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  private func arrangementNote(on design: ScreenDesign) -> String? {
    switch (device.idiom, arrangement.kind) {
    case (.phone, .split), (.phone, .panel), (.phone, .tile), (.phone, .free):
      // Phones that fold have windows beside each other, and nobody has measured which (spec/devices.json).
      device.folds ? nil : "On \(device.name), an app always takes the whole screen."
    case (.phone, .alone), (.pad, _): arrangement.kind.note(on: design)
    }
  }
}

extension Device {
  /// Whether the device is a phone with an outer display.
  fileprivate var folds: Bool { windows.contains { $0.arrangement == .cover } }

  /// A sentence about the systems of a device that never had one of this time, or nil for any other device.
  package func note(on design: ScreenDesign) -> String? {
    guard let systems, !hasRun(design.systems) else { return nil }
    let verb = systems.last == nil ? "runs" : "ran"
    return "\(name) never ran \(design.systems.name(on: idiom)). It \(verb) \(systems.name(on: idiom))."
  }
}

extension WindowArrangement.Kind {
  /// A sentence about the time of this kind, or nil if the system has it.
  package func note(on design: ScreenDesign) -> String? {
    guard let time, !time.overlaps(design.systems) else { return nil }
    let sentence = "\(subject) \(time.last == nil ? "is" : "was") part of \(time.name(on: .pad))."
    // The remark is about what came later than the kind, which says nothing about a system before it.
    guard let remark, design.systems.isAfter(time) || time.last == nil else { return sentence }
    return "\(sentence) \(remark)"
  }
}
