import SplitKit

extension JSONWriter {
  /// Writes the answer to an audit: the findings, each with its widths.
  mutating func write(_ audit: Audit, ack: Acknowledgement) {
    writeAnswer("audit", ack: ack) { $0.writeMembers(of: audit) }
  }

  /// Writes the members of an audit, without those of the message around them.
  mutating func writeMembers(of audit: Audit) {
    member("scene", audit.sweep.preview)
    member("profile", audit.sweep.profile.id)
    member("from", audit.sweep.range.from)
    member("to", audit.sweep.range.to)
    member("height", audit.sweep.range.height)
    member("widths", .array(audit.widths.map { .number($0) }))
    beginArray("findings")
    for found in audit.all { write(found) }
    endArray()
    member("dropped", Double(audit.dropped))
    beginArray("systemColors")
    for contrast in audit.systemContrasts { write(contrast) }
    endArray()
    member("textsOverImages", Double(audit.textsOverImages))
  }

  private mutating func write(_ contrast: SystemContrast) {
    beginObject()
    member("name", contrast.name)
    member("color", contrast.color.hexadecimal)
    member("background", contrast.background.hexadecimal)
    member("contrast", contrast.contrast.hundredths)
    member("texts", Double(contrast.count))
    member("example", contrast.example.text)
    member("target", contrast.example.target)
    member("pane", contrast.example.pane)
    member("widths", .array(contrast.widths.map { .number($0) }))
    endObject()
  }

  private mutating func write(_ found: Audit.Found) {
    beginObject()
    member("rule", found.finding.rule.rawValue)
    member("target", found.finding.target)
    member("pane", found.finding.pane)
    member("text", found.finding.text)
    member("source", found.finding.rule.source)
    if let area = found.finding.area { member("frame", area) } else { member("frame", .null) }
    member("widths", .array(found.widths.map { .number($0) }))
    endObject()
  }
}
