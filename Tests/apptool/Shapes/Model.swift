struct Model {
  var name: String {
    if #available(iOS 8, *) { return "a model" }
    return "old"
  }
}
