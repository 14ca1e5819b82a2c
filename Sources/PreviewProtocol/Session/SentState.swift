import SplitKit

/// The state that the client has, so that a scene contains only what has changed.
struct SentState {
  private var scene: Scene?
  private var place: Value?
  /// The circumstances in which the place was computed, or nil before.
  private var placeCircumstances: SceneReader.PlaceCircumstances?
  private var profile: String?
  private var revision = 0
  /// Whether the next scene must contain all contents, as after `open` and `sync`.
  private var needsContents = true

  mutating func forgetContents() {
    needsContents = true
    placeCircumstances = nil
  }

  /// Gives back the memory of the scene and the place, until `wake(from:)`.
  mutating func rest() { (scene, place, placeCircumstances) = (nil, nil, nil) }

  /// Reads the scene and the place again from a preview that has not changed since they were sent. Returns the scene.
  mutating func wake(from preview: OpenPreview) -> Scene {
    let present = preview.sceneReader.read()
    (scene, place) = (present, preview.place)
    return present
  }

  /// Whether the client has the present scene and place of a preview.
  func isPresent(in preview: OpenPreview) -> Bool {
    !needsContents && scene == preview.sceneReader.read() && place == preview.place
  }

  /// The update with the present scene of a preview, which the client has afterwards.
  mutating func update(from preview: OpenPreview) -> SceneUpdate {
    let (old, oldPlace) = (scene, place)
    let next = preview.sceneReader.read()
    let nextPlace = place(of: preview)
    if next != old || nextPlace != oldPlace { revision += 1 }
    let profile = preview.application.profile.id
    let update = SceneUpdate(
      scene: next, old: needsContents ? nil : old, place: nextPlace, revision: revision,
      changesPlace: needsContents || oldPlace != nextPlace, changesLook: needsContents || self.profile != profile)
    (scene, place, self.profile, needsContents) = (next, nextPlace, profile, false)
    return update
  }

  /// The place of the user, which is computed again only if it can have changed.
  private mutating func place(of preview: OpenPreview) -> Value {
    let circumstances = preview.sceneReader.placeCircumstances
    if circumstances == placeCircumstances, let place {
      assert(place == preview.place, "A resize has changed the user's place \(place) to \(preview.place).")
      return place
    }
    placeCircumstances = circumstances
    return preview.place
  }
}

/// A scene, and the parts of it that the client does not have.
struct SceneUpdate {
  let scene: Scene
  /// The scene that the client has, or nil if the update must be whole.
  let old: Scene?
  let place: Value
  let revision: Int
  let changesPlace: Bool
  let changesLook: Bool

  var changesWindow: Bool { old?.window != scene.window }
  /// Whether the controllers differ, in the tree or out of it. They are written together, so that a scene with a tree has every
  /// controller that is out of it.
  var changesHierarchy: Bool { old?.hierarchy != scene.hierarchy || old?.unshown != scene.unshown }
  /// Whether elements may have been added or removed.
  var changesElements: Bool { old.map { !$0.hasSameElements(as: scene) } ?? true }

  var changedViewModels: [ViewModel] {
    let earlier = old?.viewModels ?? []
    if scene.viewModels == earlier { return [] }
    return scene.viewModels.filter { model in !earlier.contains { $0.id == model.id && $0.content == model.content } }
  }

  var droppedViewModels: [String] {
    guard let old, old.viewModels != scene.viewModels else { return [] }
    return old.viewModels.map(\.id).filter { id in !scene.viewModels.contains { $0.id == id } }
  }
}

extension JSONWriter {
  /// Writes a scene with its members in the order of docs/protocol.md.
  mutating func write(_ update: SceneUpdate, _ answer: SceneAnswer, of open: OpenPreview, session: String) {
    beginObject()
    member("type", "scene")
    member("rev", update.revision)
    writeAck(answer.ack)
    if let resumption = answer.resumption { write(resumption) }
    member("session", session)
    writeMembers(of: update, answer, of: open)
    endObject()
  }

  /// Writes the members of a scene that do not belong to a conversation.
  mutating func writeMembers(of update: SceneUpdate, _ answer: SceneAnswer, of open: OpenPreview) {
    let isWhole = open.updates == .whole
    member("scene", open.preview.id)
    member("profile", open.application.profile.id)
    if update.changesLook { member("look", open.application.profile, in: open.application.language) }
    if open.updates == .moved, let old = update.old {
      writeMoved(from: old, to: update.scene)
    } else {
      writeState(of: update, isWhole: isWhole)
    }
    writeViewModels(of: update)
    writeEvents(of: answer)
    member("transition", answer.transition)
    if let result = answer.result { member("result", result) }
    if isWhole || update.changesPlace { member("place", update.place) }
  }

  /// Writes the window and the hierarchy, unless the client has them, and all panes.
  private mutating func writeState(of update: SceneUpdate, isWhole: Bool) {
    if isWhole || update.changesWindow { memberWindow(update.scene.window, since: nil) }
    if isWhole || update.changesHierarchy {
      writeName("hierarchy")
      write(update.scene.hierarchy)
      if !update.scene.unshown.isEmpty { memberUnshown(update.scene.unshown) }
    }
    beginArray("panes")
    for pane in update.scene.panes { write(pane) }
    endArray()
  }

  private mutating func write(_ resumption: SceneAnswer.Resumption) {
    writeName("received")
    if let id = resumption.received { write(id) } else { write(Value.null) }
    if let slots = resumption.slots { member("slots", .array(slots.map { .number(Double($0)) })) }
  }

  private mutating func writeViewModels(of update: SceneUpdate) {
    beginObject("viewModels")
    for model in update.changedViewModels { write(Member(model.id, model.content)) }
    for id in update.droppedViewModels { write(Member(id, .null)) }
    endObject()
  }

  private mutating func writeEvents(of answer: SceneAnswer) {
    beginArray("events")
    for call in answer.events.calls { write(call) }
    endArray()
    if answer.events.dropped > 0 { member("eventsDropped", answer.events.dropped) }
  }
}
