import Foundation

             class Recipe: NSObject {
  var title = ""

  func cook() { title += "." }
}
import UIKit
extension Recipe { @MainActor fileprivate static func __register_Recipe() { ClassTable.action(Recipe.self, Selector("cook", Recipe.cook)) } }
@MainActor func __register_Recipe_swift() { Recipe.__register_Recipe() }
