import SplitKit
import Testing

@testable import UIKit

/// A list that shows details, as an app writes it.
@MainActor
private final class FruitList: UITableViewController {
  private(set) var fruits = ["Apple", "Banana", "Cherry"]
  private(set) var deselected: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Fruits"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fruits.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
    cell.textLabel?.text = fruits[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let detail = FruitDetail()
    detail.title = fruits[indexPath.row]
    showDetailViewController(UINavigationController(rootViewController: detail), sender: self)
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { deselected.append(indexPath.row) }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    fruits.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func add(_ fruit: String, at row: Int) {
    fruits.insert(fruit, at: row)
    tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
  }

  func addWithoutTelling() {
    fruits.append("Date")
    tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }
}

@MainActor
private final class FruitDetail: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = title
    label.frame = CGRect(x: 20, y: 100, width: 200, height: 30)
    view.addSubview(label)
  }
}

@MainActor @Suite(.serialized) struct TableAppTests {
  private func stage(width: Double = 1024, hasDetail: Bool = true) throws -> ContentStage {
    try ContentStage(width: width, height: 768) {
      let split = UISplitViewController()
      split.viewControllers =
        [UINavigationController(rootViewController: FruitList(style: .plain))] + (hasDetail ? [UIViewController()] : [])
      split.preferredDisplayMode = .oneBesideSecondary
      return split
    }
  }

  private func list(in stage: ContentStage) -> FruitList {
    let split = stage.root as! UISplitViewController
    return (split.viewControllers[0] as! UINavigationController).viewControllers[0] as! FruitList
  }

  private func titles(_ stage: ContentStage) -> [String] {
    (stage.content("FruitList")?.at("sections", 0, "rows")?.array ?? []).compactMap { $0["title"]?.string }
  }

  @Test func `the rows are those of the data source`() throws {
    let stage = try stage()
    let model = try #require(stage.content("FruitList"))
    #expect(model["kind"] == "table" && model["style"] == "plain")
    #expect(
      model.at("sections", 0, "rows", 1)
        == ["id": "FruitList/0-1", "kind": "row", "title": "Banana", "accessory": "disclosureIndicator"])
    #expect(stage.number("rowHeights", of: "FruitList") == [44])
    #expect(stage.number("headerHeights", of: "FruitList") == [0])
  }

  @Test func `a touch selects a row and shows its detail beside the list`() throws {
    let stage = try stage()
    try stage.tap("FruitList/0-1")
    #expect(stage.selection(of: "FruitList") == ["FruitList/0-1"])
    let label = stage.content("FruitDetail")?.at("views", 0)
    #expect(label?["text"] == "Banana" && label?["type"] == "label")
    #expect(stage.number("frames", of: "FruitDetail") == [[20, 100, 200, 30]])
    try stage.tap("FruitList/0-2")
    #expect(stage.selection(of: "FruitList") == ["FruitList/0-2"])
    #expect(list(in: stage).deselected == [1])
  }

  @Test func `a point on the screen belongs to the row below it`() throws {
    let stage = try stage()
    let pane = try #require(stage.pane("FruitList"))
    let inset = try #require(stage.layout(of: "FruitList")).contentInset.top
    try stage.tap(x: pane.frame.x + 30, y: pane.frame.y + inset + 44 * 2 + 10)
    #expect(list(in: stage).tableView.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
  }

  @Test func `the selection ends when a narrow list comes back, and stays beside its detail`() throws {
    let stage = try stage(width: 390, hasDetail: false)
    try stage.tap("FruitList/0-0")
    #expect(stage.pane("FruitDetail")?.isVisible == true)
    let table = list(in: stage).tableView!
    #expect(table.indexPathForSelectedRow != nil)
    (stage.root as! UISplitViewController).viewControllers.compactMap { $0 as? UINavigationController }.first?
      .popViewController(animated: true)
    stage.settle()
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func `rows come and go with the selection at its row`() throws {
    let stage = try stage()
    try stage.tap("FruitList/0-1")
    let controller = list(in: stage)
    let banana = controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
    controller.add("Avocado", at: 0)
    #expect(titles(stage) == ["Avocado", "Apple", "Banana", "Cherry"])
    #expect(stage.selection(of: "FruitList") == ["FruitList/0-2"])
    #expect(controller.tableView.cellForRow(at: IndexPath(row: 2, section: 0)) === banana)
  }

  @Test func `the control of a row being edited deletes it`() throws {
    let stage = try stage()
    let controller = list(in: stage)
    controller.setEditing(true, animated: true)
    let row = stage.content("FruitList")?.at("sections", 0, "rows", 0)
    #expect(row?["editing"] == "delete")
    try stage.tap("FruitList/0-0/edit")
    #expect(titles(stage) == ["Banana", "Cherry"])
    controller.setEditing(false, animated: true)
    #expect(stage.content("FruitList")?.at("sections", 0, "rows", 0, "editing") == nil)
  }

  @Test func `a change that the data source contradicts is said and read anew`() throws {
    let stage = try stage()
    _ = stage.raised()
    list(in: stage).addWithoutTelling()
    #expect(stage.raised().contains { $0.hasPrefix("Invalid update") })
    #expect(titles(stage) == ["Apple", "Banana", "Cherry", "Date"])
  }

  @Test func `a wider list has the same content`() throws {
    let stage = try stage()
    let before = stage.content("FruitList")
    try stage.resize(1180, 768)
    #expect(stage.content("FruitList") == before)
  }
}
