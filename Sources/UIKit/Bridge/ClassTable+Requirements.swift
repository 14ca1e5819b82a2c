import Foundation

/// The optional methods that objects have. No requirement is optional on Linux, so the app asks the table.
extension ClassTable {
  /// The names of the methods of each class.
  static var requirements: [ObjectIdentifier: Set<String>] = [:]

  /// Notes that a class has a method about which the app asks.
  public static func requirement(_ type: AnyObject.Type, _ name: String) {
    requirements[ObjectIdentifier(type), default: []].insert(name)
  }

  /// The method if the class of an object has it: what `delegate?.didChoose` becomes where it is a value, or is compared with nil. The name
  /// is that of Objective-C, or its beginning.
  public static func requirement<Method>(_ method: @autoclosure () -> Method?, _ name: String, of object: AnyObject?) -> Method? {
    guard let object, has(name, object) else { return nil }
    return method()
  }

  /// Whether the class of an object, or one above it, has a method whose name begins like this.
  static func has(_ name: String, _ object: AnyObject) -> Bool {
    inherited(from: Swift.type(of: object)) { requirements[ObjectIdentifier($0)]?.first { $0.hasPrefix(name) } } != nil
  }
}

#if !canImport(ObjectiveC)
  extension NSObjectProtocol {
    /// Whether the object can carry out an action by its name. Without Objective-C, only what `ClassTable` lists is known.
    @preconcurrency @MainActor
    public func responds(to aSelector: Selector!) -> Bool {
      (self as? ObjectBase)?.responds(to: aSelector) ?? aSelector.map { ClassTable.knows($0, of: self) } ?? false
    }
  }
#endif
