import UIKit.UIGestureRecognizerSubclass
import Models
import os.log

class Profile: UIViewController {
  let path = #keyPath(Profile.title)
  let tint = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1), photo = #imageLiteral(resourceName: "photo")
  var token: NSKeyValueObservation?
  func show() {
    token = observe(\.title) { _, _ in }
    present(UIHostingController(rootView: 1), animated: true)
    _ = NSClassFromString("App.Profile")
  }
}

#Preview("Profile") {
  Profile()
}
let last = 1
