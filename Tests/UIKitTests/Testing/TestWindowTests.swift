import Foundation
import SplitKit
import Testing
import UIKit
import UIKitTestApps

@testable import UIKitTesting

/// `TestWindow`, as a test of an app uses it.
@MainActor @Suite(.serialized) struct TestWindowTests {
  private static let wide = CGSize(width: 1210, height: 834)

  private func books(_ profile: SystemProfile = .newest) throws -> (TestWindow, BooksSplitViewController) {
    let host = try TestWindow(
      root: BooksSplitViewController(), device: "iPad Pro 11", profile: profile, orientation: .landscapeLeft)
    return (host, try #require(host.rootViewController as? BooksSplitViewController))
  }

  @Test func `a controller is hosted in the window of a device, and its tree can be compared`() throws {
    let (host, split) = try books(.ios18)
    #expect(host.size == Self.wide)
    #expect(
      host.hierarchy == """
        BooksSplitViewController “Books”, oneBesideSecondary
          primary: UINavigationController
            BooksSidebar “Books”
          secondary: UINavigationController
            UIViewController
        """)
    #expect(host.frames(of: split).keys.sorted { $0.rawValue < $1.rawValue } == [.primary, .secondary])
    let secondary = try #require(host.frames(of: split)[.secondary])
    #expect(secondary.maxX == 1210)
    #expect(host.frame(of: split) == CGRect(origin: .zero, size: Self.wide))
    #expect(host.isVisible(split) && host.window.rootViewController === split)
  }

