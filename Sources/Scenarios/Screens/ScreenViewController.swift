import ContentBlocks
import SplitKit

/// A controller with the contents that a scenario gives it, of which it shows one.
final class ScreenViewController: ViewController {
  /// The names of the contents.
  let names: [String]
  private var contents: [any ScreenContent] = []
  private var shown = 0
  private var offset: Double = 0
  private let spec: ScreenSpec
  private var leading, trailing, toolbarButtons: [ScreenButton]
  private var hasAppeared = false
  /// Whether the user has chosen a content.
  private(set) var hasChosen = false
  /// The app, whose controllers the actions name.
  weak var app: (any ScreenApp)? { didSet { showButtons() } }

  init(_ application: Application, id: String?, title: String?, _ spec: ScreenSpec) {
    names = spec.contents.map(\.name)
    self.spec = spec
    (leading, trailing, toolbarButtons) = ([], [], [])
    super.init(application, id: id, title: title)
    hidesClassName = true
    let prefix = self.id
    contents = spec.contents.map { $0.value.content(prefix: $0.name.isEmpty ? prefix : "\(prefix)/\($0.name)") }
    leading = buttons(spec.leading, "leading")
    trailing = buttons(spec.trailing, "trailing")
    toolbarButtons = buttons(spec.toolbar, "toolbar")
    showButtons()
  }

  private func buttons(_ specs: [ButtonSpec], _ place: String) -> [ScreenButton] {
    specs.enumerated().map { index, spec in
      let id = "\(id)/\(spec.id ?? "\(place)-\(index + 1)")"
      return ScreenButton(spec, id: id, application) { [weak self] in self?.run(spec.tap, from: id) }
    }
  }

  /// Gives the bars the buttons whose conditions hold at present.
  private func showButtons() {
    let reading = reading
    navigationItem.leftBarButtonItems = leading.compactMap { $0.item(reading) }
    navigationItem.rightBarButtonItems = trailing.compactMap { $0.item(reading) }.reversed()
    if !toolbarButtons.isEmpty { toolbarItems = toolbarButtons.compactMap { $0.item(reading) } }
  }

  /// The reading of conditions for this screen and the split view around it.
  var reading: ConditionReading { ConditionReading(app: app, split: splitViewController) }

  override func updateProperties() {
    if (leading + trailing + toolbarButtons).contains(where: \.changes) { showButtons() }
  }

  override func viewDidAppear() {
    guard !hasAppeared else { return }
    hasAppeared = true
    run(spec.appear, from: id)
  }

  /// The number of text fields in all contents.
  var fieldCount: Int { contents.reduce(0) { $0 + $1.textFields.count } }

  private var content: any ScreenContent { contents[shown] }
  /// The name of the content that is shown.
  var chosen: String { names[shown] }

  /// Shows the content with a name. Returns false if there is none. One that is initial is none that the user has chosen.
  func choose(_ name: String, isInitial: Bool = false) -> Bool {
    guard let index = names.firstIndex(of: name) else { return false }
    hasChosen = !isInitial
    guard index != shown else { return true }
    (shown, offset) = (index, 0)
    setNeedsLayout()
    return true
  }

  override var viewModel: Value? { content.viewModel(in: self) }
  override var selection: [String] { content.selection(in: self) }
  override var textFields: [TextField] { content.textFields }

  override var contentLayout: ContentLayout? {
    guard let metrics = content.metrics(in: self) else { return nil }
    return ContentLayout(
      metrics, contentInset: scrollInsets, offset: Point(x: 0, y: min(offset, maximumOffset(of: metrics.contentSize.height))),
      scrollTo: application.scrollTarget(of: self))
  }

  override func didScroll(to offset: Point) {
    guard let metrics = content.metrics(in: self) else { return }
    self.offset = max(0, min(offset.y, maximumOffset(of: metrics.contentSize.height)))
  }

  override func didTap(element: String) {
    if let actions = content.actions(of: element, in: self) { run(actions, from: element) }
  }

  /// Shows a controller again by the action of an element that has shown it before. It does nothing if there is no such action any more.
  func show(_ controller: String, from element: String) {
    let action = actions(of: element).flatMap(\.all).first { $0.shownController == controller }
    if let action { ActionRun(action, from: self, element: element).perform() }
  }

  /// The switches that the user has changed, in any content.
  var changedSwitches: [Member] { contents.flatMap(\.changedSwitches) }

  /// Sets the switches that exist.
  func restoreSwitches(_ states: Value) {
    for content in contents { content.restoreSwitches(states) }
    setNeedsLayout()
  }

  /// The actions of an element of the content or of a bar, or those of the screen itself when it appears.
  private func actions(of element: String) -> [ActionSpec] {
    if element == id { return spec.appear }
    let button = (leading + trailing + toolbarButtons).first { $0.id == element }
    return button?.actions ?? content.actions(of: element, in: self) ?? []
  }

  /// The frame of an element in the window, or nil if it is none of the content.
  func frame(ofElement element: String) -> Rect? {
    guard let frame = content.frame(of: element, in: self), let layout = contentLayout else { return nil }
    let left = layout.contentInset.left
    let x = traitCollection.layoutDirection == .rightToLeft ? left + contentWidth - frame.maxX : left + frame.x
    return Rect(
      x: view.frame.x + x, y: view.frame.y + layout.contentInset.top + frame.y - layout.offset.y, width: frame.width,
      height: frame.height)
  }

  private func run(_ actions: [ActionSpec], from element: String) {
    for action in actions { ActionRun(action, from: self, element: element).perform() }
  }
}
