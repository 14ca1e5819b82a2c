extension TabBarController {
  func call(forAction action: Action) throws(Refusal) -> () -> Void {
    guard action.name == "select" else { throw .unknownAction(action.name, on: typeName) }
    guard let value = action["index"] else { throw .missing(path: "index", "select needs an index.") }
    let index = try index(value, named: "index", path: "index")
    return { self.selectedIndex = index }
  }

  func assignment(ofProperty property: Member) throws(Refusal) -> () -> Void {
    guard property.name == "selectedIndex" else { throw .unknownProperty(property.name, on: typeName) }
    let index = try index(property.value, named: property.name, path: "properties.\(property.name)")
    return { self.selectedIndex = index }
  }

  private func index(_ value: Value, named name: String, path: String) throws(Refusal) -> Int {
    guard let number = value.number, let index = Int(exactly: number), viewControllers.indices.contains(index)
    else {
      throw .invalid(path: path, "\(name) is a whole number from 0 to \(viewControllers.count - 1).")
    }
    return index
  }
}