  @Test func `a resize collapses, and the calls have the classes of the app`() throws {
    let (host, split) = try books()
    _ = host.takeCalls()
    try host.resize(width: 400, height: 834)
    #expect(split.isCollapsed)
    #expect(
      host.hierarchy.hasPrefix("BooksSplitViewController “Books”, collapsed\n  UINavigationController\n    BooksSidebar “Books”"))
    #expect(host.frames(of: split)[.secondary] == nil)
    let calls = host.calls
    #expect(
      calls.contains(
        DelegateCall(
          receiver: "BooksSplitViewController", method: "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)",
          arguments: ["secondary"], answer: "primary")))
    #expect(calls.contains { $0.name == "BooksSplitViewController.splitViewControllerDidCollapse(_:)" })
    #expect(calls.contains { $0.description.hasSuffix("[secondary] → primary") })
    #expect(host.takeCalls().count == calls.count)
    #expect(host.calls.isEmpty)
  }

  @Test func `rotation turns the window`() throws {
    let (host, _) = try books()
    try host.rotate()
    #expect(host.size.width < host.size.height)
    try host.rotate(to: .landscapeRight)
    #expect(host.size == CGSize(width: 1210, height: 834))
  }

  @Test func `buttons, rows, tabs and items of bars are tapped by their words`() throws {
    let (host, split) = try books()
    try host.tap(barButton: "Open")
    #expect((split.viewController(for: .secondary) as? UINavigationController)?.topViewController?.title == "Emma")
    #expect(split.viewController(for: .secondary).map(host.isVisible) == true)

    let list = try TestWindow(root: UINavigationController(rootViewController: NamesList()), device: "iPhone 6.3")
    #expect(list.rows == ["Ada", "Grace"])
    try list.tap(row: "Grace")
    let stack = try #require(list.rootViewController as? UINavigationController)
    #expect(stack.topViewController?.title == "Grace")
    #expect(list.rows.isEmpty)
    try list.goBack()
    #expect(stack.topViewController is NamesList)
    try list.type("Alan", into: "Name")
    #expect((stack.topViewController as? NamesList)?.typed == ["Alan"])
    #expect(list.barButtons == ["Add"])
    try list.tap(barButton: "Add")
    #expect(list.rows == ["Ada", "Grace", "Alan"])
    try list.tap(button: "Remove all")
    #expect(list.rows.isEmpty)

    let tabs = try TestWindow(root: TabHolder.shared.start(), profile: .ios13)
    #expect(tabs.tabs == ["Mail", "Calendar", "Settings"])
    try tabs.tap(tab: "Calendar")
    #expect((tabs.rootViewController as? UITabBarController)?.selectedIndex == 1)
  }

  @Test func `a swipe goes back, and takes a sheet away`() throws {
    let host = try TestWindow(root: UINavigationController(rootViewController: PresentingController()), device: "iPhone Air")
    try host.tap(barButton: "Sheet")
    #expect(host.hierarchy.hasSuffix("\npresented: SheetScreen"))
    let root = try #require(host.rootViewController as? UINavigationController)
    for _ in 0..<3 where root.presentedViewController != nil { try host.swipe(.down) }
    #expect(root.presentedViewController == nil)
    root.pushViewController(UIViewController(), animated: true)
    #expect(host.hierarchy.contains("PresentingController “Home”, hidden"))
    try host.swipe(.right)
    #expect(root.viewControllers.count == 1)
  }

  @Test func `a long press shows the menu of a row`() throws {
    let host = try TestWindow(root: MenuList(style: .plain), device: "iPad Pro 11")
    try host.longPress(row: "Ada")
    try host.tap(button: "Pin")
    let list = try #require(host.rootViewController as? MenuList)
    #expect(list.pinned == ["Ada"] && list.presentedViewController == nil)
    #expect(throws: TestWindowError.self) { try host.longPress(row: "Kim") }
  }

  @Test func `an app is launched with its delegates`() throws {
    let host = try TestWindow(
      appDelegate: NotesAppDelegate(), sceneDelegate: NotesSceneDelegate(), device: "iPad Pro 11", orientation: .landscapeLeft)
    #expect(host.hierarchy.hasPrefix("UISplitViewController, twoBesideSecondary\n  primary: UINavigationController\n"))
    let delegate = try #require((host.rootViewController as? UISplitViewController)?.delegate as? NotesSceneDelegate)
    try host.enterBackground()
    #expect(UIApplication.shared.applicationState == .background)
    try host.enterForeground()
    #expect(delegate.log.suffix(2) == ["willEnterForeground", "didBecomeActive"])
    #expect(host.calls.contains { $0.receiver == "NotesSceneDelegate" })
    let old = try TestWindow(appDelegate: TemplateAppDelegate(), profile: .ios8)
    #expect(old.rootViewController is UISplitViewController)
  }

  @Test func `what the app does later is waited for`() async throws {
    let host = try TestWindow(root: LaterController())
    let later = try #require(host.rootViewController as? LaterController)
    later.start()
    #expect(await host.settle())
    #expect(Set(later.events) == ["task", "queue", "timer"])
    later.sleep()
    try await host.wait(until: "the sleeping task is through") { later.title == "awake" }
    #expect(host.hierarchy == "LaterController “awake”")
    await #expect(throws: TestWindowError.self) { try await host.wait(until: "nothing", timeout: 0.02) { false } }
  }

  @Test func `several windows are apart`() throws {
    let (one, _) = try books()
    let (two, _) = try books(.ios14)
    let first = (one.window, UIApplication.shared)
    #expect(two.window !== first.0)
    #expect(UIApplication.shared !== first.1)
    try one.resize(width: 400, height: 834)
    #expect(two.size.width == 1210)
    #expect(two.window.rootViewController is BooksSplitViewController)
    #expect(UIDevice.isRunning(iOS: 14) && !UIDevice.isRunning(iOS: 26))
  }

  @Test func `another root is shown`() throws {
    let host = try TestWindow()
    let root = UIViewController()
    root.title = "Root"
    try host.show(root)
    #expect(host.hierarchy == "UIViewController “Root”")
    #expect(host.svg().hasPrefix("<svg"))
  }

  @Test func `what there is not gives an error that names what there is`() throws {
    let list = try TestWindow(root: UINavigationController(rootViewController: NamesList()), device: "iPhone 6.3")
    #expect(
      Self.message { try list.tap(row: "Nobody") } == "There is no row “Nobody” on the screen. The screen has “Ada”, “Grace”.")
    #expect(Self.message { try list.tap(tab: "Home") } == "There is no tab “Home” on the screen. There is none at all.")
    #expect(Self.message { try list.goBack() }?.hasPrefix("There is no back button") == true)
    #expect(Self.message { try list.resize(width: 0, height: 0) }?.isEmpty == false)
    let made = NamesList()
    #expect(Self.message { _ = try TestWindow(root: made) }?.hasPrefix("The NamesList was made before its window.") == true)
    #expect(Self.message { try TestWindow().show(made) }?.hasPrefix("The NamesList was made before its window.") == true)
    let twice = try TestWindow(root: TwoLists())
    #expect(Self.message { try twice.tap(row: "Ada") }?.hasPrefix("Several rows on the screen are named “Ada”") == true)
    try twice.tap(row: "Ada", in: (twice.rootViewController as? UISplitViewController)?.viewControllers[0])
  }

  @Test(arguments: [
    ("iPad Pro 11", SystemProfile.ios26, "ipad-pro-11-m5"), ("iPad Pro 11", .ios13, "ipad-pro-11-2"),
    ("ipad-mini-6", .ios26, "ipad-mini-6"), ("iPad mini (A17 Pro, 7th generation)", .ios26, "ipad-mini-7"),
    ("iPad mini 7", .ios18, "ipad-mini-7"), ("iphone air", .ios26, "iphone-air"), ("iPad Air 11-inch", .ios18, "ipad-air-11-m3"),
  ])
  func `a device is found by what people call it`(name: String, profile: SystemProfile, id: String) throws {
    let systems = try #require(Profile(id: profile.rawValue)).screen.systems
    #expect(try DeviceNames.device(name, running: systems).id == id)
  }

  @Test func `a device that there is not is an error with the nearest ones`() {
    let message = Self.message { _ = try TestWindow(device: "iPad Pro 14") }
    #expect(message?.hasPrefix("There is no device “iPad Pro 14” for this system. The nearest are “ipad-pro-9.7”") == true)
    #expect(Self.message { _ = try TestWindow(device: "Newton") } == "There is no device “Newton” for this system.")
    #expect(Self.message { _ = try TestWindow(device: "iPad Pro 13", profile: .ios13) }?.contains("“ipad-pro-13-m4”") == true)
  }

  @Test func `the profiles are those of the engine`() {
    #expect(SystemProfile.allCases.map(\.rawValue) == Profile.all.map(\.id))
    #expect(SystemProfile.newest.firstVersion == 26)
  }

  private static func message(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return "\(error)"
    }
  }
}

