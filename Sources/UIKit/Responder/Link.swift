/// The present object of references that do not keep it.
///
/// A `weak` reference gives its object a record beside it, with which every later retain and release of the object takes several times as
/// long. A layout retains its views millions of times, so the references between views, guides and constraints share a link instead,
/// which the object cuts when it ends. Views are used on the main thread alone.
final class Link {
  private unowned(unsafe) var target: AnyObject?
  private weak var stranger: AnyObject?

  /// Creates the link of an object, which calls `cut()` when it ends: of a view, a layout guide or a controller.
  init(of object: AnyObject) { target = object }

  /// Creates a link of an object that has none of its own.
  init(toStranger object: AnyObject) { stranger = object }

  var object: AnyObject? { target ?? stranger }

  func cut() { target = nil }
}

/// The link of an object that has one of its own. It is made when something refers to the object for the first time.
struct OwnLink {
  private var made: Link?

  /// The link of the object that this is a part of.
  mutating func link(of object: AnyObject) -> Link {
    if let made { return made }
    let link = Link(of: object)
    made = link
    return link
  }

  func cut() { made?.cut() }
}

/// A reference that does not keep its object, and is nil when the object has ended.
@propertyWrapper @MainActor
struct Unkept<Target> {
  private var link: Link?

  init(wrappedValue: Target?) { link = Self.link(to: wrappedValue) }

  var wrappedValue: Target? {
    get { link?.object.map { unsafeBitCast($0, to: Target.self) } }
    set { link = Self.link(to: newValue) }
  }

  private static func link(to target: Target?) -> Link? {
    guard let object = target as AnyObject? else { return nil }
    // A cast to a class takes less time than one to the protocol.
    if let view = object as? UIView { return view.link }
    if let guide = object as? UILayoutGuide { return guide.link }
    return (object as? UIViewController)?.link ?? Link(toStranger: object)
  }
}
