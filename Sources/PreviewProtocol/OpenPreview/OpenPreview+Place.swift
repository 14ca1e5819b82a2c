import SplitKit

/// The place of the user: what the app itself tells, and after it what the engine tells of every app.
extension OpenPreview {
  /// The members that the engine adds. An app that has a member with the same name keeps its own.
  enum PlaceMember: String, CaseIterable {
    /// The presented controllers, and the containers that differ from those at launch.
    case presented, containers
    /// The controller at the root, if a client has put another one there.
    case root
    /// The names of the controllers that clients have invented, and that are in the tree or in `properties`.
    case plain
    /// The field that has the keyboard, or null, and whether the app is in the background.
    case keyboard, background
    /// The texts of edited fields.
    case texts
    /// The properties that clients have set, by controller.
    case properties

    /// The members that stay as they are while the application has the same revision.
    static let steady = allCases.filter { $0 != .presented }
  }

  /// The place, which is short enough for a client to send it back. Its members are in the order of their importance, and each
  /// for which there is no room is left out.
  var place: Value {
    application.willRun?()
    let own = content.place
    guard case .object(let members) = own else { return own }
    let added = engineMembers.filter { member in !members.contains { $0.name == member.name } }
    return .object((members + added).fitting(Limits.placeBytes))
  }

  /// The place for a copy of the app that is looked at in many sizes: it is in the foreground, no field has the keyboard, and the
  /// columns are those that each size leads to.
  var placeForCopy: Value {
    .object(
      (place.members ?? []).compactMap { member in
        switch PlaceMember(rawValue: member.name) {
        case .background, .keyboard: nil
        case .containers: Member(member.name, member.value.withoutModes)
        case .presented, .root, .plain, .texts, .properties, nil: member
        }
      })
  }

  /// A height can limit the offsets of what is presented, and changes nothing else here.
  private var engineMembers: [Member] {
    members([.presented]) + keptPlaceMembers.value(for: application.presentRevision) { members(PlaceMember.steady) }
  }

  private func members(_ members: [PlaceMember]) -> [Member] {
    members.compactMap { member in value(of: member).map { Member(member.rawValue, $0) } }
  }

  private func value(of member: PlaceMember) -> Value? {
    switch member {
    case .presented:
      let chain = Value.array(window.presentedPlace)
      // A conditional expression would take `nil` for the value null.
      if launch.isPresented(chain) { return nil }
      return chain
    case .containers:
      let changed = window.containerPlaces.filter { !launch.isContainer($0) }
      return changed.isEmpty ? nil : .object(changed)
    case .root:
      return window.rootViewController === content.rootViewController ? nil : .string(window.rootViewController.id)
    case .plain:
      let names = plainNames
      return names.isEmpty ? nil : .array(names.map { .string($0) })
    case .keyboard: return window.keyboardPlace
    case .background: return window.activationState == .background ? true : nil
    case .texts:
      let texts = (window.writtenTexts.members ?? []).fitting(Limits.placeBytes / 2)
      return texts.isEmpty ? nil : .object(texts)
    case .properties:
      let values = assignedProperties
      return values.isEmpty ? nil : .object(values)
    }
  }

  /// The controllers that clients have invented, in the tree or with a property that a client has set.
  private var plainNames: [String] {
    var names: [String] = []
    window.rootViewController.forEachDescendant { if isPlain($0.id) { names.append($0.id) } }
    return names + assigned.targets.filter { isPlain($0) && !names.contains($0) }
  }

  private func isPlain(_ name: String) -> Bool {
    content.controller(named: name) == nil && !launch.hasController(named: name) && content.plainControllers.known(name) != nil
  }
}

extension OpenPreview {
  /// Assigns the properties of a place to the controllers that exist, before they appear.
  func prepare(_ place: Value) {
    assign(place) { _ in true }
  }

  /// Restores a place after the window has become visible. Parts that no longer exist, or never did, are left out.
  func restore(_ place: Value) {
    let plain = Set((place[.plain]?.array ?? []).prefix(Self.mostPlain).compactMap(\.string))
    let find = { [unowned self] (name: String) in controller(named: name, plain: plain) }
    let early = Set(assigned.targets)
    // A search field's text decides which offset there is. Other fields exist only once the app has shown their screens.
    window.restoreTexts(place[.texts])
    content.restore(place)
    window.layoutIfNeeded()
    if let root = place[.root]?.string { window.restoreRoot(root, find: find) }
    window.restoreContainers(place[.containers]?.members ?? [], find: find)
    if let chain = place[.presented]?.array { window.restorePresented(chain, find: find) }
    window.restoreContainers(place[.containers]?.members ?? [], find: find)
    assign(place, find: find) { !early.contains($0) }
    window.restoreTexts(place[.texts])
    window.layoutIfNeeded()
    window.restoreKeyboard(place[.keyboard])
    if place[.background] == true { window.enterBackground(taking: []) }
    _ = application.takeTransition()
    application.beginMessage()
  }

  /// The greatest number of invented controllers that a place makes (ours).
  private static let mostPlain = 64

  private func controller(named name: String, plain: Set<String>) -> ViewController? {
    if let known = content.controller(named: name) ?? application.controller(name) as? ViewController { return known }
    return plain.contains(name) && NewControllerName.isValid(name) ? content.plainControllers[name] : nil
  }

  private func assign(
    _ place: Value, find: ((String) -> ViewController?)? = nil, where isWanted: (String) -> Bool
  ) {
    for target in (place[.properties]?.members ?? []) where isWanted(target.name) {
      let known = content.controller(named: target.name) ?? application.controller(target.name) as? ViewController
      guard let controller = find?(target.name) ?? known else { continue }
      for property in target.value.members ?? [] where (try? controller.assign([property])) != nil {
        assigned.note([property.name], of: target.name)
      }
    }
  }
}

extension Value {
  /// The containers without the members of split views that say how they are collapsed or which mode they show.
  fileprivate var withoutModes: Value {
    .object(
      (members ?? []).map { container in
        guard let state = container.value.members else { return container }
        return Member(
          container.name, .object(state.filter { !["isCollapsed", "displayMode", "preferredDisplayMode"].contains($0.name) }))
      })
  }

  fileprivate subscript(member: OpenPreview.PlaceMember) -> Value? { self[member.rawValue] }
}

extension [Member] {
  /// The members for which there is room in so many bytes of JSON, from the first on.
  fileprivate func fitting(_ bytes: Int) -> [Member] {
    if Value.object(self).mostBytes <= bytes { return self }
    var (kept, length) = ([Member](), JSONWriter.text(of: .object(self)).count)
    if length <= bytes { return self }
    length = 2
    for member in self {
      let longer = length + JSONWriter.text(of: .object([member])).count - (kept.isEmpty ? 2 : 1)
      if longer <= bytes { (kept, length) = (kept + [member], longer) }
    }
    return kept
  }
}
