#if canImport(UIKit) && os(iOS)
  import UIKit

  /// The acts of a user, by what UIKit would call for them.
  extension TestWindow {
    /// Selects the row whose cell has a label with this text, and tells the delegate.
    public func tap(row title: String, in controller: UIViewController? = nil) throws {
      layOut()
      let rows = lists(in: controller).flatMap(\.rows)
      guard let row = rows.first(where: { $0.words.contains(title) }) else {
        throw TestWindowError.noElement(kind: "row", name: title, shown: rows.compactMap(\.words.first))
      }
      row.select()
      layOut()
    }

    /// Sends the actions of the control with this title or identifier.
    public func tap(button title: String, in controller: UIViewController? = nil) throws {
      layOut()
      let controls = views(in: controller).compactMap { $0 as? UIControl }
      guard let control = controls.first(where: { $0.testWords.contains(title) }) else {
        throw TestWindowError.noElement(kind: "button", name: title, shown: controls.compactMap(\.testWords.first))
      }
      if let toggle = control as? UISwitch { toggle.setOn(!toggle.isOn, animated: false) }
      control.sendActions(for: control is UISwitch ? .valueChanged : .touchUpInside)
      layOut()
    }

    /// Performs the action of the item with this title.
    public func tap(barButton title: String, in controller: UIViewController? = nil) throws {
      layOut()
      let items = visible(controller).flatMap(\.testBarButtons)
      guard let item = items.first(where: { $0.testWords.contains(title) }) else {
        throw TestWindowError.noElement(kind: "bar button", name: title, shown: items.compactMap(\.testWords.first))
      }
      if let action = item.primaryAction {
        action.performWithSender(item, target: item.target)
      } else if let action = item.action {
        UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil)
      }
      layOut()
    }

    /// Selects the tab with this title, after asking the delegate.
    public func tap(tab title: String) throws {
      layOut()
      let bars = visible(nil).compactMap { $0 as? UITabBarController }
      let choices = bars.flatMap { bar in (bar.viewControllers ?? []).map { (bar, $0) } }
      guard let (bar, chosen) = choices.first(where: { $0.1.tabBarItem.title == title }) else {
        throw TestWindowError.noElement(kind: "tab", name: title, shown: choices.compactMap { $0.1.tabBarItem.title })
      }
      guard bar.delegate?.tabBarController?(bar, shouldSelect: chosen) ?? true else { return }
      bar.selectedViewController = chosen
      bar.delegate?.tabBarController?(bar, didSelect: chosen)
      layOut()
    }

    /// Sends the actions of the control at a point.
    public func tap(at point: CGPoint) throws {
      layOut()
      var view = window.hitTest(point, with: nil)
      while let candidate = view, !(candidate is UIControl) { view = candidate.superview }
      (view as? UIControl)?.sendActions(for: .touchUpInside)
      layOut()
    }

    /// Pops the frontmost stack that has something to pop.
    public func goBack(in controller: UIViewController? = nil) throws {
      layOut()
      let stacks = visible(controller).compactMap { $0 as? UINavigationController }.filter { $0.viewControllers.count > 1 }
      guard let stack = stacks.last else {
        throw TestWindowError.noElement(kind: "back button", name: "back", shown: [])
      }
      stack.popViewController(animated: false)
      layOut()
    }

    /// Throws ``TestWindowError/needsTheEngine(_:)``: a process cannot make touches.
    public func swipe(_ direction: UISwipeGestureRecognizer.Direction, from point: CGPoint? = nil) throws {
      throw TestWindowError.needsTheEngine("A test cannot swipe on Apple's UIKit. Call what the swipe leads to.")
    }

    /// Throws ``TestWindowError/needsTheEngine(_:)``: a process cannot make touches.
    public func longPress(row title: String, in controller: UIViewController? = nil) throws {
      throw TestWindowError.needsTheEngine("A test cannot press a row for long on Apple's UIKit. Call what the menu leads to.")
    }

    /// Performs the command for some keys of a controller, of the frontmost one, or of a responder after it.
    public func press(key input: String, _ modifiers: UIKeyModifierFlags = [], in controller: UIViewController? = nil) throws {
      layOut()
      var responder: UIResponder? = controller ?? frontmost
      var shown: [String] = []
      while let current = responder {
        for command in current.keyCommands ?? [] {
          shown.append(command.input ?? "")
          guard command.input == input, command.modifierFlags == modifiers, let action = command.action else { continue }
          UIApplication.shared.sendAction(
            action, to: current.target(forAction: action, withSender: command), from: command, for: nil)
          return layOut()
        }
        responder = current.next
      }
      throw TestWindowError.noElement(kind: "key command", name: input, shown: shown)
    }

    private var frontmost: UIViewController {
      var top = rootViewController
      while let presented = top.presentedViewController { top = presented }
      return top
    }

    /// Replaces the text of the field with this placeholder or identifier, and sends its actions.
    public func type(_ text: String, into field: String, in controller: UIViewController? = nil) throws {
      layOut()
      let fields = views(in: controller).compactMap { $0 as? UITextField }
      guard let found = fields.first(where: { $0.placeholder == field || $0.accessibilityIdentifier == field }) else {
        throw TestWindowError.noElement(kind: "field", name: field, shown: fields.compactMap(\.placeholder))
      }
      found.text = text
      found.sendActions(for: .editingChanged)
      layOut()
    }

    /// The titles of the rows on the screen.
    public var rows: [String] {
      layOut()
      return lists(in: nil).flatMap(\.rows).compactMap(\.words.first)
    }

    /// The titles of the items of bars on the screen.
    public var barButtons: [String] {
      layOut()
      return visible(nil).flatMap(\.testBarButtons).compactMap(\.testWords.first)
    }

    /// The titles of the tabs on the screen.
    public var tabs: [String] {
      layOut()
      return visible(nil).compactMap { $0 as? UITabBarController }.flatMap { $0.viewControllers ?? [] }.compactMap {
        $0.tabBarItem.title
      }
    }

    private func visible(_ around: UIViewController?) -> [UIViewController] {
      func all(_ controller: UIViewController) -> [UIViewController] { [controller] + controller.children.flatMap(all) }
      return (around.map(all) ?? controllers).filter(isVisible)
    }

    private func views(in controller: UIViewController?) -> [UIView] {
      func all(_ view: UIView) -> [UIView] { view.isHidden ? [] : [view] + view.subviews.flatMap(all) }
      return all(controller?.viewIfLoaded ?? window)
    }

    private func lists(in controller: UIViewController?) -> [any TestList] {
      views(in: controller).compactMap { $0 as? any TestList }
    }
  }

  /// A row of a list: its words, and what a tap does.
  @MainActor
  private struct TestRow {
    let words: [String]
    let select: () -> Void
  }

  /// A table or a collection.
  @MainActor
  private protocol TestList: UIView { var rows: [TestRow] { get } }

  extension UITableView: TestList {
    fileprivate var rows: [TestRow] {
      let paths = (0..<numberOfSections).flatMap { section in
        (0..<numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
      }
      return paths.map { path in
        let cell = cellForRow(at: path) ?? dataSource?.tableView(self, cellForRowAt: path)
        return TestRow(words: cell?.testLabels ?? []) { [self] in
          let isAsked = delegate?.responds(to: #selector(UITableViewDelegate.tableView(_:willSelectRowAt:))) == true
          let answer = isAsked ? delegate?.tableView?(self, willSelectRowAt: path) : path
          guard let chosen = answer else { return }
          selectRow(at: chosen, animated: false, scrollPosition: .none)
          delegate?.tableView?(self, didSelectRowAt: chosen)
        }
      }
    }
  }

  extension UICollectionView: TestList {
    fileprivate var rows: [TestRow] {
      let paths = (0..<numberOfSections).flatMap { section in
        (0..<numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
      }
      return paths.map { path in
        let cell = cellForItem(at: path) ?? dataSource?.collectionView(self, cellForItemAt: path)
        return TestRow(words: cell?.testLabels ?? []) { [self] in
          guard delegate?.collectionView?(self, shouldSelectItemAt: path) ?? true else { return }
          selectItem(at: path, animated: false, scrollPosition: [])
          delegate?.collectionView?(self, didSelectItemAt: path)
        }
      }
    }
  }

  extension UIView {
    /// The texts of the labels in the view, and its own label and identifier.
    fileprivate var testLabels: [String] {
      func texts(_ view: UIView) -> [String] { ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(texts) }
      return texts(self) + [accessibilityLabel, accessibilityIdentifier].compactMap { $0 }
    }
  }

  extension UIControl {
    fileprivate var testWords: [String] {
      [(self as? UIButton)?.currentTitle, accessibilityLabel, accessibilityIdentifier].compactMap { $0 }
    }
  }

  extension UIBarButtonItem {
    fileprivate var testWords: [String] { [title, accessibilityLabel, accessibilityIdentifier].compactMap { $0 } }
  }

  extension UIViewController {
    fileprivate var testBarButtons: [UIBarButtonItem] {
      (navigationItem.leftBarButtonItems ?? []) + (navigationItem.rightBarButtonItems ?? []) + (toolbarItems ?? [])
    }
  }
#endif
