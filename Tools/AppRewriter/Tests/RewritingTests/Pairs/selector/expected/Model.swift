import Foundation

final class Model: NSObject {
        func reload() { print("a \"#selector(x)\" in a text") }
}
import UIKit
extension Model { @MainActor fileprivate static func __register_Model() { ClassTable.action(Model.self, Selector("reload", Model.reload)) } }
@MainActor func __register_Model_swift() { Model.__register_Model() }
