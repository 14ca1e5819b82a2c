import SplitKit

/// A form: fields, switches and choices in sections.
struct FormSpec: Sendable {
  let sections: [FormSectionSpec]
}

/// A section of a form.
struct FormSectionSpec: Sendable {
  let title: String?
  let rows: [FormRowSpec]
}

/// A row of a form.
struct FormRowSpec: Sendable {
  enum Kind: Sendable {
    /// A field with its text, and the words that it shows while it is empty.
    case field(text: String, placeholder: String?)
    /// A switch, which a tap turns.
    case toggle(isOn: Bool)
    /// A text that no tap changes.
    case value(String)
    /// A button with the words of the row.
    case button([ActionSpec])

    /// Whether something stands beside the title, which the accessibility sizes put below it.
    var hasValue: Bool {
      switch self {
      case .field, .value: true
      case .toggle, .button: false
      }
    }
  }

  let id: String?
  let title: String
  let kind: Kind
  let mark: SourceMark
}

extension FormSpec {
  static let shape: Shape<FormSpec> = .mapping(
    "Form", "a form",
    Shape<[FormSectionSpec]>.list(of: FormSectionSpec.shape, atMost: 100).field("sections", "The sections of the form.")
  ) { (_, sections) throws(SourceError) in FormSpec(sections: sections) }
}

extension FormSectionSpec {
  static let shape: Shape<FormSectionSpec> = .mapping(
    "FormSection", "a section", Shape<String>.text.optional("title", "The words above the rows."),
    Shape<[FormRowSpec]>.list(of: FormRowSpec.shape, atMost: 200).field("rows", "The rows of the section.")
  ) { (_, title, rows) throws(SourceError) in FormSectionSpec(title: title, rows: rows) }
}

extension FormRowSpec {
  static let shape: Shape<FormRowSpec> = .mapping(
    "FormRow", "a row of a form", Shape<String>.text.field("title", "The words of the row."),
    Shape<String>.text.optional("text", "The text of a field, which may be empty."),
    Shape<String>.text.optional("placeholder", "What an empty field shows."),
    Shape<Bool>.flag.optional("isOn", "Whether a switch is on."),
    Shape<String>.text.optional("value", "A text that no tap changes."), ActionSpec.tap, CommonSpec.id
  ) { (mark, title, text, placeholder, isOn, value, tap, id) throws(SourceError) in
    let kinds: [Kind] = [
      text.map { .field(text: $0, placeholder: placeholder) }, isOn.map { .toggle(isOn: $0) }, value.map { .value($0) },
      tap.isEmpty ? nil : .button(tap),
    ].compactMap { $0 }
    guard kinds.count == 1, let kind = kinds.first, text != nil || placeholder == nil else {
      throw SourceError(
        at: mark, "A row of a form has text for a field, isOn for a switch, value, or tap for a button, and one of them alone.")
    }
    return FormRowSpec(id: id, title: title, kind: kind, mark: mark)
  }
}
