/// A property of every controller, by its name on the wire. Null stands for UIKit's default.
///
/// The properties of the navigation item have names as if they were the controller's own.
private struct ControllerProperty: Sendable {
  let name: String
  /// Whether the value is a text, whose length counts towards that of all texts (`WrittenTexts`).
  let isText: Bool
  /// Checks a value for an OS version and returns the function that assigns it.
  let check: @Sendable (Member, Profile) throws(Refusal) -> (ViewController) -> Void
}

extension ControllerProperty {
  static let all = [
    ControllerProperty("title", text: { $0.title = $1 }),
    ControllerProperty("backButtonTitle", text: { $0.navigationItem.backButtonTitle = $1 }),
    ControllerProperty("leftItemsSupplementBackButton", ControllerProperty.flag) {
      $0.navigationItem.leftItemsSupplementBackButton = $1
    },
    ControllerProperty("hidesBackButton", ControllerProperty.flag) { $0.navigationItem.hidesBackButton = $1 },
    ControllerProperty("hidesBottomBarWhenPushed", ControllerProperty.flag) { $0.hidesBottomBarWhenPushed = $1 },
    ControllerProperty("definesPresentationContext", ControllerProperty.flagOrDefault) { $0.modal.definesContext = $1 },
    ControllerProperty("isModalInPresentation", ControllerProperty.flag) { $0.isModalInPresentation = $1 },
    ControllerProperty("modalPresentationStyle", ControllerProperty.style) { $0.modalPresentationStyle = $1 },
    ControllerProperty("preferredContentSize", ControllerProperty.size) { $0.preferredContentSize = $1 },
    ControllerProperty("largeTitleDisplayMode", ControllerProperty.titleMode) {
      $0.navigationItem.largeTitleDisplayMode = $1
      $0.setNeedsLayout()
    },
    ControllerProperty("toolbarItems", ControllerProperty.titles, isText: true) { $0.setToolbarItems(titled: $1) },
  ]

  /// The names of the properties whose values are texts.
  static let texts = Set(all.filter(\.isText).map(\.name))

  private init(_ name: String, text assign: @escaping @Sendable (ViewController, String?) -> Void) {
    self.init(name, { property, _ throws(Refusal) in try Self.text(property) }, isText: true, assign)
  }

  private init<Content>(
    _ name: String, _ read: @escaping @Sendable (Member) throws(Refusal) -> Content,
    _ assign: @escaping @Sendable (ViewController, Content) -> Void
  ) {
    self.init(name, { property, _ throws(Refusal) in try read(property) }, isText: false, assign)
  }

  private init<Content>(
    _ name: String, _ read: @escaping @Sendable (Member, Profile) throws(Refusal) -> Content, isText: Bool = false,
    _ assign: @escaping @Sendable (ViewController, Content) -> Void
  ) {
    self.name = name
    self.isText = isText
    check = { (property, profile) throws(Refusal) in
      let content = try read(property, profile)
      return { assign($0, content) }
    }
  }

  private static func text(_ property: Member) throws(Refusal) -> String? {
    if property.value == .null { return nil }
    return try string(property, or: ", or null")
  }

  /// A string that is not too long. `alternative` names the other values that the property takes.
  private static func string(_ property: Member, or alternative: String) throws(Refusal) -> String {
    guard let text = property.value.string else { throw invalid(property, "a string\(alternative)") }
    guard text.utf8.count <= WrittenTexts.maximumTitle else {
      throw invalid(property, "at most \(WrittenTexts.maximumTitle) bytes of UTF-8 long; this one has \(text.utf8.count)")
    }
    return text
  }

  /// The titles of up to `maximumToolbarItems` items, which null stands for none of.
  private static func titles(_ property: Member, _: Profile) throws(Refusal) -> [String] {
    if property.value == .null { return [] }
    guard let values = property.value.array, values.count <= ViewController.maximumToolbarItems else {
      throw invalid(property, "a list of up to \(ViewController.maximumToolbarItems) titles, or null")
    }
    var titles: [String] = []
    for (index, value) in values.enumerated() {
      titles.append(try string(Member("\(property.name)[\(index)]", value), or: ""))
    }
    return titles
  }

