import SplitKit
import Testing

@testable import UIKit

/// A controller whose view is of a class that shows something itself.
@MainActor
private final class Bare: UIViewController {
  private let make: @MainActor () -> UIView
  init(_ make: @escaping @MainActor () -> UIView) {
    self.make = make
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func loadView() { view = make() }
}

@MainActor @Suite(.serialized) struct RootViewTests {
  private func views(_ make: @escaping @MainActor () -> UIView) throws -> (ContentStage, [Value]) {
    let stage = try ContentStage { Bare(make) }
    return (stage, stage.content("Bare")?["views"]?.array ?? [])
  }

  @Test func `a label, an image and a text as the view of a controller are drawn`() throws {
    let makers: [(String, @MainActor () -> UIView)] = [
      (
        "label",
        {
          let label = UILabel()
          label.text = "Nothing selected"
          return label
        }
      ),
      ("image", { UIImageView(image: UIImage(systemName: "star")) }),
      (
        "textView",
        {
          let view = UITextView()
          view.text = "Notes"
          return view
        }
      ),
    ]
    for (type, make) in makers {
      let (stage, views) = try views(make)
      #expect(views.map { $0["type"] } == [.string(type)])
      #expect(stage.root.view.frame.size == CGSize(width: 390, height: 844))
    }
  }

  @Test func `a button as the view of a controller is tapped`() throws {
    var taps = 0
    let (stage, views) = try views {
      let button = UIButton(type: .system, primaryAction: UIAction { _ in taps += 1 })
      button.setTitle("Choose", for: .normal)
      return button
    }
    #expect(views.first?["type"] == "button")
    try stage.tap(x: 200, y: 400)
    #expect(taps == 1)
  }

  @Test func `a view of the app that draws itself is a box with its name, and one around others is none`() throws {
    final class Canvas: UIView {}
    #expect(try views { Canvas() }.1.map { $0["name"] } == ["Canvas"])
    let (_, inner) = try views {
      let view = Canvas()
      view.addSubview(UILabel())
      return view
    }
    #expect(inner.map { $0["type"] } == ["label"])
  }
}
