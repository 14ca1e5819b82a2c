import Testing

@testable import UIKit

/// A screen between the guides that UIKit had before the safe area.
@MainActor
private final class OldScreen: UIViewController {
  let card = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Old"
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    let views: [String: Any] = ["top": topLayoutGuide, "card": card]
    let formats = ["H:|-10-[card]-10-|", "V:[top]-5-[card]"]
    let constraints = formats.flatMap { NSLayoutConstraint.constraints(withVisualFormat: $0, metrics: nil, views: views) }
    NSLayoutConstraint.activate(constraints + [card.bottomAnchor.constraint(equalTo: bottomLayoutGuide.topAnchor)])
  }
}

@MainActor @Suite(.serialized) struct BarGuideTests {
  @Test func `the guides above and below a view end where the bars do`() throws {
    let stage = try ContentStage { @MainActor in UINavigationController(rootViewController: OldScreen()) }
    stage.settle()
    let screen = try #require((stage.root as? UINavigationController)?.topViewController as? OldScreen)
    let (top, bottom) = (screen.topLayoutGuide.length, screen.bottomLayoutGuide.length)
    #expect(top > 44 && top == screen.view.safeAreaInsets.top && bottom == screen.view.safeAreaInsets.bottom)
    #expect(screen.card.frame == CGRect(x: 10, y: top + 5, width: 370, height: 844 - top - 5 - bottom))
    #expect(stage.raised() == [])
  }

  @Test func `an action that opens a window is hidden, or its alternate stands for it`() {
    var log: [String] = []
    let alternate = UIAction(title: "Open") { _ in log.append("open") }
    let actions = [nil, alternate].map { alternate in
      UIWindowScene.ActivationAction(alternate: alternate) { _ in
        UIWindowScene.ActivationConfiguration(userActivity: NSUserActivity(activityType: "note"))
      }
    }
    #expect(actions.map { $0.attributes.contains(.hidden) } == [true, false])
    #expect(actions.map(\.title) == ["", "Open"])
    actions[1].handler(actions[1])
    #expect(log == ["open"])
  }
}
