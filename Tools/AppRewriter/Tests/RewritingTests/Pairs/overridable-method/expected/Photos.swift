import UIKit

struct Photo: Equatable {
  var name = ""
}

extension UIViewController {
  /// Whether the controller shows a photo.
  func containsPhoto(_ photo: Photo, in place: Int = 0) -> Bool { if let own = self as? any __Overriding_UIViewController_containsPhoto___in___Photo_Int { return own.__own_UIViewController_containsPhoto(photo, in: place) }; return self.__UIViewController_containsPhoto(photo, in: place) };       func __UIViewController_containsPhoto(_ photo: Photo, in place: Int = 0) -> Bool {
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

extension UIViewController {
  func note(_ number: Int) { if let own = self as? any __Overriding_UIViewController_note_____Int { return own.__own_UIViewController_note(number) }; return self.__UIViewController_note(number) }; func __UIViewController_note(_ number: Int) {}
  func note(_ text: String) { if let own = self as? any __Overriding_UIViewController_note_____String { return own.__own_UIViewController_note(text) }; return self.__UIViewController_note(text) }; func __UIViewController_note(_ text: String) { view.setNeedsLayout() }
  func note(_ text: String, in list: [String] = []) { if let own = self as? any __Overriding_UIViewController_note___in___String__String_ { return own.__own_UIViewController_note(text, in: list) }; return self.__UIViewController_note(text, in: list) }; func __UIViewController_note(_ text: String, in list: [String] = []) {}
}

class Notes: UIViewController {
           func __own_UIViewController_note(_ number: Int) { super.__UIViewController_note(number + 1) }
           func __own_UIViewController_note(_ text: String) { super.__UIViewController_note(text + "!") }
           func __own_UIViewController_note(_ text: String, in list: [String]) { super.__UIViewController_note(text) }
}
extension Base { fileprivate static func __register_Base() { ClassTable.register(Base.self, named: "Base"); ClassTable.controller(Base.self) { Base() } } }
extension BigPhotoViewController { fileprivate static func __register_BigPhotoViewController() { ClassTable.register(BigPhotoViewController.self, named: "BigPhotoViewController"); ClassTable.controller(BigPhotoViewController.self) { BigPhotoViewController() } } }
extension Derived { fileprivate static func __register_Derived() { ClassTable.register(Derived.self, named: "Derived"); ClassTable.controller(Derived.self) { Derived() } } }
extension Notes { fileprivate static func __register_Notes() { ClassTable.register(Notes.self, named: "Notes"); ClassTable.controller(Notes.self) { Notes() } } }
extension PhotoViewController { fileprivate static func __register_PhotoViewController() { ClassTable.register(PhotoViewController.self, named: "PhotoViewController"); ClassTable.controller(PhotoViewController.self) { PhotoViewController() } } }
@MainActor func __register_Photos_swift() { Base.__register_Base(); BigPhotoViewController.__register_BigPhotoViewController(); Derived.__register_Derived(); Notes.__register_Notes(); PhotoViewController.__register_PhotoViewController() }
@MainActor protocol __Overriding_UIViewController_containsPhoto___in___Photo_Int { func __own_UIViewController_containsPhoto(_ photo: Photo, in place: Int ) -> Bool }
@MainActor protocol __Overriding_UIViewController_reload__ { func __own_UIViewController_reload() throws }
extension UINavigationController: __Overriding_UIViewController_containsPhoto___in___Photo_Int {}
extension PhotoViewController: __Overriding_UIViewController_containsPhoto___in___Photo_Int {}
extension PhotoViewController: __Overriding_UIViewController_reload__ {}
@MainActor protocol __Overriding_UIViewController_note_____Int { func __own_UIViewController_note(_ number: Int) }
@MainActor protocol __Overriding_UIViewController_note_____String { func __own_UIViewController_note(_ text: String) }
@MainActor protocol __Overriding_UIViewController_note___in___String__String_ { func __own_UIViewController_note(_ text: String, in list: [String] ) }
extension Notes: __Overriding_UIViewController_note_____Int {}
extension Notes: __Overriding_UIViewController_note_____String {}
extension Notes: __Overriding_UIViewController_note___in___String__String_ {}
