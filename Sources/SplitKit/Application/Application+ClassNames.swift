/// The names of classes, which are looked up once for each class because the lookup is slow.
extension Application {
  /// The name of a Swift class.
  func className(of type: AnyClass) -> String {
    if let name = classNames[ObjectIdentifier(type)] { return name }
    let name = String(describing: type)
    classNames[ObjectIdentifier(type)] = name
    return name
  }
}
