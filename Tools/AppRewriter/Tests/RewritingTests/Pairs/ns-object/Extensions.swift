import UIKit

protocol Then {}
extension Then where Self: AnyObject {
  func then(_ change: (Self) -> Void) -> Self {
    change(self)
    return self
  }
}
extension NSObject: Then {}

protocol Reusable: NSObject { static var reuseID: String { get } }
protocol Named { var className: String { get } }

extension NSObject: Named {
  var className: String { String(describing: type(of: self)) }
}
extension NSObject {
  @objc class var identifier: String { String(describing: self) }
  public class func typeName() -> String { identifier }
}
// A protocol has no stored properties.
extension NSObject { static let shared = NSObject() }

func configure<T: NSObject>(_ object: T, _ change: (T) -> Void) { change(object) }
func both<T>(_ object: T) where T: NSObject & Named {}
extension Then where Self: NSObject { func log() {} }
final class Store: NSObject {}
