import Foundation

/// The looks that views take from the objects of `appearance()`.
extension UIView {
  /// Takes what the app has set for the classes of the view, once, when the view is laid out for the first time. A property that
  /// the app has set for the view itself stays, unless its value is the usual one.
  func takeAppearance() {
    guard AppearanceProxies.areUsed, !layoutState.hasTakenAppearance else { return }
    layoutState.hasTakenAppearance = true
    for proxy in AppearanceProxies.proxies(for: self) { take(proxy) }
  }

  private func take(_ proxy: UIView) {
    if storedTint == nil, let tint = proxy.storedTint { tintColor = tint }
    if backgroundColor == nil, let color = proxy.backgroundColor { backgroundColor = color }
    switch (self, proxy) {
    case (let view as UILabel, let proxy as UILabel):
      if view.textColor == .label { view.textColor = proxy.textColor }
      if view.font == .systemFont(ofSize: 17) { view.font = proxy.font }
    case (let view as UISwitch, let proxy as UISwitch): view.onTintColor = view.onTintColor ?? proxy.onTintColor
    case (let view as UISlider, let proxy as UISlider):
      view.minimumTrackTintColor = view.minimumTrackTintColor ?? proxy.minimumTrackTintColor
    case (let view as UIProgressView, let proxy as UIProgressView):
      view.progressTintColor = view.progressTintColor ?? proxy.progressTintColor
    case (let view as UIPageControl, let proxy as UIPageControl):
      view.pageIndicatorTintColor = view.pageIndicatorTintColor ?? proxy.pageIndicatorTintColor
      view.currentPageIndicatorTintColor = view.currentPageIndicatorTintColor ?? proxy.currentPageIndicatorTintColor
    case (let view as UITableView, let proxy as UITableView): view.separatorColor = view.separatorColor ?? proxy.separatorColor
    case (let view as UISegmentedControl, let proxy as UISegmentedControl): view.take(proxy)
    default: break
    }
  }
}

extension UISegmentedControl {
  fileprivate func take(_ proxy: UISegmentedControl) {
    selectedSegmentTintColor = selectedSegmentTintColor ?? proxy.selectedSegmentTintColor
    for state in [State.normal, .selected] where titleTextAttributes(for: state) == nil {
      if let attributes = proxy.titleTextAttributes(for: state) { setTitleTextAttributes(attributes, for: state) }
    }
  }
}
