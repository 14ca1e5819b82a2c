import SplitKit
import Testing

@testable import UIKit

/// A list with actions at both ends of its rows, which loads itself anew.
@MainActor
private final class MailList: UITableViewController {
  private(set) var mails = ["Ada", "Grace", "Barbara"]
  private(set) var events: [String] = []
  var words = "Flag"

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "mail")
    refreshControl = UIRefreshControl()
    refreshControl?.addAction(UIAction { [unowned self] _ in events.append("refresh") }, for: .valueChanged)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { mails.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "mail", for: indexPath)
    cell.textLabel?.text = mails[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    events.append("select \(indexPath.row)")
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard indexPath.row != 2 else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [unowned self] _, _, done in
      mails.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
      done(true)
    }
    delete.image = UIImage(systemName: "trash")
    return UISwipeActionsConfiguration(actions: [delete, UIContextualAction(style: .normal, title: words) { _, _, _ in }])
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Read") { _, _, done in done(true) }])
  }

  override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    events.append("open \(indexPath.row)")
  }

  override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    events.append("close \(indexPath.map { "\($0.row)" } ?? "none")")
  }
}

/// A list of a collection, whose rows have an action.
@MainActor
private final class TagList: UICollectionViewController {
  private(set) var chosen = 0

  convenience init() {
    final class Box { weak var list: TagList? }
    let box = Box()
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.trailingSwipeActionsConfigurationProvider = { path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Pin \(path.item)") { _, _, done in
          box.list?.chosen += 1
          done(true)
        }
      ])
    }
    self.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    box.list = self
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "tag")
  }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath) }
}

@MainActor @Suite(.serialized) struct SwipeTests {
  private func stage() throws -> ContentStage {
    try ContentStage { UINavigationController(rootViewController: MailList(style: .plain)) }
  }

  private func list(_ stage: ContentStage) -> MailList {
    (stage.root as! UINavigationController).viewControllers[0] as! MailList
  }

  /// Swipes over a row of 44 points.
  private func swipe(_ direction: String, row: Int, of id: String, in stage: ContentStage) throws {
    let pane = try #require(stage.pane(id))
    let layout = try #require(stage.layout(of: id))
    let headers = layout.metrics.numbers.first { $0.name == "headerHeights" }?.value.array?.first?.number ?? 0
    let y = pane.frame.y + layout.contentInset.top + headers + 44 * Double(row) + 20
    try stage.say(["type": "swipe", "direction": .string(direction), "x": 190, "y": .number(y)])
  }

  private func row(_ index: Int, _ id: String, _ stage: ContentStage) -> Value? {
    stage.content(id)?.at("sections", 0, "rows")?.array?[safely: index]
  }

