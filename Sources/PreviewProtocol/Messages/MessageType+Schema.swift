import SplitKit

extension MessageType {
  /// The description of the messages of this type, as `ClientMessage.decode` reads them.
  package var schema: Schema {
    switch self {
    case .open: .anyOf([object(ownSlots: [.optional("slot", .slot), .missing("slots")], Open.schema), Self.resume])
    case .close, .foreground, .sync, .picture, .export: object([])
    case .resize: object(Size.schema + [.optional("safeArea", .safeArea, "Without them, the insets stay.")])
    case .rotate: object([.optional("to", .choice(of: InterfaceOrientation.self))])
    case .arrange: object(Self.arrangement)
    case .background: object([.optional("snapshots", .list(.named(.snapshot), count: 0...Limits.snapshots, isSet: false))])
    case .tap, .explain: targetOrPoint
    case .swipe: object([.required("direction", .choice(of: SwipeDirection.self))] + Point.schema)
    case .drag: object(Self.dragged)
    case .scroll: object([.required("target", .text, "The id of a pane.")] + Point.offsetSchema)
    case .edit: object([.required("target", .text, "The id of a field."), .required("text", .text)])
    case .focus: object([.required("target", Schema.text.orNull, "The id of a field; null takes the keyboard away.")])
    case .traits: object(TraitChanges.members)
    case .set: object(Self.assignments)
    case .perform: performed
    case .sweep:
      object(
        SweepRange.schema + [
          .optional("profile", .text, "By default the preview's own."),
          .optional("thereAndBack", .flag, "Whether the window then goes back. By default false."),
        ])
    case .audit: object(SweepRange.schema + [.missing("profile"), .missing("thereAndBack")])
    case .overview: object([.required("device", .text, "The id of a device of /meta.json.")])
    case .properties: object([.required("target", .text, "The id of a controller.")])
    case .find: object(Self.searched)
    case .restart: object([.optional("fresh", .flag, "Whether the app begins anew, and not at the user's place.")])
    case .ping: object(ownSlots: [.optional("slot", .any), .optional("slots", .any)], [])
    }
  }

  /// The members that a message of this type can have beside its type, its id and its slots. If there are several forms, those of
  /// all forms, of which the members are required that every form requires.
  package var members: [SchemaMember] {
    let forms = forms.map { form in form.filter { $0.schema != .never && !["type", "id", "slot", "slots"].contains($0.name) } }
    let all = forms.joined().reduce(into: [SchemaMember]()) { all, member in
      if !all.contains(where: { $0.name == member.name }) { all.append(member) }
    }
    return all.map { member in
      forms.allSatisfy { $0.contains { $0.name == member.name && $0.isRequired } } ? member : member.asOptional
    }
  }

  /// The members of each form of the message. An `open` that continues a session is another message.
  private var forms: [[SchemaMember]] {
    if self == .open { return [Open.schema] }
    let schemas = if case .anyOf(let schemas) = schema { schemas } else { [schema] }
    return schemas.compactMap { if case .object(let object) = $0 { object.members } else { nil } }
  }

  /// An object with the type, the id, the slots and the given members.
  private func object(ownSlots: [SchemaMember]? = nil, _ members: [SchemaMember]) -> Schema {
    .object(base(ownSlots: ownSlots, members))
  }

  private func base(ownSlots: [SchemaMember]? = nil, _ members: [SchemaMember]) -> ObjectSchema {
    let slots: [SchemaMember] = [
      .optional("slot", .slot, "The slot that the message is for, 0 without it."),
      .optional("slots", .named(.slots), "The slots that the message is for."),
    ]
    var object = ObjectSchema(
      [.required("type", .constant(.string(rawValue))), .optional("id", .named(.messageID), "The answer repeats it as ack.")]
        + members + (ownSlots ?? slots))
    if ownSlots == nil { object.notTogether = ["slot", "slots"] }
    return object
  }

  /// A tap or a question about an element, or about a point.
  private var targetOrPoint: Schema {
    .anyOf([
      object([.required("target", .text), .missing("x"), .missing("y")]), object(Point.schema + [.missing("target")]),
    ])
  }

  /// A call of a method. The members that are the arguments depend on the action, and the container reads them.
  private var performed: Schema {
    var object = base([
      .required("target", .text, "The id of a container, or `window`."), .required("action", .names(Self.actions, isOpen: true)),
    ])
    object.hasOthers = true
    return .object(object)
  }

  private static let resume = Schema.object(
    .required("type", .constant("open")), .optional("id", .named(.messageID), "The answer repeats it as ack."),
    .required("resume", .text, "The name of the session to continue."), .missing("scene"), .missing("slot"), .missing("slots"))

  private static let arrangement: [SchemaMember] = [
    .required("arrangement", .choice(of: WindowArrangement.self)), .optional("side", .choice(of: WindowSide.self)),
    .optional("dividerX", .coordinate, "The place on the screen at which a finger releases the divider."),
  ]

  private static let dragged: [SchemaMember] = [
    .required("target", .text, "The id of an edge."), .required("x", .coordinate, "The position of the finger in the window."),
    .required("phase", .choice(of: DragPhase.self)),
  ]

  private static let searched: [SchemaMember] = [
    .required("target", .text, "The id of a pane, or of a controller, that shows a list."),
    .required("text", .text(most: RowSearch.textLength), "The text, of which the case is ignored."),
    .optional("after", .text, "The id of the row behind which the search begins; by default it begins with the first row."),
    .optional("backwards", .flag, "Whether the search goes upwards, by default from the last row."),
  ]

  private static let assignments: [SchemaMember] = [
    .required("target", .text, "The id of a controller."),
    .required(
      "properties", .anyOf([.named(.properties), .list(.named(.properties))]),
      "The properties with their values; a list of objects if order or repetition matters."),
  ]

  /// The actions of the containers of UIKit and of the split-or-flip container. An app's own container can have others.
  package static let actions = [
    "present", "dismiss", "show", "showDetail", "setRootViewController", "setViewControllers", "toggleDisplayMode", "showColumn",
    "hideColumn", "setViewController", "push", "pop", "popTo", "popToRoot", "select", "flip", "setFocus", "setPrimary",
  ]
}
