import SplitKit

/// Reads the devices of a file.
struct DeviceReader {
  /// The windows that several devices share, by their names in the file.
  private let shared: [String: [DeviceWindow]]
  /// The mark of a row without one, or nil if every row must have one.
  private let provenance: Provenance?

  /// Creates a reader. `windows` is the file's member with that name, if it has one.
  init(windows: Field?, provenance: Provenance?) throws(ProtocolError) {
    self.provenance = provenance
    var shared: [String: [DeviceWindow]] = [:]
    for member in try windows?.namedFields() ?? [] {
      shared[member.name] = try Self.windows(member.field, otherwise: provenance)
    }
    self.shared = shared
  }

  /// Reads the devices of an array. Each id must appear only once.
  func devices(_ field: Field) throws(ProtocolError) -> [Device] {
    var devices: [Device] = []
    for element in try field.list() {
      let fields = try element.fields()
      let device = try device(fields)
      if let index = devices.firstIndex(where: { $0.id == device.id }) {
        throw try fields.required("id").invalid("\(field.path)[\(index)] already has this id")
      }
      devices.append(device)
    }
    return devices
  }

  /// Reads a device. A missing member has the value that is usual for the idiom.
  private func device(_ fields: Fields) throws(ProtocolError) -> Device {
    try fields.expectOnly(Self.members)
    let idiom: UserInterfaceIdiom = try fields.required("idiom").choice()
    let screen = try fields.required("size").portraitSize()
    let hasHomeButton = try fields.optional("homeButton")?.flag() ?? false
    let usual = UsualDevice(idiom: idiom, hasHomeButton: hasHomeButton)
    let classes = try fields.optional("classes")?.fields()
    let safeArea = try fields.optional("safeArea").map(insets)
    let since26 = try fields.optional("safeAreaSince26").map(insets)
    let rows = try fields.optional("windows").map { field throws(ProtocolError) in
      try check(try windows(field), of: screen, at: field)
    }
    return Device(
      id: try fields.required("id").identifier(), name: try fields.required("name").string(),
      models: try fields.optional("models")?.strings() ?? [], idiom: idiom,
      year: try fields.optional("year")?.year(), systems: try fields.optional("systems")?.systems(), screen: screen,
      provenance: try fields.provenance(otherwise: provenance), sources: try fields.optional("sources")?.strings() ?? [],
      scale: try fields.required("scale").number(in: Limits.scale, "A scale"),
      cornerRadius: try fields.optional("cornerRadius").map(radius), hasHomeButton: hasHomeButton,
      cutout: try fields.optional("cutout")?.choice() ?? .none, safeArea: safeArea ?? usual.safeArea,
      safeAreaSince26: since26 ?? (safeArea == nil ? usual.safeAreaSince26 : nil),
      coverSafeArea: try fields.optional("coverSafeArea").map(insets),
      portraitClasses: try classes?.required("portrait").sizeClasses() ?? usual.classes(of: screen),
      landscapeClasses: try classes?.required("landscape").sizeClasses() ?? usual.classes(of: screen.turned),
      windows: rows ?? [])
  }

  /// The members that a device may have. `provisional` is only for readers of the file.
  private static let members: Set = [
    "id", "name", "idiom", "size", "scale", "year", "systems", "mark", "sources", "homeButton", "cutout", "cornerRadius",
    "safeArea",
    "safeAreaSince26", "coverSafeArea", "classes", "windows", "models", "provisional",
  ]

  private func insets(_ field: Field) throws(ProtocolError) -> Device.SafeArea {
    let fields = try field.fields()
    try fields.expectOnly(["portrait", "landscape", "mark"])
    return Device.SafeArea(
      portrait: try fields.required("portrait").insets(), landscape: try fields.required("landscape").insets(),
      provenance: try fields.provenance(otherwise: provenance))
  }

  /// Reads a radius, which is a number, or an object with `points` and a mark.
  private func radius(_ field: Field) throws(ProtocolError) -> Double {
    let points = field.value.members == nil ? field : try field.fields().required("points")
    return try points.number(in: Limits.inset, "A radius")
  }
}

extension DeviceReader {
  /// Reads the windows of a device: its own rows, or some or all of the shared rows with a name.
  private func windows(_ field: Field) throws(ProtocolError) -> [DeviceWindow] {
    if field.elements != nil { return try Self.windows(field, otherwise: provenance) }
    let fields = try field.fields()
    try fields.expectOnly(["of", "arrangements"])
    let name = try fields.required("of")
    guard let rows = shared[try name.string()] else { throw name.invalid("The file has no windows of this name") }
    guard let arrangements = fields.optional("arrangements") else { return rows }
    var chosen: Set<WindowArrangement> = []
    for element in try arrangements.list() { chosen.insert(try element.choice()) }
    return rows.filter { chosen.contains($0.arrangement) }
  }

  /// Checks that the rows fit on the screen, and that no row appears twice.
  private func check(_ rows: [DeviceWindow], of screen: Size, at field: Field) throws(ProtocolError) -> [DeviceWindow] {
    for (index, row) in rows.enumerated() {
      let held = row.isLandscape ? screen.turned : screen
      let name = "\(row.arrangement.rawValue) in \(row.isLandscape ? "landscape" : "portrait")"
      if row.arrangement == .full { throw field.refused("lists \(name), which every device has without a row") }
      if row.arrangement == .free { throw field.refused("lists \(name), which no device has as a row") }
      if row.arrangement != .cover, row.size.width > held.width || row.size.height > held.height {
        throw field.refused("has \(name) with \(words(row.size)), which is larger than the screen, \(words(held))")
      }
      if rows[..<index].contains(where: { $0.arrangement == row.arrangement && $0.isLandscape == row.isLandscape }) {
        throw field.refused("lists \(name) twice")
      }
    }
    return rows
  }

  private func words(_ size: Size) -> String { "\(shortest(size.width)) x \(shortest(size.height))" }

  private static func windows(_ field: Field, otherwise: Provenance?) throws(ProtocolError) -> [DeviceWindow] {
    var windows: [DeviceWindow] = []
    for element in try field.list() { windows.append(try window(element.fields(), otherwise: otherwise)) }
    return windows
  }

  private static func window(_ row: Fields, otherwise: Provenance?) throws(ProtocolError) -> DeviceWindow {
    try row.expectOnly(["arrangement", "orientation", "size", "classes", "mark", "sources"])
    let orientation: HeldOrientation = try row.required("orientation").choice()
    return DeviceWindow(
      arrangement: try row.required("arrangement").choice(), isLandscape: orientation == .landscape,
      size: try row.required("size").dimensions(), classes: try row.required("classes").sizeClasses(),
      provenance: try row.provenance(otherwise: otherwise), sources: try row.optional("sources")?.strings() ?? [])
  }

  private enum HeldOrientation: String, CaseIterable { case portrait, landscape }
}
