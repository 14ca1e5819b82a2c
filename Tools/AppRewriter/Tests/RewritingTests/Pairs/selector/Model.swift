import Foundation

final class Model: NSObject {
  @objc func reload() { print("a \"#selector(x)\" in a text") }
}
