import Foundation
internal import SplitKit

/// The edges at which a view reaches under the bars around it.
extension UIViewController {
  /// A view reaches under a bar at an edge of `edgesForExtendedLayout`, and under an opaque one if
  /// `extendedLayoutIncludesOpaqueBars` says so too (AD documented). The controller in a stack in tabs decides about both bars
  /// (inferred).
  func engineReaches(under bar: ContainerBar) -> Bool {
    guard engine is ContentController else { return true }
    guard edgesForExtendedLayout.contains(bar == .navigation ? .top : .bottom) else { return false }
    return extendedLayoutIncludesOpaqueBars || !isOpaque(bar)
  }

  private func isOpaque(_ bar: ContainerBar) -> Bool {
    switch bar {
    case .navigation: isOpaque(outermostStack?.madeBar)
    case .toolbar: isOpaque(outermostStack?.madeToolbar)
    case .tabs: isOpaque(tabBarController?.madeBar)
    }
  }

  private func isOpaque<Bar: UIView & HasTranslucency>(_ bar: Bar?) -> Bool {
    let proxy = AppearanceProxies.madeProxy(of: Bar.self, in: context) as? Bar
    return (bar?.givenTranslucency ?? proxy?.givenTranslucency) == false
  }

  /// The stack whose bars are over this controller: in a stack inside another one, the outer one.
  private var outermostStack: UINavigationController? {
    var stack = navigationController
    while let outer = stack?.navigationController { stack = outer }
    return stack
  }
}

/// A bar that an app can make opaque.
@MainActor
protocol HasTranslucency: AnyObject {
  associatedtype Owner: UIViewController
  /// The controller of the bar.
  var controller: Owner? { get }
  /// The value that the app has given, or nil for none.
  var givenTranslucency: Bool? { get set }
}

extension HasTranslucency {
  /// Notes the value that the app has given, after which the content may stand elsewhere.
  func noteTranslucency(_ isTranslucent: Bool) {
    givenTranslucency = isTranslucent
    controller?.setNeedsLayout()
  }
}

extension UINavigationBar: HasTranslucency {}
extension UIToolbar: HasTranslucency {}
extension UITabBar: HasTranslucency {}
