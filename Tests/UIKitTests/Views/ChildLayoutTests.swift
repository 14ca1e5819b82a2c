import Testing

@testable import UIKit

/// A controller that constrains the view of a child.
@MainActor
private final class Container: UIViewController {
  let child = UIViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(child)
    let side: UIView = child.view
    side.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(side)
    NSLayoutConstraint.activate([
      side.topAnchor.constraint(equalTo: view.topAnchor), side.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      side.widthAnchor.constraint(equalToConstant: 89), side.heightAnchor.constraint(equalTo: side.widthAnchor, multiplier: 2),
    ])
    child.didMove(toParent: self)
  }
}

/// A controller whose height follows from the text in it.
@MainActor
private final class Paragraph: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.topAnchor, constant: 10), bar.heightAnchor.constraint(equalToConstant: 30),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor), bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
    ])
  }
}

/// A controller with children below each other in a stack.
@MainActor
private final class Column: UIViewController {
  let paragraphs = [Paragraph(), Paragraph()]

  override func viewDidLoad() {
    super.viewDidLoad()
    let stack = UIStackView()
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor), stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.widthAnchor.constraint(equalToConstant: 200),
    ])
    for paragraph in paragraphs {
      addChild(paragraph)
      stack.addArrangedSubview(paragraph.view)
      paragraph.didMove(toParent: self)
    }
  }
}

@MainActor @Suite(.serialized) struct ChildLayoutTests {
  @Test func `the view of a child is as high as its constraints make it where nothing else says so`() throws {
    let stage = try ContentStage { Column() }
    stage.settle()
    let column = try #require(stage.root as? Column)
    let frames = column.paragraphs.map(\.view.frame)
    #expect(frames == [CGRect(x: 0, y: 0, width: 200, height: 50), CGRect(x: 0, y: 50, width: 200, height: 50)])
    #expect(stage.raised() == [])
  }

  @Test func `a constraint of the height of a list counts in the layout around it`() throws {
    let list = UITableView()
    let stage = try ContentStage { @MainActor in
      Screen { view in
        list.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(list)
        NSLayoutConstraint.activate([
          list.topAnchor.constraint(equalTo: view.topAnchor), list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          list.widthAnchor.constraint(equalToConstant: 300), list.heightAnchor.constraint(equalToConstant: 220),
        ])
      }
    }
    stage.settle()
    #expect(list.frame == CGRect(x: 0, y: 0, width: 300, height: 220))
    #expect(stage.raised() == [])
  }

  @Test func `a constraint of the size of a child's view counts in the layout around it`() throws {
    let stage = try ContentStage { Container() }
    stage.settle()
    let container = try #require(stage.root as? Container)
    #expect(container.child.view.frame == CGRect(x: 0, y: 0, width: 89, height: 178))
    #expect(stage.raised() == [])
  }
}
