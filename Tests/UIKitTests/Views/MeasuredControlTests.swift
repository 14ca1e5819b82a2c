import SplitKit
import Testing

@testable import UIKit

/// The sizes and places of controls that were measured on iOS 26 (spec/views.md 859 to 877, 886 and 890 to 905). The window has two
/// pixels for each point.
@MainActor @Suite(.serialized) struct MeasuredControlTests {
  private func stage(_ width: Double = 390, _ fill: @escaping @MainActor (UIView) -> Void) throws -> ContentStage {
    let stage = try ContentStage(.ios26, width: width) { @MainActor in Screen(fill) }
    _ = stage.scene
    return stage
  }

  @Test(
    arguments: [("", 12, 30, 27), ("ab", 12, 30, 27), ("", 17, 30, 33)] as [(String, CGFloat, CGFloat, CGFloat)])
  func `a system button is at least 30 wide, and 12 higher than its line`(
    title: String, size: CGFloat, width: CGFloat, height: CGFloat
  ) throws {
    let button = UIButton(type: .system)
    _ = try stage { $0.addSubview(button) }
    button.titleLabel?.font = .systemFont(ofSize: size)
    button.setTitle(title, for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: width, height: height))
  }

  @Test func `a custom button has no room around its title (914)`() throws {
    let button = UIButton(type: .custom)
    _ = try stage { $0.addSubview(button) }
    button.setTitle("Words", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    let title = NSAttributedString(string: "Words", attributes: [.font: UIFont.systemFont(ofSize: 15)]).size()
    // The symbol beside the title is 1.25 sizes of its font wide.
    #expect((button.intrinsicContentSize.width - title.width - 19).magnitude < 1)
    button.setImage(nil, for: .normal)
    #expect((button.intrinsicContentSize.width - title.width).magnitude < 1)
    #expect(button.intrinsicContentSize.height == 18)
  }

  @Test(
    arguments: [(.large, 15, 20, 17), (.medium, 7, 12, 17), (.small, 5, 10, 15), (.mini, 5, 10, 15)]
      as [(UIButton.Configuration.Size, CGFloat, CGFloat, CGFloat)])
  func `a configuration has insets and a font by its size (860)`(
    size: UIButton.Configuration.Size, vertical: CGFloat, horizontal: CGFloat, font: CGFloat
  ) throws {
    var configuration = UIButton.Configuration.filled()
    (configuration.title, configuration.buttonSize) = ("Words", size)
    let button = UIButton(configuration: configuration)
    _ = try stage { $0.addSubview(button) }
    #expect(button.titleLabel?.font.pointSize == font)
    let line = CGFloat(LineHeight.alone(ofSize: Double(font), scale: 2))
    #expect(button.intrinsicContentSize.height == line + 2 * vertical)
    button.frame.size = button.intrinsicContentSize
    let title = try #require(button.titleLabel?.frame)
    #expect(title.origin == CGPoint(x: horizontal, y: vertical) && title.height == line)
  }

  @Test func `constraints see less of a switch and of segments than there is (863 and 865)`() throws {
    let (toggle, segments) = (UISwitch(), UISegmentedControl(items: ["One", "Two"]))
    _ = try stage { root in
      for view in [toggle, segments] as [UIView] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
      }
      NSLayoutConstraint.activate([
        toggle.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        toggle.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
        segments.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        segments.widthAnchor.constraint(equalToConstant: 343),
        segments.centerYAnchor.constraint(equalTo: root.topAnchor, constant: 222),
      ])
    }
    #expect(toggle.frame == CGRect(x: 390 - 16 - 61, y: 100, width: 63, height: 28))
    #expect(segments.frame == CGRect(x: 16, y: 205.5, width: 343, height: 34))
  }

  @Test func `a stack rounds both edges of its views to the pixel (886)`() throws {
    let views = (0..<3).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: views)
    (stack.axis, stack.distribution, stack.spacing) = (.vertical, .fillEqually, 10)
    _ = try stage {
      stack.frame = CGRect(x: 0, y: 100, width: 180, height: 300)
      $0.addSubview(stack)
    }
    #expect(views.map(\.frame.minY) == [0, 103.5, 206.5])
    #expect(views.map(\.frame.height) == [93.5, 93, 93.5])
  }

  @Test func `a bar of progress is 4 high in a higher frame (867)`() throws {
    let bar = UIProgressView(progressViewStyle: .default)
    _ = try stage {
      bar.frame = CGRect(x: 20, y: 100, width: 280, height: 10)
      $0.addSubview(bar)
    }
    #expect(bar.frame == CGRect(x: 20, y: 100, width: 280, height: 4))
  }

  @Test func `the sign of a refresh stands where its view is scrolled to (870)`() throws {
    let (scroll, refresh) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400)), UIRefreshControl())
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.refreshControl = refresh
    _ = try stage { $0.addSubview(scroll) }
    #expect(refresh.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
    scroll.contentOffset = CGPoint(x: 0, y: -40)
    #expect(refresh.frame.minY == -40)
  }

  @Test func `the line of a field stands in the middle (871)`() throws {
    let field = UITextField()
    _ = try stage { $0.addSubview(field) }
    field.placeholder = "Words"
    #expect(field.intrinsicContentSize.height == 22)
    field.frame.size = CGSize(width: 200, height: 22)
    #expect(field.placeholderRect(forBounds: field.bounds) == CGRect(x: 0, y: 1, width: 200, height: 20.5))
  }

  @Test(arguments: [(30, -7), (40, -2), (44, 0), (50, 3)] as [(CGFloat, CGFloat)])
  func `the field of a search bar is 44 high, whatever the bar is (873)`(height: CGFloat, y: CGFloat) throws {
    let bar = UISearchBar()
    _ = try stage {
      bar.frame = CGRect(x: 0, y: 100, width: 393, height: height)
      $0.addSubview(bar)
    }
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: y, width: 377, height: 44))
    #expect(bar.sizeThatFits(.zero).height == 44)
    #expect(bar.searchTextField.textRect(forBounds: bar.searchTextField.bounds).minX == 39.5)
  }

  @Test(arguments: [(nil, 60), ("accessibilityLarge", 96)] as [(String?, CGFloat)])
  func `an active search takes the place of the bar on a phone (875 to 877)`(text: String?, bar: CGFloat) throws {
    let search = UISearchController(searchResultsController: nil)
    let traits = text.map { [Member("preferredContentSizeCategory", .string($0))] } ?? []
    let stage = try AppStage(device: "iphone-4.7in", traits: traits) { @MainActor in
      let screen = Screen { _ in }
      screen.navigationItem.searchController = search
      screen.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", image: nil, primaryAction: nil, menu: nil)
      return UINavigationController(rootViewController: screen)
    }
    let stack = try #require(stage.root as? UINavigationController)
    let before = stack.navigationBar.frame.height
    search.isActive = true
    stage.settle()
    #expect(stack.navigationBar.frame.height == bar)
    #expect(search.searchBar.searchTextField.font?.pointSize == (text == nil ? 17 : 33), "The text follows the window (877).")
    let model = stage.scene.viewModels.map(\.content).first { $0["kind"] == "navigationBar" }
    #expect(model?["trailing"] == [] && model?["isTitleHidden"] == true)
    #expect(model?["search"]?["fieldHeight"] == .number(Double(bar) - 16))
    search.isActive = false
    stage.settle()
    #expect(stack.navigationBar.frame.height == before)
  }

  private func alert(
    _ title: String?, _ message: String?, _ actions: [String], fields: Int = 0
  ) throws -> (card: UIView, stage: ContentStage) {
    let stage = try stage { _ in }
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    for action in actions { alert.addAction(UIAlertAction(title: action, style: action == "Cancel" ? .cancel : .default)) }
    for _ in 0..<fields { alert.addTextField() }
    stage.root.present(alert, animated: false)
    stage.settle()
    _ = stage.scene
    return (try #require(alert.view.subviews.first), stage)
  }

  @Test func `an alert with a title and a message (890 to 893)`() throws {
    let (card, _) = try alert("Title", "Message", ["One", "Two", "Cancel"])
    let labels = card.subviews.compactMap { $0 as? UILabel }
    let frames = [CGRect(x: 30, y: 22, width: 260, height: 20.5), CGRect(x: 30, y: 49.5, width: 260, height: 18)]
    #expect(labels.map(\.frame) == frames)
    #expect(labels.map(\.font.pointSize) == [17, 15])
    #expect(labels.map(\.textAlignment) == [.natural, .natural])
    let buttons = card.subviews.filter { $0 is AlertButton }.map(\.frame)
    #expect(buttons.map(\.minY) == [88, 144, 200])
    #expect(buttons.map(\.size) == Array(repeating: CGSize(width: 288, height: 48), count: 3))
    #expect(card.frame.size == CGSize(width: 320, height: 264))
  }

  @Test func `a title alone is in the middle, and two actions stand beside each other (892 and 895)`() throws {
    let (card, _) = try alert("Title", nil, ["OK", "Cancel"])
    let label = try #require(card.subviews.compactMap { $0 as? UILabel }.first)
    #expect(label.textAlignment == .center && label.font == UIFont.preferredFont(forTextStyle: .body))
    let buttons = card.subviews.compactMap { $0 as? AlertButton }
    #expect(buttons.map(\.action.title) == ["Cancel", "OK"])
    let top: CGFloat = 22 + 20.5 + 4 + 16
    #expect(buttons.map(\.frame.origin) == [CGPoint(x: 16, y: top), CGPoint(x: 164, y: top)])
    #expect(buttons.map(\.frame.width) == [140, 140])
  }

  @Test func `a field of an alert stands in a capsule (897)`() throws {
    let (card, _) = try alert("Title", "Message", ["OK"], fields: 1)
    let pill = try #require(card.subviews.first { $0.subviews.first is UITextField })
    let message = card.subviews.compactMap { $0 as? UILabel }[1]
    #expect(pill.frame == CGRect(x: 15, y: message.frame.maxY + 16.5, width: 290, height: 48))
    #expect(pill.subviews.first?.frame.minX == 15)
    let button = try #require(card.subviews.first { $0 is AlertButton })
    #expect(button.frame.minY == pill.frame.maxY + 4 + 16)
  }

  @Test(
    arguments: [
      ("", nil, ["Copy"], 62, 10), ("Actions", nil, ["Copy", "Paste"], 10 + 40.5 + 84 + 10, 50.5),
      ("", "Subtitle", ["Copy", "Move"], 136, 10),
    ] as [(String, String?, [String], CGFloat, CGFloat)])
  func `the rows of a menu (900 to 902)`(
    title: String, subtitle: String?, items: [String], height: CGFloat, first: CGFloat
  ) throws {
    let button = UIButton(type: .system)
    let stage = try stage {
      button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
      $0.addSubview(button)
    }
    button.menu = UIMenu(
      title: title,
      children: items.map { item in
        let action = UIAction(title: item) { _ in }
        action.subtitle = subtitle
        return action
      })
    button.showsMenuAsPrimaryAction = true
    button.barItemTapped()
    stage.settle()
    let menu = try #require(stage.root.presentedViewController as? MenuController)
    let card = try #require(menu.view.subviews.last)
    #expect(card.frame.size == CGSize(width: 250, height: height))
    let rows = (card.subviews.first?.subviews ?? []).compactMap { $0 as? MenuRow }
    #expect(rows.first?.frame.minY == first)
    let label = try #require(rows.first?.subviews.first as? UILabel)
    #expect(label.frame == CGRect(x: 28, y: 10.5, width: 194, height: 20.5))
  }
}
