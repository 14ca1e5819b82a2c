import UIKit

struct Photo: Equatable {
  var name = ""
}

extension UIViewController {
  /// Whether the controller shows a photo.
  func containsPhoto(_ photo: Photo, in place: Int = 0) -> Bool { if let own = self as? any __Overriding_UIViewController_containsPhoto___in__ { return own.__own_UIViewController_containsPhoto(photo, in: place) }; return self.__UIViewController_containsPhoto(photo, in: place) };       func __UIViewController_containsPhoto(_ photo: Photo, in place: Int = 0) -> Bool {
    false
  }

  func reload() throws { if let own = self as? any __Overriding_UIViewController_reload__ { return try own.__own_UIViewController_reload() }; return try self.__UIViewController_reload() };       func __UIViewController_reload() throws {
    view.setNeedsLayout()
  }

  func nobodyOverrides() {}
}

extension UINavigationController {
           func __own_UIViewController_containsPhoto(_ photo: Photo, in place: Int) -> Bool {
    topViewController?.containsPhoto(photo, in: place) ?? super.__UIViewController_containsPhoto(photo, in: place)
  }
}

class PhotoViewController: UIViewController {
  var photo = Photo()

           func __own_UIViewController_containsPhoto(_ photo: Photo, in place: Int) -> Bool {
    self.photo == photo || super.__UIViewController_containsPhoto(photo, in: place)
  }

           func __own_UIViewController_reload() throws { try super.__UIViewController_reload() }

  override func viewDidLoad() {
    super.viewDidLoad()
    try? reload()
  }
}

final class BigPhotoViewController: PhotoViewController {
  override func __own_UIViewController_containsPhoto(_ photo: Photo, in place: Int) -> Bool {
    super.__own_UIViewController_containsPhoto(photo, in: place + 1)
  }
}

class Base: UIViewController {
  func refresh() {}
}

final class Derived: Base {
  override func refresh() { super.refresh() }
}

extension String {
  func refresh() {}
}
extension Base { fileprivate static func __register_Base() { ClassTable.register(Base.self, named: "Base"); ClassTable.controller(Base.self) { Base() } } }
extension BigPhotoViewController { fileprivate static func __register_BigPhotoViewController() { ClassTable.register(BigPhotoViewController.self, named: "BigPhotoViewController"); ClassTable.controller(BigPhotoViewController.self) { BigPhotoViewController() } } }
extension Derived { fileprivate static func __register_Derived() { ClassTable.register(Derived.self, named: "Derived"); ClassTable.controller(Derived.self) { Derived() } } }
extension PhotoViewController { fileprivate static func __register_PhotoViewController() { ClassTable.register(PhotoViewController.self, named: "PhotoViewController"); ClassTable.controller(PhotoViewController.self) { PhotoViewController() } } }
@MainActor func __register_Photos_swift() { Base.__register_Base(); BigPhotoViewController.__register_BigPhotoViewController(); Derived.__register_Derived(); PhotoViewController.__register_PhotoViewController() }
@MainActor protocol __Overriding_UIViewController_containsPhoto___in__ { func __own_UIViewController_containsPhoto(_ photo: Photo, in place: Int ) -> Bool }
@MainActor protocol __Overriding_UIViewController_reload__ { func __own_UIViewController_reload() throws }
extension UINavigationController: __Overriding_UIViewController_containsPhoto___in__ {}
extension PhotoViewController: __Overriding_UIViewController_containsPhoto___in__ {}
extension PhotoViewController: __Overriding_UIViewController_reload__ {}
