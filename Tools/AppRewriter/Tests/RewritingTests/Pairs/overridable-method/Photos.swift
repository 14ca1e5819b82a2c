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
