/// The detents and the grabber of a sheet: `UISheetPresentationController`.
///
/// Every controller has one, even before it is presented, because an app sets its properties before the presentation. UIKit
/// has it only for a sheet, since iOS 15. Before iOS 14 the properties have no effect here.
package final class SheetPresentationController {
  /// The controller, which owns this object.
  private weak var controller: ViewController?
  /// All properties together.
  var configuration = SheetConfiguration() {
    didSet { if configuration != oldValue { controller?.setNeedsLayout() } }
  }

  init(of controller: ViewController) { self.controller = controller }

  /// The heights at which the sheet can rest, beginning with the smallest. The default is `large` alone (AD documented). UIKit
  /// raises an exception for an empty list, and here the list stays what it was.
  package var detents: [SheetDetent] {
    get { configuration.detents }
    set {
      guard !newValue.isEmpty else {
        controller.map { $0.application.raise("A sheet has at least one detent", receiver: $0.id) }
        return
      }
      configuration.detents = newValue
    }
  }

  /// The name of the detent at which the sheet rests. A swipe of the user changes it. With nil, the default, and with a name
  /// that no detent has, the sheet rests at the smallest detent (AD documented).
  package var selectedDetentIdentifier: String? {
    get { configuration.selectedDetentIdentifier }
    set { configuration.selectedDetentIdentifier = newValue }
  }

  /// The name of the largest detent at which nothing is dimmed, and what is below can be touched. The default is nil: every
  /// detent dims (AD documented).
  package var largestUndimmedDetentIdentifier: String? {
    get { configuration.largestUndimmedDetentIdentifier }
    set { configuration.largestUndimmedDetentIdentifier = newValue }
  }

  /// Whether the sheet shows a grabber. The default is false (AD documented).
  package var prefersGrabberVisible: Bool {
    get { configuration.prefersGrabberVisible }
    set { configuration.prefersGrabberVisible = newValue }
  }
}

extension ViewController {
  /// The detents and the grabber of a sheet with this controller. It is created when it is first used.
  package var sheetPresentationController: SheetPresentationController {
    if let controller = keptSheetController { return controller }
    let controller = SheetPresentationController(of: self)
    keptSheetController = controller
    return controller
  }

  /// The wishes about a sheet. Without an own one, they are the defaults.
  var sheetConfiguration: SheetConfiguration { keptSheetController?.configuration ?? SheetConfiguration() }
}
