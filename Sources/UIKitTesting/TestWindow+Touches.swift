#if !os(iOS)
  import Foundation
  internal import SplitKit
  import UIKit

  /// The acts of a user.
  extension TestWindow {
    /// Taps the row of a list that has this title, another of these words, or this accessibility identifier. A row that has only
    /// scrolled away is tapped, too.
    ///
    /// - Parameters:
    ///   - title: The words of the row.
    ///   - controller: The controller in which the row is, or one around it; nil for any.
    /// - Throws: ``TestWindowError``, with the rows that there are.
    public func tap(row title: String, in controller: UIViewController? = nil) throws { try tap(.row, title, controller) }

    /// Taps the button, the switch or another control with these words or this identifier in the content of a screen.
    public func tap(button title: String, in controller: UIViewController? = nil) throws { try tap(.button, title, controller) }

    /// Taps the item of a bar with this title, or with this symbol if it shows one.
    public func tap(barButton title: String, in controller: UIViewController? = nil) throws {
      try tap(.barButton, title, controller)
    }

    /// Taps the tab with this title, in the bar or in the sidebar.
    public func tap(tab title: String) throws { try tap(.tab, title, nil) }

    /// Presses the row with this title for long, which shows its context menu. `tap(button:)` chooses an item of the menu. Throws an
    /// error for a row that takes no long presses.
    public func longPress(row title: String, in controller: UIViewController? = nil) throws {
      let row = try shown.element(.row, title, of: controller.map(ids))
      try send(["type": "tap", "target": .string("\(row.id)/menu")])
    }

    /// Taps a point of the window.
    public func tap(at point: CGPoint) throws {
      try send(["type": "tap", "x": .number(Double(point.x)), "y": .number(Double(point.y))])
    }

    /// Taps the back button in front.
    public func goBack(in controller: UIViewController? = nil) throws {
      try tap(shown.backButton(of: controller.map(ids)).id)
    }

    /// Swipes, from a point of the window. Without one, a swipe to the right or left begins at the edge that it leaves, and one up or down
    /// in the middle of what is presented, or else of the window.
    public func swipe(_ direction: UISwipeGestureRecognizer.Direction, from point: CGPoint? = nil) throws {
      guard let name = direction.testName else {
        throw TestWindowError.refused("A swipe has one direction: left, right, up or down.")
      }
      let start = point ?? direction.start(in: front)
      try send([
        "type": "swipe", "direction": .string(name), "x": .number(Double(start.x)), "y": .number(Double(start.y)),
      ])
    }

    /// Replaces the text of the field with this placeholder or identifier.
    public func type(_ text: String, into field: String, in controller: UIViewController? = nil) throws {
      let element = try shown.element(.field, field, of: controller.map(ids))
      try send(["type": "edit", "target": .string(element.id), "text": .string(text)])
    }

    /// Gives the field with this placeholder or identifier the keyboard, and presses the return key.
    public func pressReturn(in field: String, in controller: UIViewController? = nil) throws {
      let element = try shown.element(.field, field, of: controller.map(ids))
      try send(["type": "focus", "target": .string(element.id)])
      try send(["type": "tap", "target": .string("\(element.id)/return")])
    }

    /// Presses the keys of a command, `UIKeyCommand`, of a controller on the screen or of a responder after it.
    ///
    /// - Parameters:
    ///   - input: The key, as the command has it.
    ///   - modifiers: The keys that are held.
    ///   - controller: The controller whose pane has the command; nil for the first one from the front.
    /// - Throws: ``TestWindowError``, with the commands that there are.
    public func press(key input: String, _ modifiers: UIKeyModifierFlags = [], in controller: UIViewController? = nil) throws {
      layOut()
      try tap(ShownKeys(probe.scene).id(input, modifiers, of: controller.map(ids)))
    }

    /// Drags the edge of the window to a size in points.
    public func resize(width: CGFloat, height: CGFloat) throws {
      try send(["type": "resize", "width": .number(Double(width)), "height": .number(Double(height))])
    }

    /// Turns the device; without an orientation, between portrait and landscape.
    public func rotate(to orientation: UIInterfaceOrientation? = nil) throws {
      guard let orientation else { return try send(["type": "rotate"]) }
      try send(["type": "rotate", "to": .string(orientation.testName)])
    }

    /// Sends the app to the background. The system lays it out for its pictures there.
    public func enterBackground() throws { try send(["type": "background"]) }

    /// Brings the app back from the background.
    public func enterForeground() throws { try send(["type": "foreground"]) }

    /// The frame of the frontmost presented controller, or the whole window.
    private var front: CGRect {
      var top = rootViewController
      while let presented = top.presentedViewController { top = presented }
      return frame(of: top) ?? CGRect(origin: .zero, size: size)
    }

    private func tap(_ kind: ShownElements.Kind, _ title: String, _ controller: UIViewController?) throws {
      try tap(shown.element(kind, title, of: controller.map(ids)).id)
    }

    private func tap(_ id: String) throws { try send(["type": "tap", "target": .string(id)]) }

    private var shown: ShownElements {
      layOut()
      return ShownElements(probe.scene)
    }
  }

  extension UISwipeGestureRecognizer.Direction {
    fileprivate var testName: String? {
      switch self {
      case .left: "left"
      case .right: "right"
      case .up: "up"
      case .down: "down"
      default: nil
      }
    }

    fileprivate func start(in frame: CGRect) -> CGPoint {
      switch self {
      case .left: CGPoint(x: frame.maxX - 1, y: frame.midY)
      case .right: CGPoint(x: frame.minX + 1, y: frame.midY)
      default: CGPoint(x: frame.midX, y: frame.midY)
      }
    }
  }

  extension UIInterfaceOrientation {
    fileprivate var testName: String {
      switch self {
      case .landscapeLeft: "landscapeLeft"
      case .landscapeRight: "landscapeRight"
      case .portraitUpsideDown: "portraitUpsideDown"
      default: "portrait"
      }
    }
  }
#endif
