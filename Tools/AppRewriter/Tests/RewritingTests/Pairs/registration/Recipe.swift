import Foundation

@objcMembers class Recipe: NSObject {
  var title = ""

  func cook() { title += "." }
}
