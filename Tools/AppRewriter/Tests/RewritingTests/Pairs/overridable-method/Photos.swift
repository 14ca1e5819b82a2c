import UIKit

struct Photo: Equatable {
  var name = ""
}

extension UIViewController {
  /// Whether the controller shows a photo.
  @objc func containsPhoto(_ photo: Photo, in place: Int = 0) -> Bool {
    false
  }

  @objc func reload() throws {
    view.setNeedsLayout()
  }

  func nobodyOverrides() {}
}

extension UINavigationController {
  override func containsPhoto(_ photo: Photo, in place: Int) -> Bool {
    topViewController?.containsPhoto(photo, in: place) ?? super.containsPhoto(photo, in: place)
  }
}

class PhotoViewController: UIViewController {
  var photo = Photo()

  override func containsPhoto(_ photo: Photo, in place: Int) -> Bool {
    self.photo == photo || super.containsPhoto(photo, in: place)
  }

  override func reload() throws { try super.reload() }

  override func viewDidLoad() {
    super.viewDidLoad()
    try? reload()
  }
}

final class BigPhotoViewController: PhotoViewController {
  override func containsPhoto(_ photo: Photo, in place: Int) -> Bool {
    super.containsPhoto(photo, in: place + 1)
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
  func note(_ number: Int) {}
  func note(_ text: String) { view.setNeedsLayout() }
  func note(_ text: String, in list: [String] = []) {}
}

class Notes: UIViewController {
  override func note(_ number: Int) { super.note(number + 1) }
  override func note(_ text: String) { super.note(text + "!") }
  override func note(_ text: String, in list: [String]) { super.note(text) }
}
