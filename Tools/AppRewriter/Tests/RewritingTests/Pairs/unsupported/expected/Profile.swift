import UIKit                            
             
import os    

class Profile: UIViewController {
  let path = "title"                
  let tint = UIColor(red: 1, green: 0, blue: 0, alpha: 1)      , photo = UIImage(named: "photo")!            
  var token: NSKeyValueObservation?
  func show() {
    token = observe(\.title) { _, _ in }
    present(UIHostingController(rootView: 1), animated: true)
    _ = NSClassFromString("App.Profile")
  }
}

                     
           
 
let last = 1
extension Profile { fileprivate static func __register_Profile() { ClassTable.register(Profile.self, named: "Profile"); ClassTable.controller(Profile.self) { Profile() } } }
@MainActor func __register_Profile_swift() { Profile.__register_Profile() }
