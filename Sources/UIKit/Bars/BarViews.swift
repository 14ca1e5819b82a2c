import Foundation
internal import SplitKit

/// The views of an app that stand in bars: title views, and the views of items. The engine draws words and images itself; any other view
/// stands over the bar.
extension UIView {
  /// Whether a bar draws the view by its words or its image: a label of one line without attributes, a button or a symbol alone.
  var isDrawnByBar: Bool {
    let contents = contentsInBar
    guard contents.count == 1, let content = contents.first else { return false }
    switch content {
    case let label as UILabel: return label.numberOfLines == 1 && label.givenAttributes == nil
    case let image as UIImageView: return image.image?.isSymbolImage == true
    case let button as UIButton:
      let hasBoth = button.currentTitle?.isEmpty == false && button.currentImage != nil
      return !hasBoth && button.configuration.map { $0.look == .plain } ?? true
    default: return false
    }
  }

  /// The item of a bar that draws the view, which is in no tree of views then; nil for a view that stands over the bar.
  var itemThatShowsIt: UIBarButtonItem? {
    guard window == nil, let item = outermost.barOwner as? UIBarButtonItem, item.viewOverBar == nil else { return nil }
    return item
  }

  /// The views that are seen: labels, images, controls and others that draw something.
  private var contentsInBar: [UIView] {
    if isHidden { return [] }
    switch self {
    case let label as UILabel: return label.text?.isEmpty == false ? [label] : []
    case let image as UIImageView: return image.image == nil ? [] : [image]
    case is UIControl, is UIActivityIndicatorView, is UIProgressView, is UISearchBar: return [self]
    default:
      let inner = subviews.flatMap(\.contentsInBar)
      return backgroundColor != nil && inner.isEmpty ? [self] : inner
    }
  }

  /// The size that the view has in a bar: that of its constraints and contents, or else the one that the app has set.
  func sizeInBar(most: CGSize) -> CGSize {
    var size = bounds.size
    if !translatesAutoresizingMaskIntoConstraints || size.width <= 0 || size.height <= 0 || self is UIStackView {
      let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      size = CGSize(
        width: fitting.width > 0 ? fitting.width : size.width, height: fitting.height > 0 ? fitting.height : size.height)
    }
    return CGSize(width: min(size.width, most.width), height: min(size.height, most.height))
  }
}

extension UINavigationController {
  /// The views over the bars with their places in the window.
  private var viewsOverBars: [(view: UIView, frame: CGRect)] {
    guard let top = innermostTop else { return [] }
    let item = top.navigationItem
    let title = item.titleView.flatMap { $0.isTitleOverBar ? place(ofTitle: $0) : nil }.map { [$0] } ?? []
    let all = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) + (top.toolbarItems ?? [])
    let items = all.filter { $0.viewOverBar != nil }
    let frames = items.isEmpty ? [:] : stack.itemFrames
    return title + scopes(of: item)
      + items.compactMap { item in
        guard let view = item.viewOverBar, let id = item.engineID, let frame = frames[id] else { return nil }
        let size = view.sizeInBar(most: CGSize(width: frame.width, height: frame.height))
        return (view, CGRect(frame).middle(size))
      }
  }

  /// The scopes of a search with their place, while the bar has a row for them.
  private func scopes(of item: UINavigationItem) -> [(view: UIView, frame: CGRect)] {
    guard let room = stack.scopeRoom, let bar = item.searchController?.searchBar else { return [] }
    return [bar.parts.scopes(in: CGRect(room))]
  }

  /// The controller on top, at any depth of stacks in stacks.
  private var innermostTop: UIViewController? {
    (topViewController as? UINavigationController).map(\.innermostTop) ?? topViewController
  }

  private func place(ofTitle view: UIView) -> (view: UIView, frame: CGRect)? {
    guard let (row, room) = stack.titleRoom else { return nil }
    // The margins of a title are by eye.
    let most = CGSize(width: max(0, room.width - 12), height: room.height)
    let size = view.sizeInBar(most: most)
    var frame = CGRect(row).middle(size)
    frame.origin.x = min(max(frame.minX, room.x + 6), room.maxX - 6 - size.width)
    return (view, frame)
  }

  /// Puts the views over the bars, and takes away those that stood there before.
  func placeBarViews() {
    guard let view = storedView else { return }
    let wanted = viewsOverBars
    for old in placedBarViews where old.superview === view && !wanted.contains(where: { $0.view === old }) {
      old.removeFromSuperview()
    }
    let origin = originInWindow
    for (own, frame) in wanted {
      if own.superview !== view { view.addSubview(own) }
      own.setFrame(frame.offsetBy(dx: -origin.x, dy: -origin.y))
      own.layOutContents()
    }
    placedBarViews = wanted.map(\.view)
  }
}

extension UIView {
  /// Whether a title view stands over the bar. A button does too, because the bar's own title is not tapped.
  var isTitleOverBar: Bool { !isDrawnByBar || contentForBar is UIButton || contentForBar == nil }
}

extension CGRect {
  /// A rectangle of a size in the middle of this one.
  func middle(_ size: CGSize) -> CGRect {
    CGRect(x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
  }
}
