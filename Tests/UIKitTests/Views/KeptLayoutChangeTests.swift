import Foundation
import Testing

@testable import UIKit

/// A controller with the view of a child in a stack, above a label.
@MainActor
private final class Container: UIViewController {
  let child = UIViewController()
  let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
  let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    box.autoresizingMask = .flexibleWidth
    child.view.addSubview(box)
    addChild(child)
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.addArrangedSubview(child.view)
    stack.addArrangedSubview(UILabel())
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor), stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    child.didMove(toParent: self)
  }

  /// Gives the view of the child contents that are as high as a length.
  func fill(height: CGFloat) {
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    child.view.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: child.view.topAnchor),
      content.bottomAnchor.constraint(equalTo: child.view.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: child.view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: child.view.trailingAnchor),
      content.heightAnchor.constraint(equalToConstant: height),
    ])
  }
}

/// Changes that reach a kept layout by other ways than a request for a layout of its own views.
@MainActor @Suite(.serialized) struct KeptLayoutChangeTests {
  @Test func `the view of a child has a height of its own once it has constraints`() throws {
    let stage = try ContentStage(width: 390, height: 800) { Container() }
    _ = stage.scene
    let container = try #require(stage.root as? Container)
    #expect(container.child.view.frame.height == 0)
    container.fill(height: 70)
    try stage.resize(400, 800)
    _ = stage.scene
    #expect(container.child.view.frame.height == 70)
  }

  @Test func `a custom spacing moves the views after it`() {
    let stack = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
    stack.axis = .vertical
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    for label in stack.arrangedSubviews { label.heightAnchor.constraint(equalToConstant: 20).isActive = true }
    stack.layOutContents()
    stack.setCustomSpacing(33, after: stack.arrangedSubviews[0])
    stack.layOutContents()
    #expect(stack.arrangedSubviews[1].frame.minY == 53)
  }

  @Test func `rows of which nothing is known are moved, inserted and read again like any others`() throws {
    let stage = try ContentStage(width: 390, height: 800) { ManyRows(style: .plain) }
    _ = stage.scene
    let list = try #require(stage.root as? ManyRows)
    let table = try #require(list.tableView)
    func text(of row: Int) -> String? {
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
      stage.settle()
      return table.cellForRow(at: IndexPath(row: row, section: 0))?.textLabel?.text
    }
    list.names.insert(list.names.remove(at: 900), at: 300)
    table.moveRow(at: IndexPath(row: 900, section: 0), to: IndexPath(row: 300, section: 0))
    #expect(text(of: 300) == "Row 900")
    list.names.insert("New", at: 700)
    table.insertRows(at: [IndexPath(row: 700, section: 0)], with: .none)
    #expect(text(of: 700) == "New")
    #expect(text(of: 702) == "Row 700")
    list.names[800] = "Changed"
    table.reloadRows(at: [IndexPath(row: 800, section: 0)], with: .none)
    #expect(text(of: 800) == "Changed")
    list.names.removeSubrange(10..<500)
    table.deleteRows(at: (10..<500).map { IndexPath(row: $0, section: 0) }, with: .none)
    #expect(text(of: 210) == "New")
    #expect(stage.raised().isEmpty)
  }
}

/// A long list of names.
@MainActor
private final class ManyRows: UITableViewController {
  var names = (0..<1000).map { "Row \($0)" }

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
}
