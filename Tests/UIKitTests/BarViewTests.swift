import Foundation
import SplitKit
import Testing

@testable import UIKit

/// Views of the app in bars: in place of the title, as items, and in bars of the app's own.
@MainActor @Suite(.serialized) struct BarViewTests {
  private final class Screen: UIViewController {
    let segments = UISegmentedControl(items: ["All", "Starred"])
    let toggle = UISwitch()
    let spinner = UIActivityIndicatorView(style: .medium)
    var changes = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Lists"
      segments.selectedSegmentIndex = 0
      segments.addAction(UIAction { [weak self] _ in self?.changes += 1 }, for: .valueChanged)
      navigationItem.titleView = segments
      navigationItem.rightBarButtonItem = UIBarButtonItem(customView: spinner)
      toolbarItems = [.flexibleSpace(), UIBarButtonItem(customView: toggle)]
    }
  }

  private func stage(_ screen: @escaping @MainActor @Sendable () -> UIViewController = { Screen() }) throws -> ContentStage {
    try ContentStage { @MainActor in
      let stack = UINavigationController(rootViewController: screen())
      stack.isToolbarHidden = false
      return stack
    }
  }

  private func bar(_ stage: ContentStage, _ kind: String = "navigationBar") -> Value? {
    stage.scene.viewModels.first { $0.content["kind"] == .string(kind) }?.content
  }

  private func overlay(_ stage: ContentStage) -> Value? {
    stage.scene.viewModels.first { $0.id.hasSuffix("/overlay") }?.content
  }

  @Test func `a control in place of the title stands in the middle of the bar, and takes touches`() throws {
    let stage = try stage()
    let stack = stage.root as! UINavigationController
    let screen = stack.topViewController as! Screen
    #expect(stage.raised() == [])
    #expect(bar(stage)?["isTitleHidden"] == true && bar(stage)?["title"] == "Lists")
    #expect(screen.segments.frame.midX == 195)
    #expect(screen.segments.frame.midY == stack.barFrame.midY)
    let id = try #require(overlay(stage)?.at("views", 0, "items", 1, "id")?.string)
    try stage.tap(id)
    #expect(screen.segments.selectedSegmentIndex == 1 && screen.changes == 1)
    try stage.tap(x: Double(screen.segments.frame.minX) + 10, y: Double(screen.segments.frame.midY))
    #expect(screen.segments.selectedSegmentIndex == 0 && screen.changes == 2)
  }

  @Test func `views of items stand over their places, and give them their widths`() throws {
    let stage = try stage()
    let screen = (stage.root as! UINavigationController).topViewController as! Screen
    let item = try #require(bar(stage)?.at("trailing", 0))
    #expect(item["style"] == "custom" && item["title"] == nil && item["image"] == nil)
    let place = try (inset: #require(item["inset"]?.number), width: #require(item["width"]?.number))
    #expect(abs(Double(screen.spinner.frame.midX) - (390 - place.inset - place.width / 2)) < 0.01)
    #expect(bar(stage, "toolbar")?.at("items", 0, "style") == "custom")
    try stage.tap(x: Double(screen.toggle.frame.midX), y: Double(screen.toggle.frame.midY))
    #expect(screen.toggle.isOn)
  }

  @Test func `the views go with their controller, and come back with it`() throws {
    let stage = try stage()
    let stack = stage.root as! UINavigationController
    let screen = stack.topViewController as! Screen
    stack.pushViewController(UIViewController(), animated: false)
    stage.settle()
    #expect(screen.segments.superview == nil && overlay(stage) == nil)
    stack.popViewController(animated: false)
    stage.settle()
    #expect(screen.segments.superview === stack.view && overlay(stage) != nil)
    screen.navigationItem.titleView = nil
    stage.settle()
    #expect(screen.segments.superview == nil && bar(stage)?["isTitleHidden"] == nil)
  }

  @Test func `two labels are drawn as they are, and one as the title`() throws {
    func title(_ texts: [String]) throws -> Value? {
      let stage = try stage {
        let (screen, stack) = (UIViewController(), UIStackView())
        stack.axis = .vertical
        for text in texts {
          let label = UILabel()
          label.text = text
          stack.addArrangedSubview(label)
        }
        screen.navigationItem.titleView = stack
        return screen
      }
      return bar(stage)
    }
    #expect(try title(["Ada", "online"])?["isTitleHidden"] == true)
    #expect(try title(["Ada"])?["isTitleHidden"] == nil && title(["Ada"])?["title"] == "Ada")
  }

  @Test func `a title view has the size of its words, also when they change`() throws {
    final class Titled: UIViewController {
      let (name, detail) = (UILabel(), UILabel())
      override func viewDidLoad() {
        super.viewDidLoad()
        (name.text, detail.text) = ("A", "B")
        let stack = UIStackView(arrangedSubviews: [name, detail])
        stack.axis = .vertical
        navigationItem.titleView = stack
      }
    }
    let stage = try stage { Titled() }
    let screen = (stage.root as! UINavigationController).topViewController as! Titled
    _ = stage.scene
    screen.name.text = "A much longer title"
    _ = stage.scene
    #expect(screen.name.frame.width >= screen.name.intrinsicContentSize.width && screen.name.frame.width > 100)
  }

  @Test func `a popover points at the item that draws its view`() throws {
    final class Pointing: UIViewController {
      let button = UIButton(type: .system)
      override func viewDidLoad() {
        super.viewDidLoad()
        button.setImage(UIImage(systemName: "gear"), for: .normal)
        button.addAction(
          UIAction { [weak self] _ in
            guard let self else { return }
            let shown = UIViewController()
            shown.modalPresentationStyle = .popover
            shown.preferredContentSize = CGSize(width: 200, height: 150)
            shown.popoverPresentationController?.sourceView = button
            present(shown, animated: false)
          }, for: .touchUpInside)
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
      }
    }
    let stage = try ContentStage(width: 1180, height: 820) { UINavigationController(rootViewController: Pointing()) }
    try stage.tap(try #require(bar(stage)?.at("trailing", 0, "id")?.string))
    let popover = try #require(stage.scene.panes.first { $0.role == .popover })
    #expect(popover.frame.width == 200 && popover.frame.height == 150 && popover.frame.maxX > 1000)
    #expect(stage.raised() == [])
  }

  @Test func `a tab has the image of the app, and a button with image and words is drawn as it is`() throws {
    let stage = try ContentStage {
      let (tabs, screen, button) = (UITabBarController(), UIViewController(), UIButton(type: .system))
      screen.tabBarItem = UITabBarItem(title: "One", image: UIImage(data: ImageTests.png(20, 20)), tag: 0)
      button.setTitle("Options", for: .normal)
      button.setImage(UIImage(systemName: "gear"), for: .normal)
      screen.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
      tabs.viewControllers = [UINavigationController(rootViewController: screen)]
      return tabs
    }
    let tab = stage.scene.viewModels.compactMap { $0.content["tabs"]?.array ?? $0.content["items"]?.array }.first?.first
    #expect(tab?["image"]?.string?.hasPrefix("template:") == true, "\(String(describing: tab))")
    #expect(bar(stage)?.at("trailing", 0, "style") == "custom")
  }

  @Test func `a toolbar of the app's own has buttons, and spaces share the room`() throws {
    final class Own: UIViewController {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
      var taps = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        let first = UIBarButtonItem(title: "First", primaryAction: UIAction { [weak self] _ in self?.taps += 1 })
        bar.items = [first, .flexibleSpace(), UIBarButtonItem(systemItem: .add)]
        view.addSubview(bar)
      }
    }
    let stage = try ContentStage { Own() }
    let own = stage.root as! Own
    let views = try #require(stage.content("Own")?.at("views", 0, "views")?.array)
    let buttons = views.filter { $0["type"] == "button" }
    #expect(buttons.map { $0["text"]?.string ?? $0["image"]?.string } == ["First", "plus"])
    #expect(buttons[1]["label"] == "Add")
    let frames = own.bar.subviews.filter { $0 is UIButton }.map(\.frame)
    #expect(frames[0].minX == 16 && frames[1].maxX == 374)
    try stage.tap(try #require(buttons[0]["id"]?.string))
    #expect(own.taps == 1)
    own.bar.items?[0].isEnabled = false
    #expect(stage.content("Own")?.at("views", 0, "views")?.array?.first { $0["text"] == "First" }?["isEnabled"] == false)
  }
}

/// Views above the keyboard and in its place.
@MainActor @Suite(.serialized) struct InputViewTests {
  private final class Form: UIViewController {
    let (name, date) = (UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 34)), UITextField())
    let done = UIToolbar(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let picker = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

    override func viewDidLoad() {
      super.viewDidLoad()
      date.frame = CGRect(x: 20, y: 180, width: 200, height: 34)
      (name.inputAccessoryView, date.inputView) = (done, picker)
      done.items = [UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.view.endEditing(true) })]
      view.addSubview(name)
      view.addSubview(date)
    }
  }

  @Test func `a view stands above the keyboard while its field has it, and counts as a part of it`() throws {
    let frames = Locked<[CGRect]>([])
    let stage = try ContentStage { Form() }
    let form = stage.root as! Form
    let observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { note in
      let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
      frames.withLock { $0.append(frame ?? .zero) }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    try stage.tap("Form/field-1")
    let keyboard = CGFloat(stage.scene.window.keyboardHeight)
    #expect(keyboard > 0 && form.done.frame == CGRect(x: 0, y: 844 - keyboard - 40, width: 390, height: 40))
    #expect(frames.withLock { $0.last?.minY } == 844 - keyboard - 40)
    try stage.resize(600, 700)
    let other = CGFloat(stage.scene.window.keyboardHeight)
    #expect(form.done.frame == CGRect(x: 0, y: 700 - other - 40, width: 600, height: 40))
    let id = try #require(stage.content("Form/window")?.at("views", 0, "views")?.array?.first { $0["type"] == "button" }?["id"])
    try stage.tap(id.string ?? "")
    stage.settle()
    #expect(!form.name.isEditing && form.done.superview == nil && stage.content("Form/window") == nil)
  }

  @Test func `a view in place of the keyboard has its area`() throws {
    let stage = try ContentStage { Form() }
    let form = stage.root as! Form
    try stage.tap("Form/field-2")
    let keyboard = CGFloat(stage.scene.window.keyboardHeight)
    let card = try #require(stage.content("Form/window")?.at("views", 0))
    #expect(card["type"] == "card" && card["style"] == "input")
    #expect(form.picker.superview?.frame == CGRect(x: 0, y: 844 - keyboard, width: 390, height: keyboard))
    #expect(form.picker.frame == CGRect(x: 0, y: 0, width: 390, height: 200))
    try stage.tap("Form/field-1")
    stage.settle()
    #expect(form.picker.window == nil && form.done.superview != nil)
  }

  @Test func `a view above the keyboard is over a sheet, and is there for a controller that wants to be first`() throws {
    final class Reply: UIViewController {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
      override var canBecomeFirstResponder: Bool { true }
      override var inputAccessoryView: UIView? { bar }
    }
    let stage = try ContentStage { UIViewController() }
    stage.root.present(Reply(), animated: false)
    stage.settle()
    let panes = stage.scene.panes
    let overlay = try #require(panes.lastIndex { $0.role == .overlay })
    #expect(overlay == panes.count - 1 && panes[overlay].content.container.hasSuffix("/window"))
    stage.root.dismiss(animated: false)
    stage.settle()
    #expect(!stage.scene.panes.contains { $0.role == .overlay })
  }

  @Test func `a controller that is the first responder has its view at the bottom`() throws {
    final class Chat: UIViewController {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
      override var canBecomeFirstResponder: Bool { true }
      override var inputAccessoryView: UIView? { bar }
    }
    let stage = try ContentStage { Chat() }
    let chat = stage.root as! Chat
    stage.settle()
    #expect(chat.bar.frame == CGRect(x: 0, y: 794, width: 390, height: 50) && stage.context.keyboardHeight == 50)
    chat.resignFirstResponder()
    stage.settle()
    #expect(chat.bar.superview == nil && stage.context.keyboardHeight == 0)
  }
}
