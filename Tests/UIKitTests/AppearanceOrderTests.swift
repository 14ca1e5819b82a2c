import SplitKit
import Testing

@testable import UIKit

/// A controller that notes the calls to itself and to the view in its view.
@MainActor
private final class Noting: UIViewController {
  var log: [String] = []
  let inner = Inner()

  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("did load")
    inner.note = { [weak self] in self?.log.append("inner \(Int($0.width)) x \(Int($0.height))") }
    view.addSubview(inner)
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.append("will appear")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    log.append("is appearing")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.append("did appear")
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    log.append("will lay out")
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    log.append("did lay out")
    inner.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
  }
}

@MainActor
private final class Inner: UIView {
  var note: (CGSize) -> Void = { _ in }
  override func layoutSubviews() {
    super.layoutSubviews()
    note(bounds.size)
  }
}

/// The order in which a controller appears and lays out its views (AD documented for `viewIsAppearing(_:)`; the views in the view
/// are laid out last, which is general knowledge).
@MainActor @Suite(.serialized) struct AppearanceOrderTests {
  private static let order = [
    "did load", "will appear", "is appearing", "will lay out", "did lay out", "inner 100 x 50", "did appear",
  ]

  @Test func `a root is laid out between is appearing and did appear`() throws {
    let stage = try ContentStage { Noting() }
    stage.settle()
    #expect((stage.root as? Noting)?.log == Self.order)
  }

  @Test(arguments: ["push", "detail", "sheet", "child"])
  func `a controller that comes later is laid out then too`(way: String) throws {
    let stage = try ContentStage(.ios18, width: 1024, height: 768) { @MainActor in
      guard way == "detail" else { return UINavigationController(rootViewController: UIViewController()) }
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(UIViewController(), for: .primary)
      split.setViewController(UIViewController(), for: .secondary)
      return split
    }
    let controller = Noting()
    let stack = (stage.root as? UISplitViewController)?.viewController(for: .primary)?.navigationController ?? stage.root
    let list = try #require((stack as? UINavigationController)?.topViewController)
    switch way {
    case "push": list.navigationController?.pushViewController(controller, animated: true)
    case "detail": list.showDetailViewController(controller, sender: nil)
    case "sheet":
      controller.modalPresentationStyle = .formSheet
      list.present(controller, animated: true)
    default:
      list.addChild(controller)
      controller.view.frame = list.view.bounds
      list.view.addSubview(controller.view)
      controller.didMove(toParent: list)
    }
    stage.settle()
    // The parent places a child in its own layout, which follows.
    let expected =
      way == "child" ? ["did load", "will appear", "is appearing", "did appear"] + Self.order[3...5] : Self.order[...]
    #expect(controller.log == Array(expected))
  }

  @Test func `an app that asks for a layout before it appears gets one`() throws {
    final class Eager: UIViewController {
      let box = UIView()
      var width: CGFloat = 0
      override func viewDidLoad() {
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: view.topAnchor), box.heightAnchor.constraint(equalToConstant: 10),
          box.leadingAnchor.constraint(equalTo: view.leadingAnchor), box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
      }
      override func viewWillAppear(_ animated: Bool) {
        view.layoutIfNeeded()
        width = box.frame.width
      }
    }
    let stage = try ContentStage { Eager() }
    stage.settle()
    #expect((stage.root as? Eager)?.width == 390)
  }
}
