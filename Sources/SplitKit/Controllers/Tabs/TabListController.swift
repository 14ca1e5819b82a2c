/// A list with a row for each of some tabs of a tab bar controller, with their titles and images. It is the system's own screen.
class TabListController: ViewController {
  unowned let tabs: TabBarController
  private var offset = 0.0

  init(of tabs: TabBarController, id: String, title: String) {
    self.tabs = tabs
    super.init(tabs.application, id: id, title: title)
  }

  final override var isSystemScreen: Bool { true }

  /// The indices of the tabs.
  var indices: [Int] { [] }
  /// Whether a row leads to the controller of its tab.
  var leadsOn: Bool { false }
  func didTapRow(at index: Int) {}

  final override var viewModel: Value? {
    [
      "kind": "list", "style": "plain", "title": .string(title ?? ""), "leadsOn": .bool(leadsOn),
      "sections": [["rows": .array(indices.map(row))]],
    ]
  }

  private func row(at index: Int) -> Value {
    let item = tabs.item(at: index)
    return [
      "kind": "row", "id": .string(rowID(at: index)), "title": .string(item.title ?? ""),
      "image": item.image.map { .string($0) } ?? nil,
      "isEnabled": .bool(leadsOn), "accessory": leadsOn ? "disclosureIndicator" : nil,
    ]
  }

  /// The id of a row, which differs from those of the buttons in the list's bar.
  private func rowID(at index: Int) -> String { "\(id)/row-\(tabs.viewControllers[index].id)" }

  private var layout: ListLayout {
    ListLayout(
      contentWidth: contentWidth, inset: 0, rowHeight: application.profile.look.lists.row.at(textSize),
      sections: [.init(headerHeight: 0, count: indices.count)])
  }

  final override var contentLayout: ContentLayout? {
    let layout = layout
    let offset = Point(x: 0, y: min(offset, maximumOffset(of: layout.contentSize.height)))
    return ContentLayout(layout, contentInset: scrollInsets, offset: offset)
  }

  final override func didScroll(to offset: Point) {
    self.offset = max(0, min(offset.y, maximumOffset(of: layout.contentSize.height)))
  }

  final override func didTap(element: String) {
    if let index = indices.first(where: { rowID(at: $0) == element }) { didTapRow(at: index) }
  }
}

/// The list of the tabs that a bar has no space for: the root of `moreNavigationController` (spec/reports.md 452). It has the button Edit
/// if the app lets the user put tabs in another order.
final class MoreListController: TabListController {
  init(of tabs: TabBarController) { super.init(of: tabs, id: "\(tabs.id)/more", title: tabs.application.language.word(.more)) }

  override var indices: [Int] { Array(tabs.overflow) }
  override var leadsOn: Bool { true }
  override func didTapRow(at index: Int) { tabs.didTapRow(at: index) }
  override func updateProperties() { navigationItem.rightBarButtonItems = tabs.customizableControllers.isEmpty ? [] : [edit] }

  private lazy var edit = BarButtonItem(id: "\(id)/edit", title: application.language.word(.edit)) { [weak self] in
    self?.tabs.beginCustomizing()
  }
}

/// The tabs that the user may put in another order. No gesture moves them here, because the page has none for it.
final class CustomizableTabsController: TabListController {
  init(of tabs: TabBarController) {
    super.init(of: tabs, id: "\(tabs.id)/configure", title: tabs.application.language.word(.configure))
  }

  override var indices: [Int] {
    let customizable = tabs.customizableControllers
    return tabs.viewControllers.indices.filter { index in customizable.contains { $0 === tabs.viewControllers[index] } }
  }

  override func updateProperties() { navigationItem.rightBarButtonItems = [done] }
  override func viewWillDisappear() { tellWillEnd() }
  override func viewDidDisappear() {
    tellWillEnd()
    if hasToldWillEnd { tabs.tellDidEndCustomizing() }
  }

  private var hasToldWillEnd = false

  /// Tells the delegate once that the list is dismissed. A list under a full screen is not.
  private func tellWillEnd() {
    let stack = presentationRoot
    guard !hasToldWillEnd, stack.modal.presenting?.modal.presented !== stack else { return }
    hasToldWillEnd = true
    tabs.tellWillEndCustomizing()
  }

  /// The system's item Done: a word before iOS 26, and a sign since (general knowledge).
  private lazy var done: BarButtonItem = {
    let word = application.language.word(.done)
    let hasWord = application.profile.look.systemItems == .words
    let item = BarButtonItem(id: "\(id)/done", title: hasWord ? word : nil, image: hasWord ? nil : "checkmark") { [weak self] in
      self?.dismiss()
    }
    item.label = word
    return item
  }()
}