  @Test func `a swipe shows the actions at the end of a row, the first one outermost`() throws {
    let stage = try stage()
    try swipe("left", row: 1, of: "MailList", in: stage)
    let swipe = try #require(row(1, "MailList", stage)?["swipe"])
    #expect(swipe["edge"] == "trailing" && swipe["width"] == 74)
    #expect(
      swipe["actions"]
        == [
          ["id": "MailList/0-1/action-0", "label": "Delete", "image": "trash", "background": "#FF3B30FF"],
          ["id": "MailList/0-1/action-1", "text": "Flag", "background": "#8E8E93FF"],
        ])
    #expect(list(stage).events == ["open 1"])
  }

  @Test func `buttons are as wide as the longest title, and a high row has titles below images`() throws {
    let stage = try stage()
    let list = list(stage)
    list.words = "Mark as favourite"
    try swipe("left", row: 0, of: "MailList", in: stage)
    let low = try #require(row(0, "MailList", stage)?["swipe"])
    #expect(low["width"]?.number.map { $0 > 110 && $0 <= 130 } == true && low.at("actions", 0, "text") == nil)
    try stage.tap("MailList/0-1")
    list.tableView.rowHeight = 91
    stage.settle()
    try swipe("left", row: 0, of: "MailList", in: stage)
    #expect(row(0, "MailList", stage)?["swipe"]?.at("actions", 0, "text") == "Delete")
  }

  @Test func `an action runs, and its completion hides the actions`() throws {
    let stage = try stage()
    try swipe("left", row: 0, of: "MailList", in: stage)
    try stage.tap("MailList/0-0/action-0")
    #expect(list(stage).mails == ["Grace", "Barbara"])
    #expect(row(0, "MailList", stage)?["title"] == "Grace" && row(0, "MailList", stage)?["swipe"] == nil)
    #expect(list(stage).events == ["open 0", "close none"])
  }

  @Test func `an action at a point of the screen is the one there`() throws {
    let stage = try stage()
    try swipe("left", row: 0, of: "MailList", in: stage)
    let inset = try #require(stage.layout(of: "MailList")).contentInset.top
    try stage.tap(x: 380, y: inset + 20)
    #expect(list(stage).mails.count == 2)
  }

  @Test func `actions stay until their completion, another touch or a swipe back`() throws {
    let stage = try stage()
    try swipe("left", row: 0, of: "MailList", in: stage)
    try stage.tap("MailList/0-0/action-1")
    #expect(row(0, "MailList", stage)?["swipe"] != nil)
    try stage.tap("MailList/0-1")
    #expect(row(0, "MailList", stage)?["swipe"] == nil)
    #expect(list(stage).events == ["open 0", "close 0"])
    try swipe("right", row: 1, of: "MailList", in: stage)
    #expect(row(1, "MailList", stage)?["swipe"]?["edge"] == "leading")
    try swipe("left", row: 1, of: "MailList", in: stage)
    #expect(row(1, "MailList", stage)?["swipe"] == nil)
  }

  @Test func `the swipe is reversed from right to left`() throws {
    let stage = try ContentStage(traits: [Member("layoutDirection", "rightToLeft")]) {
      UINavigationController(rootViewController: MailList(style: .plain))
    }
    try swipe("right", row: 0, of: "MailList", in: stage)
    #expect(row(0, "MailList", stage)?["swipe"]?["edge"] == "trailing")
  }

  @Test func `rows of a collection have the actions of the list's configuration`() throws {
    let stage = try ContentStage { UINavigationController(rootViewController: TagList()) }
    try swipe("left", row: 1, of: "TagList", in: stage)
    #expect(row(1, "TagList", stage)?["swipe"]?["actions"]?.array?.first?["text"] == "Pin 1")
    try stage.tap("TagList/0-1/action-0")
    #expect(((stage.root as! UINavigationController).viewControllers[0] as! TagList).chosen == 1)
    #expect(row(1, "TagList", stage)?["swipe"] == nil)
  }

  @Test func `a swipe over a row without actions is left to the containers`() throws {
    let stage = try ContentStage(width: 1180, height: 820) {
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(MailList(style: .plain), for: .primary)
      split.setViewController(UIViewController(), for: .secondary)
      split.preferredDisplayMode = .oneBesideSecondary
      return split
    }
    let split = stage.root as! UISplitViewController
    try swipe("left", row: 0, of: "MailList", in: stage)
    #expect(split.displayMode == .oneBesideSecondary)
    try swipe("left", row: 2, of: "MailList", in: stage)
    #expect(split.displayMode == .secondaryOnly)
  }

  @Test func `a pull at the top loads the list anew, with a sign above the rows`() throws {
    let stage = try stage()
    try swipe("down", row: 0, of: "MailList", in: stage)
    #expect(list(stage).events == ["refresh"] && list(stage).refreshControl?.isRefreshing == true)
    #expect(stage.content("MailList")?.at("header", "views", 0, "type") == "activity")
    #expect(stage.number("headerHeight", of: "MailList") == 60)
    #expect(list(stage).tableView.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 60)
    try swipe("down", row: 0, of: "MailList", in: stage)
    #expect(list(stage).events == ["refresh"])
    list(stage).refreshControl?.endRefreshing()
    #expect(stage.content("MailList")?["header"] == nil && stage.number("headerHeight", of: "MailList") == nil)
  }

  @Test func `the pane names the swipes that its views take`() throws {
    let stage = try stage()
    #expect(stage.pane("MailList")?.content.gestures == [.swipe(.left), .swipe(.right), .swipe(.down)])
  }
}

