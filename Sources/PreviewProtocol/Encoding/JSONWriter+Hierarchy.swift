import SplitKit

extension JSONWriter {
  mutating func write(_ node: HierarchyNode) {
    beginObject()
    member("id", node.id)
    member("type", node.type)
    if let className = node.className { member("class", className) }
    if let title = node.title { member("title", title) }
    for state in node.state { write(state) }
    beginArray("children")
    for child in node.children { write(child) }
    endArray()
    if let presented = node.presented.first {
      writeName("presented")
      write(presented)
    }
    endObject()
  }
}
