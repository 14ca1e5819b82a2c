import Foundation
internal import SplitKit

/// Frames, autoresizing and the layout of subviews.
extension UIView {
  func setFrame(_ frame: CGRect) {
    let frame = frame.standardized
    guard frame != storedFrame, frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite else {
      return
    }
    let old = storedFrame.size
    storedFrame = frame
    if frame.size != old {
      needsLayoutOfSubviews = true
      autoresize(from: old)
    }
    // A frame outside of a layout asks for one, because children of controllers can follow it.
    noteFrameDue(hasOtherSize: frame.size != old)?.setNeedsLayout()
  }

  /// Gives the subviews the frames that follow from their masks.
  private func autoresize(from old: CGSize) {
    guard autoresizesSubviews else { return }
    let (x, y) = (storedFrame.width - old.width, storedFrame.height - old.height)
    for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
      let mask = view.autoresizingMask
      guard mask != [] else { continue }
      var frame = view.storedFrame
      (frame.origin.x, frame.size.width) = Autoresizing.part(
        start: frame.minX, length: frame.width, of: old.width, growingBy: x, mask.horizontal)
      (frame.origin.y, frame.size.height) = Autoresizing.part(
        start: frame.minY, length: frame.height, of: old.height, growingBy: y, mask.vertical)
      view.setFrame(frame)
    }
  }

  /// Lays out this view and those in it, from the outside inwards. The views of child controllers are laid out by these.
  ///
  /// The constraints of the views in a list or a cell are solved from there, so it lays these views out as the root of a layout.
  /// In another layout, it lays out only those of its views that are no rows and have asked for it.
  func layOutTree(isRoot: Bool = false) {
    guard due.contains(.layout) else { return }
    takeAppearance()
    if needsLayoutOfSubviews {
      needsLayoutOfSubviews = false
      layoutSubviews()
    }
    for view in subviews where !view.isOfChildController {
      if sharesLayout || isRoot {
        view.layOutTree()
      } else if view.sharesLayout, view.needsAnotherLayout {
        view.layOutContents()
      }
    }
    if !needsAnotherLayout { due.remove(.layout) }
  }

  /// Whether this is the view of a controller that has a parent, which the engine lays out.
  var isOfChildController: Bool { owner?.isPlacedByParent ?? false }

  func layOutNow() {
    guard let controller = nearestController else { return layOutContents() }
    controller.layOutNow()
  }

  /// Gives the subviews their parts of the safe area.
  func setSafeArea(_ insets: UIEdgeInsets) {
    guard insets != storedSafeArea || due.contains(.safeArea) else { return }
    due.remove(.safeArea)
    if insets != storedSafeArea {
      noteChangeDue()
      storedSafeArea = insets
      safeAreaInsetsDidChange()
      owner?.viewSafeAreaInsetsDidChange()
    }
    // The contents of a scroll view begin below the bars.
    let insets = self is UIScrollView ? UIEdgeInsets.zero : insets
    for view in subviews where !view.isOfChildController {
      let frame = view.storedFrame
      view.setSafeArea(
        UIEdgeInsets(
          top: max(0, insets.top - frame.minY), left: max(0, insets.left - frame.minX),
          bottom: max(0, insets.bottom - (storedFrame.height - frame.maxY)),
          right: max(0, insets.right - (storedFrame.width - frame.maxX))))
    }
  }
}
