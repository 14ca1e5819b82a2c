import SplitKit
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct ScrollViewTests {
  @MainActor private final class Watcher: NSObject, UIScrollViewDelegate {
    var offsets: [CGPoint] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset) }
  }

  /// A scroll view over the whole screen, with a column of constraints in it.
  private func stage(_ scroll: UIScrollView, in container: @escaping @MainActor (UIViewController) -> UIViewController = { $0 })
    throws
    -> ContentStage
  {
    try ContentStage { @MainActor in
      container(
        Screen { root in
          let (label, button) = (UILabel(), UIButton(type: .system))
          label.text = "Top"
          button.setTitle("End", for: .normal)
          for view in [scroll, label, button] { view.translatesAutoresizingMaskIntoConstraints = false }
          root.addSubview(scroll)
          scroll.addSubview(label)
          scroll.addSubview(button)
          NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: root.topAnchor), scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            label.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
            label.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 16),
            label.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -32),
            label.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -16),
            button.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 2000),
            button.leadingAnchor.constraint(equalTo: label.leadingAnchor), button.heightAnchor.constraint(equalToConstant: 40),
            button.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -20),
          ])
        })
    }
  }

  @Test func `constraints make the size of the contents, below the bar`() throws {
    let scroll = UIScrollView()
    let stage = try stage(scroll) { UINavigationController(rootViewController: $0) }
    #expect(scroll.contentSize == CGSize(width: 390, height: 10 + 20.5 + 2000 + 40 + 20))
    let layout = try #require(stage.layout(of: "Screen"))
    #expect(layout.metrics.contentSize == Size(width: 390, height: 2090.5))
    #expect(layout.contentInset.top > 44)
    #expect(stage.content("Screen")?["scrolls"] == true)
    #expect(stage.content("Screen")?.at("views", 0, "type") == "scroll")
    #expect(stage.content("Screen")?.at("views", 0, "scrolls") == true)
    #expect(stage.number("frames", of: "Screen")?.rects[1] == CGRect(x: 16, y: 10, width: 358, height: 20.5))
  }

  @Test func `a scroll tells the delegate, and touches find what has moved`() throws {
    let (scroll, watcher) = (UIScrollView(), Watcher())
    scroll.delegate = watcher
    scroll.contentInsetAdjustmentBehavior = .never
    let stage = try stage(scroll)
    var pressed = 0
    (scroll.subviews[1] as? UIButton)?.addAction(UIAction { _ in pressed += 1 }, for: .touchUpInside)
    try stage.say(["type": "scroll", "target": "Screen", "x": 0, "y": 1500])
    #expect(watcher.offsets == [CGPoint(x: 0, y: 1500)])
    try stage.tap(x: 20, y: 2031 - 1500 + 5)
    #expect(pressed == 1)
    scroll.contentOffset = .zero
    #expect(stage.layout(of: "Screen")?.offset == .zero)
    #expect(watcher.offsets.last == .zero)
  }

  @Test func `a smaller scroll view is a box that is scrolled by code`() throws {
    let scroll = UIScrollView(frame: CGRect(x: 50, y: 100, width: 200, height: 100))
    let inner = UIView(frame: CGRect(x: 0, y: 30, width: 10, height: 10))
    let stage = try ContentStage { @MainActor in
      Screen { root in
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 200, height: 500)
        scroll.addSubview(inner)
        root.addSubview(scroll)
      }
    }
    scroll.contentOffset = CGPoint(x: 0, y: 25)
    #expect(stage.content("Screen")?.at("views", 0, "type") == "box")
    #expect(stage.content("Screen")?["scrolls"] == false)
    #expect(stage.number("frames", of: "Screen")?.rects[1] == CGRect(x: 0, y: 5, width: 10, height: 10))
  }

  @Test func `a language from right to left mirrors leading and trailing`() throws {
    let stage = try ContentStage(traits: [Member("layoutDirection", "rightToLeft")]) {
      Screen { root in
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
          view.topAnchor.constraint(equalTo: root.topAnchor), view.widthAnchor.constraint(equalToConstant: 100),
          view.heightAnchor.constraint(equalToConstant: 10),
        ])
      }
    }
    #expect(stage.number("frames", of: "Screen")?.rects == [CGRect(x: 270, y: 0, width: 100, height: 10)])
  }
}

/// The look of views in the content of a pane.
@MainActor @Suite(.serialized) struct NodeTests {
  private final class GraphView: UIView {}

  private func node(_ view: @escaping @MainActor () -> UIView) throws -> Value? {
    try ContentStage { @MainActor in
      Screen { root in
        let made = view()
        made.frame = CGRect(x: 0, y: 100, width: 100, height: 50)
        root.addSubview(made)
      }
    }.content("Screen")?.at("views", 0)
  }

  @Test func `a view of the app's own is a box with its name and its layer`() throws {
    let node = try node {
      let view = GraphView()
      view.backgroundColor = .red
      view.layer.cornerRadius = 8
      view.layer.borderWidth = 1
      view.layer.borderColor = UIColor.black.cgColor
      view.alpha = 0.5
      view.clipsToBounds = true
      return view
    }
    #expect(
      node == [
        "type": "box", "name": "GraphView", "background": "#FF0000FF", "radius": 8, "border": [1, "#000000FF"], "alpha": 0.5,
        "clips": true,
      ])
  }

  @Test func `a label has its font, colour and lines`() throws {
    let node = try node {
      let label = UILabel()
      label.text = "Hello"
      label.font = .preferredFont(forTextStyle: .headline)
      label.textColor = .white
      label.textAlignment = .center
      label.numberOfLines = 0
      return label
    }
    #expect(
      node == [
        "type": "label", "text": "Hello", "font": ["size": 17, "weight": 600, "spacing": -0.0068, "line": 22],
        "color": "#FFFFFFFF",
        "align": "center",
        "lines": 0,
      ])
  }

  @Test func `an image is a symbol or a placeholder`() throws {
    let symbol = try node { UIImageView(image: UIImage(systemName: "star")) }
    #expect(symbol?["type"] == "image" && symbol?["image"] == "star" && symbol?["mode"] == "stretch")
    let photo = try node {
      let view = UIImageView(image: UIImage(named: "photo"))
      view.contentMode = .scaleAspectFill
      return view
    }
    #expect(photo?["name"] == "photo" && photo?["mode"] == "fill")
  }

  @Test func `constraints that contradict each other are said once`() throws {
    let stage = try ContentStage { @MainActor in
      Screen { root in
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
          view.widthAnchor.constraint(equalToConstant: 10), view.widthAnchor.constraint(equalToConstant: 20),
        ])
      }
    }
    let logged = stage.logged().filter { $0.hasPrefix("Unable") }
    #expect(logged.count == 1)
    #expect(logged.first?.hasPrefix("Unable to simultaneously satisfy constraints: UIView.width == 20.0") == true)
    try stage.resize(500, 500)
    #expect(stage.logged() == [])
  }
}