@MainActor
private enum TabHolder { static let shared = TabCoordinator() }

/// A list with a field and a button.
private final class NamesList: UITableViewController {
  private var names = ["Ada", "Grace"]
  private(set) var typed: [String] = []
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 44))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Names"
    field.placeholder = "Name"
    field.addAction(UIAction { [unowned self] _ in typed.append(field.text ?? "") }, for: .editingChanged)
    tableView.tableHeaderView = field
    let remove = UIButton(type: .system, primaryAction: UIAction(title: "Remove all") { [unowned self] _ in names = [] })
    remove.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    remove.addAction(UIAction { [unowned self] _ in tableView.reloadData() }, for: .touchUpInside)
    tableView.tableFooterView = remove
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add", primaryAction: UIAction { [unowned self] _ in add() })
  }

  private func add() {
    names += typed
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let detail = UIViewController()
    detail.title = names[indexPath.row]
    navigationController?.pushViewController(detail, animated: true)
  }
}

/// The same list in both columns.
private final class TwoLists: UISplitViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    preferredDisplayMode = .oneBesideSecondary
    viewControllers = [
      UINavigationController(rootViewController: NamesList()), UINavigationController(rootViewController: NamesList()),
    ]
  }
}

/// Does things later, in all ways that there are.
private final class LaterController: UIViewController {
  private(set) var events: [String] = []

  func start() {
    Task { note("task") }
    DispatchQueue.main.async { MainActor.assumeIsolated { self.note("queue") } }
    _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in MainActor.assumeIsolated { self.note("timer") } }
  }

  func sleep() {
    Task {
      try await Task.sleep(nanoseconds: 150_000_000)
      title = "awake"
    }
  }

  private func note(_ event: String) {
    events.append(event)
    title = event
  }
}

/// A list with a menu for each row.
private final class MenuList: UITableViewController {
  private let names = ["Ada", "Grace"]
  private(set) var pinned: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [unowned self] _ in
      UIMenu(children: [UIAction(title: "Pin") { [unowned self] _ in pinned.append(names[indexPath.row]) }])
    }
  }
}
