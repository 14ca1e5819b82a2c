// Swift Testing has an overlay for programs that import UIKit beside it. There is nothing to lay over this module.
