/// The state of a controller's view in UIKit's sequence of appearance calls.
enum Appearance { case disappeared, appearing, appeared, disappearing }

extension ViewController {
  /// Appends this controller and everything visible in it, from the outermost controller inwards, in column order.
  func appendVisible(to list: inout [ViewController]) {
    let inside = presentedInside
    if inside?.coversPresenter != true { appendVisibleBelowPresented(to: &list) }
    inside?.appendVisible(to: &list)
  }

  private func appendVisibleBelowPresented(to list: inout [ViewController]) {
    list.append(self)
    for child in visibleChildren { child.appendVisible(to: &list) }
  }

  /// This controller and everything visible in it, without what it presents itself.
  var visibleBelowPresented: [ViewController] {
    var list: [ViewController] = []
    appendVisibleBelowPresented(to: &list)
    return list
  }

  /// Loads the view, if it is not loaded.
  package func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    isViewLoaded = true
    counterpart?.engineLoadsView()
    callAppearance("viewDidLoad", .did) {
      viewDidLoad()
      counterpart?.engineDidLoadView()
    }
  }

  func setAppearance(_ next: Appearance) {
    guard appearance != next else { return }
    application.noteChange()
    appearance = next
    let animated = application.animatesAppearance
    switch next {
    case .appearing:
      loadViewIfNeeded()
      callAppearance("viewWillAppear", .will) {
        viewWillAppear()
        counterpart?.engineWillAppear(animated: animated)
      }
      tellFirstTraits()
    case .appeared:
      // The view had no layout of its own while it was not loaded.
      logLayoutOfView()
      callAppearance("viewDidAppear", .did) {
        viewDidAppear()
        counterpart?.engineDidAppear(animated: animated)
      }
      payDidMove()
    case .disappearing:
      callAppearance("viewWillDisappear", .will) {
        viewWillDisappear()
        counterpart?.engineWillDisappear(animated: animated)
      }
    case .disappeared:
      callAppearance("viewDidDisappear", .did) {
        viewDidDisappear()
        counterpart?.engineDidDisappear(animated: animated)
      }
    }
  }

  private func callAppearance(_ call: String, _ phase: Call.Phase, _ body: () -> Void) {
    hasUnloggedCalls ? body() : application.call(Call(call, phase, receiver: id), .standard, body)
  }

  /// Whether this controller is on screen, so that controllers inside it get appearance calls.
  var isOnScreen: Bool { appearance == .appeared || appearance == .appearing }

  /// Whether this controller, or the presentation inside the tree that covers it, is on screen.
  fileprivate var showsAnything: Bool { isOnScreen || presentedInside?.showsAnything == true }

  /// Whether this controller is on screen after the present change: each container around it shows what leads to it, and no
  /// presentation covers them.
  package var willBeOnScreen: Bool {
    modal.presented?.coversPresenter != true && hasPlaceOnScreen
  }

  /// Whether this controller is on screen unless something that it presents covers it.
  private var hasPlaceOnScreen: Bool {
    if let coveredController { return coveredController.hasPlaceOnScreen }
    guard let parent else { return window != nil }
    return parent.visibleChildren.contains { $0 === self } && parent.willBeOnScreen
  }
}

/// The controllers that appear and disappear when a container changes what it shows.
///
/// The visible controllers before and after the change are compared. A controller that stays visible gets no call, even
/// if its container has moved between the split and a stack (spec/split-view.md 5.10, M26 observed).
struct AppearanceChange {
  private let leaving: [ViewController]
  private let coming: [ViewController]

  /// Compares the controllers that were on screen with those that the container shows now. In a container that is not
  /// on screen, nothing appears.
  init(from before: [ViewController], in container: ViewController) {
    var after: [ViewController] = []
    if container.showsAnything { container.appendVisible(to: &after) }
    leaving = before.filter { old in old.isOnScreen && !after.contains { $0 === old } }
    coming = after.filter { new in
      // A change around this one ends the appearance that it has begun.
      let isComing = new.appearance == .appearing && before.contains { $0 === new }
      return new.appearance != .appeared && !isComing
    }
  }

  func begin() {
    for controller in leaving { controller.setAppearance(.disappearing) }
    for controller in coming { controller.setAppearance(.appearing) }
  }

  func end() {
    coming.tellThatTheyAppear()
    for controller in leaving where controller.appearance == .disappearing {
      controller.setAppearance(.disappeared)
    }
    coming.endAppearance()
  }
}

extension [ViewController] {
  /// Tells the counterparts of appearing controllers that these have their places.
  func tellThatTheyAppear() {
    let animated = first?.application.animatesAppearance ?? false
    for controller in self where controller.appearance == .appearing {
      controller.counterpart?.engineIsAppearing(animated: animated)
    }
  }

  /// Ends the appearance of the controllers that are appearing.
  func endAppearance() {
    for controller in self where controller.appearance == .appearing { controller.setAppearance(.appeared) }
  }
}

extension [ViewController] {
  /// Appends the controllers that are not in the list.
  mutating func appendNew(_ others: [ViewController]) {
    self += others.filter { other in !contains { $0 === other } }
  }
}

extension ViewController {
  /// The controllers of this container that are on screen, for a later `AppearanceChange`.
  var onScreen: [ViewController] {
    var list: [ViewController] = []
    if showsAnything { appendVisible(to: &list) }
    return list
  }
}
