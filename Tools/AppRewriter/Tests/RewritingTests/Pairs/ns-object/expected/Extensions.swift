import UIKit

protocol Then {}
extension Then where Self: AnyObject {
  func then(_ change: (Self) -> Void) -> Self {
    change(self)
    return self
  }
}
extension NSObjectProtocol       {}

protocol Reusable: NSObjectProtocol { static var reuseID: String { get } }
protocol Named { var className: String { get } }

extension NSObjectProtocol        {
  var className: String { String(describing: type(of: self)) }
}
extension NSObjectProtocol {
        static var identifier: String { String(describing: self) }
  public static func typeName() -> String { identifier }
}
// A protocol has no stored properties.
extension NSObject { static let shared = NSObject() }

func configure<T: NSObjectProtocol>(_ object: T, _ change: (T) -> Void) { change(object) }
func both<T>(_ object: T) where T: NSObjectProtocol & Named {}
extension Then where Self: NSObjectProtocol { func log() {} }
final class Store: NSObject {}
extension NSObject: Then {}
extension ObjectBase: Then {}
extension NSObject: Named {}
extension ObjectBase: Named {}
