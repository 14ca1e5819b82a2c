import UIKit

let window = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
let view = UIView(frame: CGRect(x: 60, y: 0, width: 200, height: 44))
window.addSubview(view)
let space: any UICoordinateSpace = window
print("The view is \(view.frame.width) points wide, and \(space.bounds.width) in its window.")
