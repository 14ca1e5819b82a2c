import Foundation

/// A view whose content is larger than it is: `UIScrollView`.
@preconcurrency @MainActor
open class UIScrollView: UIView {}
