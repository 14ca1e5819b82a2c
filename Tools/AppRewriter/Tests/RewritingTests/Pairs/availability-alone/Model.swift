import Foundation

struct Model {
  var name: String {
    if #available(iOS 15, *) { return "new" }
    return "old"
  }
}
