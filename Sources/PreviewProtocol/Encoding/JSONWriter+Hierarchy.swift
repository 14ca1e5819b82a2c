import SplitKit

extension JSONWriter {
  /// Writes a controller with all controllers below it.
  mutating func write(_ node: HierarchyNode) {
    beginObject()
    member("id", node.id)
    writeMembers(of: node, since: nil)
    beginArray("children")
    for child in node.children { write(child) }
    endArray()
    if let presented = node.presented.first {
      writeName("presented")
      write(presented)
    }
    endObject()
  }

  /// Writes the members of a controller after its id and without the controllers below it: those that differ from an
  /// earlier state of the controller, or all of them if there is none.
  mutating func writeMembers(of node: HierarchyNode, since old: HierarchyNode?) {
    var difference = MemberDifference()
    if old?.type != node.type { member("type", node.type) }
    if difference.has("class", old?.className, node.className), let name = node.className { member("class", name) }
    if difference.has("title", old?.title, node.title), let title = node.title { member("title", title) }
    writeState(node.state, since: old?.state ?? [], &difference)
    write(difference)
  }

  private mutating func writeState(_ state: [Member], since old: [Member], _ difference: inout MemberDifference) {
    for member in state where !old.contains(member) {
      if member.name == "because", let reasons = member.value.members {
        writeReasons(reasons, since: old.first { $0.name == "because" }?.value.members)
      } else {
        write(member)
      }
    }
    for member in old where !state.contains(where: { $0.name == member.name }) { difference.drop(member.name) }
  }

  /// Writes the ids of a controller and of all controllers below it, as a tree.
  mutating func writeOrder(of node: HierarchyNode) {
    beginObject()
    member("id", node.id)
    beginArray("children")
    for child in node.children { writeOrder(of: child) }
    endArray()
    if let presented = node.presented.first {
      writeName("presented")
      writeOrder(of: presented)
    }
    endObject()
  }
}
