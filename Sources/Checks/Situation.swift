import PreviewProtocol
import Scenarios
import SplitKit

extension Size {
  /// The members of a message that are a size.
  var members: Value { ["width": .number(width), "height": .number(height)] }
}

/// One of the combinations of OS version, options and place in which a check runs.
struct Situation {
  /// The OS version, or nil for the scene's own.
  let profile: String?
  let options: [Member]
  let traits: Value?
  /// The place on a device's screen, or nil for a window without a device.
  let stage: Stage?
  /// The size of the first window without a device, or nil for the scene's own.
  let size: Size?

  /// The message that opens the scene.
  func open(_ scene: String) -> Value {
    var members: [Member] = [Member("type", "open"), Member("scene", .string(scene)), Member("options", .object(options))]
    if let profile { members.append(Member("profile", .string(profile))) }
    if let traits { members.append(Member("traits", traits)) }
    if let size { members.append(Member("window", size.members)) }
    return .object(members)
  }

  /// A probe with the scene just opened.
  func probe(_ subject: CheckSubject) throws(ProtocolError) -> PreviewProbe {
    let open = open(subject.scene)
    guard let stage else { return try PreviewProbe(open, among: subject.previews, on: subject.devices) }
    return try PreviewProbe(open, on: stage, among: subject.previews, on: subject.devices)
  }
}

extension CheckSpec {
  /// All situations of the check. Throws an error for a device that does not exist.
  func situations(_ subject: CheckSubject) throws(ProtocolError) -> [Situation] {
    var stages: [Stage?] = []
    for device in windows.devices { stages += try self.stages(of: device, subject) }
    if stages.isEmpty { stages = [nil] }
    let height = windows.height ?? subject.preview?.windowSize.height ?? Self.usualHeight
    let size = firstWidth(subject).map { Size(width: $0, height: height) }
    return combinations.flatMap { profile, options in
      stages.map { Situation(profile: profile, options: options, traits: traits, stage: $0, size: $0 == nil ? size : nil) }
    }
  }

  /// The scene as it opens by itself and in a wide window, where most apps have all their controllers.
  func widestWindows(_ subject: CheckSubject) throws(ProtocolError) -> [PreviewProbe] {
    let (profile, options) = combinations.first ?? (nil, [])
    var probes: [PreviewProbe] = []
    for size in [nil, Size(width: 1366, height: 1024)] {
      probes.append(try Situation(profile: profile, options: options, traits: traits, stage: nil, size: size).probe(subject))
    }
    return probes
  }

  /// The places on the screen of a device, which is named by its id or by words of its name, as on the command line.
  func stages(of device: String, _ subject: CheckSubject) throws(ProtocolError) -> [Stage] {
    let ids = profiles ?? [subject.preview?.profiles.first?.id].compactMap(\.self)
    return try PreviewProbe.stages(of: device, running: ids.compactMap(Profile.init), in: subject.devices)
  }

  private static let usualHeight = 1024.0

  /// The width of the first window, or nil for the scene's own window.
  private func firstWidth(_ subject: CheckSubject) -> Double? {
    switch windows.widths {
    case .list(let widths): widths.first
    case .range(let from, _, _): from
    case nil: windows.height == nil ? nil : subject.preview?.windowSize.width
    }
  }

  private var combinations: [(profile: String?, options: [Member])] {
    let profiles = self.profiles.map { $0.map(Optional.some) } ?? [nil]
    var choices: [[Member]] = [[]]
    for option in options {
      choices = choices.flatMap { chosen in option.value.map { chosen + [Member(option.name, $0)] } }
    }
    return profiles.flatMap { profile in choices.map { (profile, $0) } }
  }

  /// The widths after the first window, in their order. `pixel` is the length of a pixel, in points.
  func widths(pixel: Double) -> [Double] {
    switch windows.widths {
    case nil: []
    case .list(let widths): Array(widths.dropFirst())
    case .range(let from, let to, let step): Self.widths(from: from, to: to, step: max(step ?? pixel, pixel))
    }
  }

  private static func widths(from: Double, to: Double, step: Double) -> [Double] {
    let count = Int(((to - from).magnitude / step).rounded(.up))
    guard count > 0 else { return [] }
    return (1...count).map { $0 == count ? to : from + Double($0) * (to < from ? -step : step) }
  }
}
