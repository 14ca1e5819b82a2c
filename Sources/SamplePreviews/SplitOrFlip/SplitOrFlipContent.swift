import ContentBlocks
import SplitKit

/// The controllers of the app: the container, and a pair of controllers for each use.
final class SplitOrFlipContent: PreviewContent {
  let container: SplitOrFlipViewController
  let places: PlacesPair
  let files: FilesPair
  private(set) var use: SplitOrFlipUse
  private let flipButton: FlipButton

  init(_ application: Application, _ options: PreviewOptions) {
    use = options["use"].string.flatMap(SplitOrFlipUse.init(rawValue:)) ?? .places
    flipButton = options["flipButton"].string.flatMap(FlipButton.init(rawValue:)) ?? .children
    container = SplitOrFlipViewController(
      application, id: "split",
      widthRule: LeftColumnWidth(minimumWidthForWideColumn: options["minimumWidthForWideColumn"].number ?? 0),
      flipButton: flipButton)
    places = PlacesPair(container, hasBars: flipButton == .children)
    files = FilesPair(container, hasBars: flipButton == .children)
    let stack = flipButton == .container ? NavigationController(rootViewController: container) : nil
    super.init(rootViewController: stack ?? container)
    addUseButtons()
    fillSides()
  }

  /// Shows another pair. The controller at each side is replaced, and the focus stays.
  func show(_ use: SplitOrFlipUse) {
    self.use = use
    fillSides()
  }

  private func fillSides() {
    let pair = pair(for: use)
    container.leftViewController = pair.left
    container.rightViewController = pair.right
    container.title = pair.title
    container.titleOfBothSides = pair.title
    container.updateTitle()
  }

  private func pair(for use: SplitOrFlipUse) -> any EqualPair {
    switch use {
    case .places: places
    case .files: files
    }
  }

  /// Adds a button that leads to the other use, to every bar.
  private func addUseButtons() {
    guard flipButton == .children else {
      container.navigationItem.leftBarButtonItem = useButton(of: container) { $0.use.other }
      return
    }
    for use in SplitOrFlipUse.allCases {
      for content in pair(for: use).contents {
        content.navigationItem.leftBarButtonItem = useButton(of: content) { _ in use.other }
      }
    }
  }

  private func useButton(
    of controller: ViewController, _ next: @escaping (SplitOrFlipContent) -> SplitOrFlipUse
  ) -> BarButtonItem {
    BarButtonItem(id: "\(controller.id)/use", image: "rectangle.2.swap") { [weak self] in
      if let self { show(next(self)) }
    }
  }

  /// The controllers that can be out of the tree and keep their identity until they come back.
  override func controller(named name: String) -> ViewController? {
    let pairs: [any EqualPair] = [places, files]
    return ([container] + pairs.flatMap { [$0.left, $0.right] + $0.contents }).first { $0.id == name }
  }

  override var place: Value { SplitOrFlipPlace(content: self).value }

  override func restore(_ place: Value) { SplitOrFlipPlace(content: self).restore(place) }
}
