import UIKit

@objcMembers
class Settings: NSObject {
  @objc dynamic var name = ""
  @objc(settingsCount) var count = 0
  @nonobjc func swift() {}
  func reset() {}
}

@objc enum Choice: Int { case one, two }

@IBDesignable class Badge: UIView {
  @IBInspectable var radius: CGFloat = 4
  dynamic var kept = true
}
