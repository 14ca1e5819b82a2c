extension StubModules {
  /// The request for a review, which does nothing.
  static let storeKit = #"""
    import UIKit

    @preconcurrency @MainActor
    open class SKStoreReviewController: ObjectBase {
      open class func requestReview() {}
      open class func requestReview(in windowScene: UIWindowScene) {}
    }

    @MainActor public enum AppStore { public static func requestReview(in scene: UIWindowScene) {} }

    """#
}