  /// A mode of a large title. Before iOS 11 there are none, and before iOS 26 none is `inline`.
  private static func titleMode(_ property: Member, _ profile: Profile) throws(Refusal) -> LargeTitleDisplayMode {
    guard let modes = profile.bars.navigationBar.largeTitleModes else {
      throw .unknownProperty(property.name, on: "ViewController")
    }
    if property.value == .null { return .automatic }
    guard let mode = modes.first(where: { $0.rawValue == property.value.string }) else {
      throw invalid(property, "one of " + modes.map(\.rawValue).joined(separator: ", "))
    }
    return mode
  }

  private static func flag(_ property: Member) throws(Refusal) -> Bool { try property.flag(default: false) }

  /// A flag whose default follows from the class of the controller.
  private static func flagOrDefault(_ property: Member) throws(Refusal) -> Bool? {
    property.value == .null ? nil : try property.flag(default: false)
  }

  private static func style(_ property: Member) throws(Refusal) -> ModalPresentationStyle {
    if property.value == .null { return .automatic }
    guard let style = ModalPresentationStyle(property.value) else {
      throw invalid(property, ModalPresentationStyle.rule)
    }
    return style
  }

  private static func size(_ property: Member) throws(Refusal) -> Size {
    if property.value == .null { return .zero }
    let numbers = (property.value.array ?? []).compactMap(\.number)
    guard numbers.count == 2, property.value.array?.count == 2, numbers.allSatisfy((0...20_000).contains) else {
      throw invalid(property, "a width and a height from 0 to 20000, or null")
    }
    return Size(width: numbers[0], height: numbers[1])
  }

  private static func invalid(_ property: Member, _ allowed: String) -> Refusal {
    .invalid(path: "properties.\(property.name)", "\(property.name) is \(allowed).")
  }
}

extension ModalPresentationStyle {
  /// Creates the style with a name, or nil for any other value.
  init?(_ value: Value) {
    guard let style = value.string.flatMap(Self.init(rawValue:)) else { return nil }
    self = style
  }

  static var rule: String { "one of " + allCases.map(\.rawValue).joined(separator: ", ") }
}

extension ViewController {
  /// Assigns properties by their names on the wire, in order, after a check of all of them. They take effect at the
  /// next layout.
  package func assign(_ properties: [Member]) throws(Refusal) {
    var assignments: [() -> Void] = []
    var sheet = SheetProperties(of: self)
    for property in properties {
      if SheetProperties.names.contains(property.name) {
        try sheet.take(property, path: "properties.\(property.name)")
      } else {
        assignments.append(try checkedAssignment(of: property))
      }
    }
    if let assign = try sheet.assignment(to: self) { assignments.append(assign) }
    try admitTexts(of: properties)
    for assign in assignments { assign() }
  }

  /// Admits the lengths of the texts among the properties. The last assignment of each counts.
  private func admitTexts(of properties: [Member]) throws(Refusal) {
    let texts = properties.filter { ControllerProperty.texts.contains($0.name) }
    guard !texts.isEmpty else { return }
    let lengths = texts.map { ($0.name, $0.value.lengthOfTexts) }
    try application.writtenTexts.admit(
      Dictionary(lengths, uniquingKeysWith: { $1 }), in: self, path: "properties.\(texts[texts.count - 1].name)")
  }

  /// Checks a property of every controller, or else one of this class.
  private func checkedAssignment(of property: Member) throws(Refusal) -> () -> Void {
    guard let common = ControllerProperty.all.first(where: { $0.name == property.name }) else {
      return try assignment(of: property)
    }
    let assign = try common.check(property, application.profile)
    return { assign(self) }
  }
}

extension Member {
  /// The value of a property that is true or false. Null stands for the default.
  func flag(default value: Bool) throws(Refusal) -> Bool {
    if self.value == .null { return value }
    guard let flag = self.value.bool else { throw .invalid(path: "properties.\(name)", "\(name) is true or false.") }
    return flag
  }
}

extension Value {
  /// The length of a string, or of all strings in a list, in bytes of UTF-8.
  fileprivate var lengthOfTexts: Int {
    (array ?? [self]).reduce(0) { $0 + ($1.string?.utf8.count ?? 0) }
  }
}
