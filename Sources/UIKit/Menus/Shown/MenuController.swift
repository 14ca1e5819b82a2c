import Foundation
internal import SplitKit

/// A menu over the window. A touch beside it, or on one of its elements, ends it.
@MainActor
final class MenuController: UIViewController {
  private let sender: AnyObject?
  /// The menu and the menus in it that are open, from outside to inside.
  private(set) var levels: [UIMenu]
  private var loaded: [ObjectIdentifier: [UIMenuElement]] = [:]
  private var loading: Set<ObjectIdentifier> = []

  init(_ menu: UIMenu, sender: AnyObject?) {
    (self.sender, levels) = (sender, [menu])
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
  }
  required init?(coder: NSCoder) { nil }

  override func loadView() { view = MenuView(of: self) }
  private func reload() { (viewIfLoaded as? MenuView)?.reload() }

  override var popoverPresentationController: UIPopoverPresentationController? { keptPopoverController }

  /// The frame of the button or the view that the menu belongs to, in the window; nil for one that is on no screen any more.
  var sourceFrame: CGRect? {
    popoverPresentationController?.noteSource()
    return engine.popoverSourceFrame.map(CGRect.init)
  }

  /// The elements of the innermost open menu.
  var contents: MenuContents { MenuContents(levels[levels.count - 1]) { elements(of: $0) } }

  private func elements(of deferred: UIDeferredMenuElement) -> [UIMenuElement]? {
    let id = ObjectIdentifier(deferred)
    if let known = loaded[id] { return known }
    guard loading.insert(id).inserted else { return nil }
    deferred.provider { [weak self] elements in
      self?.loaded[id] = elements
      self?.reload()
    }
    return loaded[id]
  }

  /// Opens a menu in this one, or chooses any other element.
  func choose(_ element: UIMenuElement) {
    guard !element.menuAttributes.contains(.disabled) else { return }
    if let menu = element as? UIMenu { return show(levels + [menu]) }
    mark(element)
    if element.menuAttributes.contains(.keepsMenuPresented) {
      run(element)
      return show(levels)
    }
    close()
    run(element)
  }

  /// Goes back to the menu around the open one.
  func goBack() { show(Array(levels.dropLast())) }

  func close() { (presentingViewController ?? self).dismiss(animated: true) }

  private func show(_ levels: [UIMenu]) {
    self.levels = levels
    reload()
  }

  /// Gives the chosen action the mark of a menu in which one element has one, or whose button shows the choice (AD documented).
  private func mark(_ element: UIMenuElement) {
    let button = sender as? UIButton
    let showsChoice = button?.changesSelectionAsPrimaryAction == true
    guard let menu = levels.last?.menu(around: element), showsChoice || menu.options.contains(.singleSelection) else { return }
    for other in menu.children { (other as? UIAction)?.state = other === element ? .on : .off }
    if showsChoice { button?.noteLook() }
  }

  private func run(_ element: UIMenuElement) {
    switch element {
    case let action as UIAction: action.run(from: sender)
    case let command as UICommand: (sender as? UIResponder).map(command.perform)
    default: break
    }
  }
}

extension UIMenu {
  /// This menu, or the inline menu in it, that has an element.
  fileprivate func menu(around element: UIMenuElement) -> UIMenu? {
    if children.contains(where: { $0 === element }) { return self }
    return children.lazy.compactMap { ($0 as? UIMenu)?.menu(around: element) }.first
  }
}