/// A screen whose views recognise swipes.
@MainActor
private final class CardScreen: UIViewController {
  private(set) var swipes: [String] = []
  let card = UIView(frame: CGRect(x: 20, y: 200, width: 200, height: 100))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
    for (owner, name, direction) in [(card, "card", .left), (view!, "screen", [.left, .up])]
      as [(UIView, String, UISwipeGestureRecognizer.Direction)]
    {
      let note = Selector("note") { (screen: CardScreen) in { screen.swipes.append(name) } }
      let swipe = UISwipeGestureRecognizer(target: self, action: note)
      swipe.direction = direction
      owner.addGestureRecognizer(swipe)
    }
  }
}

@MainActor @Suite(.serialized) struct SwipeRecognizerTests {
  @Test func `the innermost view with a recogniser for the direction takes a swipe`() throws {
    let stage = try ContentStage { CardScreen() }
    func swipe(_ direction: String, y: Int) throws {
      try stage.say(["type": "swipe", "direction": .string(direction), "x": 100, "y": .number(Double(y))])
    }
    try swipe("left", y: 250)
    try swipe("left", y: 500)
    try swipe("up", y: 250)
    try swipe("right", y: 250)
    #expect((stage.root as? CardScreen)?.swipes == ["card", "screen", "screen"])
  }

  @Test func `pages turn by a swipe, and the delegate is told`() throws {
    let stage = try ContentStage { Book(dots: 0) }
    // The page sends swipes for a pane that has them.
    #expect(stage.pane("Page")?.content.gestures == [.swipe(.left), .swipe(.right)])
    try stage.say(["type": "swipe", "direction": "left", "x": 300, "y": 400])
    let book = stage.root as! Book
    #expect(book.viewControllers?.first?.title == "2" && book.turns == ["1"])
    try stage.say(["type": "swipe", "direction": "right", "x": 100, "y": 400])
    #expect(book.viewControllers?.first?.title == "1")
    #expect(book.children.count == 1)
  }

  @Test func `dots below the pages follow the user`() throws {
    let stage = try ContentStage { Book(dots: 3) }
    let book = stage.root as! Book
    let dots = try #require(book.view.subviews.compactMap { $0 as? UIPageControl }.first)
    #expect((dots.numberOfPages, dots.currentPage) == (3, 0))
    #expect(dots.frame.height == 26 && book.viewControllers?.first?.view.frame.height == dots.frame.minY)
    try stage.say(["type": "swipe", "direction": "left", "x": 300, "y": 400])
    #expect(dots.currentPage == 1 && book.viewControllers?.first?.view.frame.height == dots.frame.minY)
  }
}

@MainActor
private final class Page: UIViewController {
  init(_ number: Int) {
    super.init(nibName: nil, bundle: nil)
    title = "\(number)"
  }
  required init?(coder: NSCoder) { nil }
}

@MainActor
private final class Book: UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  private(set) var turns: [String] = []
  private var dotCount = 0
  convenience init(dots: Int) {
    self.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    dotCount = dots
    dataSource = self
    delegate = self
    setViewControllers([Page(1)], direction: .forward, animated: false)
  }
  private func page(_ step: Int, from controller: UIViewController) -> UIViewController? {
    Int(controller.title ?? "").flatMap { 1...3 ~= $0 + step ? Page($0 + step) : nil }
  }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(-1, from: viewController) }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(1, from: viewController) }
  func presentationCount(for pageViewController: UIPageViewController) -> Int { dotCount }
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { turns.append(previousViewControllers.first?.title ?? "") }
}
