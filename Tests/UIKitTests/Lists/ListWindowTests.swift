import Foundation
import SplitKit
import Testing

@testable import UIKit

/// A row whose height follows from its text, or from a constraint.
@MainActor
private final class TallCell: UITableViewCell {
  static var made = 0
  private let box = UIView()
  lazy var height = box.heightAnchor.constraint(equalToConstant: 60)

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Self.made += 1
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor), height,
    ])
  }
}

/// A long list. Its rows are 60 points high until row 100, and 100 points from there on, unless the test gives other heights.
@MainActor
private final class LongList: UITableViewController {
  var count = 500
  var asked: [Int] = []
  var ended: [Int] = []
  var tapped: [Int] = []
  var height: (Int) -> CGFloat = { $0 < 100 ? 60 : 100 }
  var givenHeight: ((Int) -> CGFloat)?
  var heightsAsked = 0
  var estimate: CGFloat?
  /// The first row with the app's own estimate. The rows before it have that of the superclass.
  var firstEstimated = 0
  var estimatesAsked = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TallCell.self, forCellReuseIdentifier: "tall")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked.append(indexPath.row)
    let cell = tableView.dequeueReusableCell(withIdentifier: "tall", for: indexPath)
    (cell as? TallCell)?.height.constant = height(indexPath.row)
    return cell
  }
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heightsAsked += 1
    return givenHeight?(indexPath.row) ?? tableView.rowHeight
  }
  override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    estimatesAsked += 1
    guard let estimate, indexPath.row >= firstEstimated else {
      return super.tableView(tableView, estimatedHeightForRowAt: indexPath)
    }
    return estimate
  }
  override func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    ended.append(indexPath.row)
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { tapped.append(indexPath.row) }

  var offset: CGFloat { tableView.scrolled.y }
  /// The top of a row on screen, below the bar.
  func top(of row: Int) -> CGFloat { tableView.rectForRow(at: IndexPath(row: row, section: 0)).minY - offset }
}

