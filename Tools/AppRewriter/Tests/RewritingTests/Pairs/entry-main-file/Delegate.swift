import UIKit
final class Delegate: NSObject, UIApplicationDelegate {}
