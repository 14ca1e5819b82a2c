import Foundation
internal import SplitKit

/// Long presses. The page makes one of a touch that stays, of a secondary click, and of the keyboard's key for menus.
extension UIView {
  /// The effect of a long press that the view's interactions and recognisers take, or nil without any.
  var ownPressAction: (() -> Void)? {
    guard isUserInteractionEnabled, !(menuInteractions.isEmpty && pressRecognizers.isEmpty) else { return nil }
    return { [weak self] in self?.takePress(at: nil) }
  }

  private var menuInteractions: [UIContextMenuInteraction] { interactions.compactMap { $0 as? UIContextMenuInteraction } }

  private var pressRecognizers: [UILongPressGestureRecognizer] {
    (gestureRecognizers ?? []).compactMap { $0 as? UILongPressGestureRecognizer }
      .filter { $0.isEnabled && $0.numberOfTapsRequired == 0 && $0.numberOfTouchesRequired == 1 }
  }

  /// Shows the menu of an interaction, or else tells the recognisers.
  ///
  /// - Parameter point: The place of the press in the view, or nil for the middle.
  func takePress(at point: CGPoint?) {
    let middle = point ?? shownMiddle
    for interaction in menuInteractions {
      let menu = interaction.delegate?.contextMenuInteraction(interaction, configurationForMenuAtLocation: middle)
      if let menu, MenuPresenter.present(menu, from: self) { return }
    }
    for recognizer in pressRecognizers { recognizer.recognize(at: middle) }
  }
}

extension ReadingContext {
  /// Notes what a long press on an element or on a view does. Returns the member of its node.
  ///
  /// - Parameter id: The id of the element, or nil for a view that is none.
  mutating func menuPart(of id: String?, perform: @escaping () -> Void) -> Member {
    let part = id.map { "\($0)/menu" } ?? newID(nil, "menu")
    row(part, perform: perform)
    return Member("menuPart", .object([Member("id", .string(part))]))
  }
}
