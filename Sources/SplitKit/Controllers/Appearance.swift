/// Whether a controller's view can be seen.
enum Appearance { case disappeared, appearing, appeared, disappearing }

extension ViewController {
  /// This controller and everything that can be seen in it, outermost first, in column order.
  func appendVisible(to list: inout [ViewController]) {
    list.append(self)
    for child in visibleChildren { child.appendVisible(to: &list) }
  }

  /// Loads the view, once.
  package func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    isViewLoaded = true
    callAppearance("viewDidLoad", .did, viewDidLoad)
  }

  func setAppearance(_ next: Appearance) {
    guard appearance != next else { return }
    appearance = next
    switch next {
    case .appearing:
      loadViewIfNeeded()
      callAppearance("viewWillAppear", .will, viewWillAppear)
    case .appeared:
      callAppearance("viewDidAppear", .did, viewDidAppear)
      payDidMove()
    case .disappearing:
      callAppearance("viewWillDisappear", .will, viewWillDisappear)
    case .disappeared:
      callAppearance("viewDidDisappear", .did, viewDidDisappear)
    }
  }

  private func callAppearance(_ call: String, _ phase: Call.Phase, _ body: () -> Void) {
    isContainer ? body() : application.call(Call(call, phase, receiver: id), .standard, body)
  }

  /// Whether what is inside can come and go with appearance calls: this controller itself is on screen.
  var isOnScreen: Bool { appearance == .appeared || appearance == .appearing }
}

/// Who comes and who goes when a container changes what it shows.
///
/// Compare what can be seen before and after: what stays gets no call, even when its container moved between
/// the split and a stack (spec/split-view.md 5.10, M26 observed).
struct AppearanceChange {
  private let leaving: [ViewController]
  private let coming: [ViewController]

  /// Compares what was on screen with what the container shows now. Nothing comes into a container that is
  /// not on screen itself.
  init(from before: [ViewController], in container: ViewController) {
    var after: [ViewController] = []
    if container.isOnScreen { container.appendVisible(to: &after) }
    leaving = before.filter { old in old.isOnScreen && !after.contains { $0 === old } }
    coming = after.filter { $0.appearance != .appeared }
  }

  func begin() {
    for controller in leaving { controller.setAppearance(.disappearing) }
    for controller in coming { controller.setAppearance(.appearing) }
  }

  func end() {
    for controller in leaving where controller.appearance == .disappearing {
      controller.setAppearance(.disappeared)
    }
    for controller in coming where controller.appearance == .appearing { controller.setAppearance(.appeared) }
  }
}

extension [ViewController] {
  /// Adds those that are not in the list yet.
  mutating func appendNew(_ others: [ViewController]) {
    self += others.filter { other in !contains { $0 === other } }
  }
}

extension ViewController {
  /// What of this container is on screen now, for an `AppearanceChange` to compare with.
  var onScreen: [ViewController] {
    var list: [ViewController] = []
    if isOnScreen { appendVisible(to: &list) }
    return list
  }
}
