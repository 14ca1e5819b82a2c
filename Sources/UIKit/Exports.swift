// UIKit brings these with it, and half of the files that import only UIKit use their names.
@_exported import Dispatch
@_exported import Foundation
