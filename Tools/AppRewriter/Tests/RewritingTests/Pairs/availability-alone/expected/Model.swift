import Foundation

struct Model {
  var name: String {
    if UIDevice.isRunning(iOS: 15) { return "new" }
    return "old"
  }
}
import UIKit
