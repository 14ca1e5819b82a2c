import SplitKit

extension JSONWriter {
  /// Writes a controller with all controllers below it. Without members, writes the tree of ids alone.
  mutating func write(_ node: HierarchyNode, withMembers hasMembers: Bool = true) {
    beginObject()
    member("id", node.id)
    if hasMembers { writeMembers(of: node, since: nil) }
    beginArray("children")
    for child in node.children { write(child, withMembers: hasMembers) }
    endArray()
    if let presented = node.presented.first {
      writeName("presented")
      write(presented, withMembers: hasMembers)
    }
    endObject()
  }

  /// Writes the controllers that are in no tree.
  mutating func memberUnshown(_ nodes: [HierarchyNode]) {
    beginArray("unshown")
    for node in nodes { write(node) }
    endArray()
  }

  /// Writes the members of a controller after its id and without the controllers below it: those that differ from an
  /// earlier state of the controller, or all of them if there is none.
  mutating func writeMembers(of node: HierarchyNode, since old: HierarchyNode?) {
    var difference = MemberDifference()
    if old?.type != node.type { member("type", node.type) }
    if let name = difference.changed("class", old?.className, node.className) { member("class", name) }
    if let title = difference.changed("title", old?.title, node.title) { member("title", title) }
    if let isLoaded = difference.changed("isViewLoaded", old?.isViewLoaded, node.isViewLoaded) {
      member("isViewLoaded", .bool(isLoaded))
    }
    if let environment = difference.changed("layoutEnvironment", old?.layoutEnvironment, node.layoutEnvironment) {
      member("layoutEnvironment", environment.rawValue)
    }
    writeState(of: node, since: old, &difference)
    write(difference)
  }

  /// A state nearly always comes from the same reading as the earlier one, and then few members can differ.
  private mutating func writeState(of node: HierarchyNode, since old: HierarchyNode?, _ difference: inout MemberDifference) {
    guard let old, old.reading === node.reading else {
      return writeState(node.state, since: old?.state ?? [], &difference)
    }
    for (index, place) in node.reading.sizes.enumerated() where node.values[index] != old.values[index] {
      write(Member(node.reading.state[place].name, node.values[index]), since: old.values[index])
    }
  }

  private mutating func writeState(_ state: [Member], since old: [Member], _ difference: inout MemberDifference) {
    for member in state where !old.contains(member) { write(member, since: old.first { $0.name == member.name }?.value) }
    for member in old where !state.contains(where: { $0.name == member.name }) { difference.drop(member.name) }
  }

  private mutating func write(_ member: Member, since old: Value?) {
    guard member.name == "because", let reasons = member.value.members else { return write(member) }
    writeReasons(reasons, since: old?.members)
  }
}
