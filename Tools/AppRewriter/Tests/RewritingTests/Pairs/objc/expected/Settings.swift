import UIKit

            
class Settings: NSObject {
                var name = ""
                       var count = 0
           func swift() {}
  func reset() {}
}

      enum Choice: Int { case one, two }

              class Badge: UIView {
                 var radius: CGFloat = 4
  dynamic var kept = true
}
extension Badge { fileprivate static func __register_Badge() { ClassTable.register(Badge.self, named: "Badge"); ClassTable.view(Badge.self) { Badge(frame: $0) } } }
extension Settings { @MainActor fileprivate static func __register_Settings() { ClassTable.action(Settings.self, Selector("swift", Settings.swift)); ClassTable.action(Settings.self, Selector("reset", Settings.reset)) } }
@MainActor func __register_Settings_swift() { Badge.__register_Badge(); Settings.__register_Settings() }
