import Foundation

/// The elements of a menu as they stand below each other.
@MainActor
struct MenuContents {
  /// Elements without a line between them and what is above or below.
  struct Group {
    var title: String?
    var elements: [UIMenuElement] = []
    /// Whether the elements stand beside each other.
    var isPalette = false
  }

  private(set) var groups: [Group] = []

  /// Reads a menu. The elements of an inline menu are a group of their own.
  ///
  /// - Parameter loaded: Gives the elements that take the place of a deferred one, or nil while they are made.
  init(_ menu: UIMenu, loaded: (UIDeferredMenuElement) -> [UIMenuElement]?) {
    var open = Group(isPalette: menu.isPalette)
    func close() {
      if !open.elements.isEmpty { groups.append(open) }
      open = Group(isPalette: menu.isPalette)
    }
    func take(_ elements: [UIMenuElement]) {
      for element in elements where !element.isHiddenInMenu {
        switch element {
        case let deferred as UIDeferredMenuElement: take(loaded(deferred) ?? [UIAction.loading])
        case let inner as UIMenu where inner.options.contains(.displayInline):
          close()
          var inside = MenuContents(inner, loaded: loaded).groups
          if !inside.isEmpty, !inner.title.isEmpty { inside[0].title = inner.title }
          groups += inside
        default: open.elements.append(element)
        }
      }
    }
    take(menu.children)
    close()
  }

  /// Whether an element has a mark.
  var hasMarks: Bool { groups.contains { $0.elements.contains { $0.isMarked } } }
  /// Whether an element opens a menu.
  var hasMenus: Bool { groups.contains { !$0.isPalette && $0.elements.contains { $0 is UIMenu } } }
}

extension UIMenu {
  /// The elements of this menu and of those in it, without the menus.
  var allElements: [UIMenuElement] { children.flatMap { ($0 as? UIMenu)?.allElements ?? [$0] } }

  /// Whether the elements stand beside each other: those of a palette, and small or middle ones in an inline menu.
  fileprivate var isPalette: Bool {
    options.contains(.displayAsPalette) || preferredElementSize == .small || preferredElementSize == .medium
  }
}

extension UIAction {
  /// The element that stands for others while they are made.
  fileprivate static var loading: UIAction { UIAction(title: "Loading…", attributes: .disabled) { _ in } }
}

extension UIMenuElement {
  fileprivate var isHiddenInMenu: Bool { menuAttributes.contains(.hidden) }
  var isMarked: Bool { menuState != .off }

  /// How the element can be used and drawn. A menu in another one can be destructive.
  var menuAttributes: Attributes {
    switch self {
    case let action as UIAction: action.attributes
    case let command as UICommand: command.attributes
    case let menu as UIMenu: menu.options.contains(.destructive) ? .destructive : []
    default: []
    }
  }

  /// The mark. A menu in another one has none.
  var menuState: State { (self as? UIAction)?.state ?? (self as? UICommand)?.state ?? .off }
}