@MainActor @Suite(.serialized) struct ListWindowTests {
  /// A list in a window of 800 points, of which bars cover 44.
  private static func stage(_ set: @escaping @Sendable @MainActor (LongList) -> Void = { _ in }) throws -> (
    ContentStage, LongList
  ) {
    let stage = try ContentStage(width: 390, height: 800) {
      let list = LongList(style: .plain)
      set(list)
      return list
    }
    _ = stage.scene
    return (stage, try #require(stage.root as? LongList))
  }

  private static func scroll(_ stage: ContentStage, to y: Double) throws {
    try stage.say(["type": "scroll", "target": "LongList", "x": 0, "y": .number(y)])
    _ = stage.scene
  }

  private static func section(_ stage: ContentStage) -> Value? { stage.content("LongList")?.at("sections", 0) }

  // Which rows there are.

  @Test(arguments: [500, 50_000])
  func `the first scene asks for the rows of a screen and half a screen below`(count: Int) throws {
    let (stage, list) = try Self.stage { $0.count = count }
    #expect(list.asked == Array(0..<19))
    let section = Self.section(stage)
    #expect(section?["rows"]?.array?.count == 19)
    #expect(section?["count"] == .number(Double(count)))
    #expect(section?["first"] == 0)
    #expect(list.tableView.contentSize.height == 60 * CGFloat(count))
    #expect(stage.number("heightsBelow", of: "LongList") == [.number(60 * Double(count - 19))])
  }

  @Test func `nothing is kept of rows that have not been near`() throws {
    let (stage, list) = try Self.stage { $0.count = 50_000 }
    func known() -> Int { list.tableView.content.sections?.first?.rows.count { $0 != nil } ?? 0 }
    #expect((1...60).contains(known()))
    list.tableView.scrollToRow(at: IndexPath(row: 49_999, section: 0), at: .bottom, animated: false)
    stage.settle()
    #expect(known() <= 120)
    list.tableView.selectRow(at: IndexPath(row: 20_000, section: 0), animated: false, scrollPosition: .none)
    #expect(list.tableView.indexPathForSelectedRow?.row == 20_000)
  }

  @Test func `a short list has all rows, and says nothing of others`() throws {
    let (stage, _) = try Self.stage { $0.count = 12 }
    #expect(Self.section(stage)?["count"] == nil)
    #expect(stage.number("heightsBelow", of: "LongList") == nil)
  }

  @Test func `visible cells are those in the bounds`() throws {
    let (stage, list) = try Self.stage()
    #expect(list.tableView.indexPathsForVisibleRows?.map(\.row) == Array(0..<13))
    #expect(list.tableView.visibleCells.count == 13)
    try Self.scroll(stage, to: 630)
    #expect(list.tableView.indexPathsForVisibleRows?.map(\.row) == Array(10..<24))
    #expect(list.tableView.cellForRow(at: IndexPath(row: 400, section: 0)) == nil)
  }

  @Test func `cells of rows that leave are used again`() throws {
    let (stage, list) = try Self.stage()
    TallCell.made = 0
    for step in 1...20 { try Self.scroll(stage, to: 600 * Double(step)) }
    #expect(TallCell.made <= 16)
    #expect(Set(list.ended).isSuperset(of: 0..<150))
    #expect(list.tableView.subviews.count { $0 is TallCell } <= 32)
  }

  @Test func `a small step of a scroll makes no cell`() throws {
    let (stage, list) = try Self.stage()
    list.asked = []
    try Self.scroll(stage, to: 100)
    #expect(list.asked.isEmpty)
  }

  // Heights.

  @Test func `without estimates, all heights are asked for, and none follows from contents`() throws {
    let (_, list) = try Self.stage {
      $0.loadViewIfNeeded()
      $0.tableView.estimatedRowHeight = 0
      $0.givenHeight = { CGFloat(40 + $0 % 2 * 10) }
    }
    #expect(list.tableView.contentSize.height == CGFloat(250 * 40 + 250 * 50))
    #expect(list.asked.count < 30)
    #expect(list.tableView.rectForRow(at: IndexPath(row: 400, section: 0)) == CGRect(x: 0, y: 200 * 90, width: 390, height: 40))
    list.givenHeight = nil
    list.tableView.reloadData()
    list.tableView.layoutIfNeeded()
    #expect(list.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height == list.tableView.metrics.usualRowHeight)
  }

  @Test func `a height of all rows is that of rows far away`() throws {
    let (_, list) = try Self.stage {
      $0.loadViewIfNeeded()
      $0.tableView.rowHeight = 50
    }
    #expect(list.tableView.contentSize.height == 25_000)
  }

  @Test func `an estimate of the superclass is not asked for each row`() throws {
    let (_, list) = try Self.stage { $0.count = 50_000 }
    #expect(list.estimatesAsked == 3)
  }

  @Test func `an app can leave the first estimates to the superclass`() throws {
    let (_, list) = try Self.stage {
      ($0.estimate, $0.firstEstimated) = (30, 400)
    }
    let rows = (350..<450).map { list.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    #expect(rows.prefix(50).allSatisfy { $0 == 60 } && rows.suffix(50).allSatisfy { $0 == 30 })
  }

  @Test func `estimates of the app stand for rows far away`() throws {
    let (_, list) = try Self.stage { $0.estimate = 30 }
    let near = CGFloat(list.asked.count)
    #expect(list.tableView.contentSize.height == near * 60 + (500 - near) * 30)
    list.estimate = nil
    list.tableView.estimatedRowHeight = 200
    list.tableView.layoutIfNeeded()
    #expect(list.tableView.contentSize.height > CGFloat(470 * 200))
  }

  // The offset.

  @Test func `rows that come from above leave what is on screen where it is`() throws {
    let (stage, list) = try Self.stage()
    list.tableView.scrollToRow(at: IndexPath(row: 300, section: 0), at: .top, animated: false)
    _ = stage.scene
    #expect(list.top(of: 300) == 0)
    var (shown, steps) = (300, 0)
    while list.offset > 0, steps < 2000 {
      let before = list.top(of: shown)
      try Self.scroll(stage, to: Double(max(0, list.offset - 50)))
      #expect(list.top(of: shown) == before + 50 || list.offset == 0)
      shown = list.tableView.indexPathsForVisibleRows?.first { list.top(of: $0.row) > 100 }?.row ?? 0
      steps += 1
    }
    #expect(list.top(of: 0) == 0)
    #expect(stage.number("correction", of: "LongList")?.number ?? 0 > 0)
  }

  @Test(arguments: [(UITableView.ScrollPosition.top, 0), (.middle, 328), (.bottom, 656), (.none, 656)])
  func `a row has its position after a scroll, though its height is not known before`(
    position: UITableView.ScrollPosition, top: CGFloat
  )
    throws
  {
    let (stage, list) = try Self.stage()
    list.tableView.scrollToRow(at: IndexPath(row: 300, section: 0), at: position, animated: false)
    _ = stage.scene
    #expect(list.top(of: 300) == top)
    #expect(stage.layout(of: "LongList")?.offset.y == Double(list.offset))
  }

  @Test func `the last row is at the end`() throws {
    let (stage, list) = try Self.stage { $0.count = 50_000 }
    list.tableView.scrollToRow(at: IndexPath(row: 49_999, section: 0), at: .top, animated: true)
    _ = stage.scene
    #expect(list.top(of: 49_999) == 656)
    #expect(list.tableView.contentSize.height == list.offset + 756)
    // It is far away, so the page does not pass all rows on its way.
    #expect(Self.section(stage)?["first"]?.number ?? 0 > 49_900)
  }

  @Test func `a scroll before the first layout is made in it`() throws {
    let (_, list) = try Self.stage {
      $0.loadViewIfNeeded()
      $0.tableView.scrollToRow(at: IndexPath(row: 200, section: 0), at: .top, animated: false)
    }
    #expect(list.top(of: 200) == 0)
  }

  @Test func `reading the list anew keeps the offset`() throws {
    let (stage, list) = try Self.stage()
    for step in 1...12 { try Self.scroll(stage, to: 600 * Double(step)) }
    let (offset, shown) = (list.offset, list.tableView.indexPathsForVisibleRows)
    list.tableView.reloadData()
    _ = stage.scene
    #expect(list.offset == offset)
    #expect(list.tableView.indexPathsForVisibleRows == shown)
  }

  @Test func `rows that are deleted at the end leave a list that ends there`() throws {
    let (stage, list) = try Self.stage()
    list.tableView.scrollToRow(at: IndexPath(row: 499, section: 0), at: .bottom, animated: false)
    _ = stage.scene
    list.count = 100
    list.tableView.deleteRows(at: (100..<500).map { IndexPath(row: $0, section: 0) }, with: .none)
    _ = stage.scene
    #expect(Self.section(stage)?["rows"]?.array?.isEmpty == false)
    #expect(Self.section(stage)?.at("rows", 12, "id")?.string?.hasPrefix("LongList/0-") == true)
  }

  // Touches.

  @Test(arguments: [499, 250, 0]) func `a tap on a row that is far away scrolls to it`(row: Int) throws {
    let (stage, list) = try Self.stage()
    if row == 0 { try Self.scroll(stage, to: 20_000) }
    try stage.tap("LongList/0-\(row)")
    #expect(list.tapped == [row])
    #expect(list.tableView.indexPathsForVisibleRows?.contains(IndexPath(row: row, section: 0)) == true)
  }

  @Test func `a tap on no row is refused`() throws {
    let (stage, list) = try Self.stage()
    for id in ["LongList/0-500", "LongList/1-0", "LongList/0--1", "LongList/0-3-1", "LongList/0-99999999999999999999"] {
      #expect(throws: (any Error).self) { try stage.tap(id) }
    }
    #expect(list.offset == 0 && list.tapped.isEmpty)
  }

  @Test func `the selection of a row that leaves comes back with it`() throws {
    let (stage, _) = try Self.stage()
    try stage.tap("LongList/0-3")
    try Self.scroll(stage, to: 9_000)
    #expect(stage.selection(of: "LongList").isEmpty)
    try Self.scroll(stage, to: 0)
    #expect(stage.selection(of: "LongList") == ["LongList/0-3"])
  }
}
