extension TabBarController {
  func call(forAction action: Action) throws(Refusal) -> () -> Void {
    guard action.name == "select" else { throw .unknownAction(action.name, on: typeName) }
    guard let value = action["index"] else { throw .missing(path: "index", "select needs an index.") }
    guard let number = value.number, let index = Int(exactly: number), viewControllers.indices.contains(index)
    else {
      throw .invalid(path: "index", "index is a whole number from 0 to \(viewControllers.count - 1).")
    }
    return { self.select(index: index) }
  }
}
