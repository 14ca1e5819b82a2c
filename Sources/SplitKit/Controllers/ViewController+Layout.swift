extension ViewController {
  /// Places this controller, and lays out its children.
  ///
  /// A place with a number that is not finite changes nothing, and the log says so.
  public func layOut(_ placement: ViewPlacement) {
    guard placement.isFinite else { return application.raise("A view's place is made of finite numbers", receiver: id) }
    if placement != givenPlacement, parent?.autoresizesChildren != true { displacement = .zero }
    givenPlacement = placement
    view = placement
    view.frame.x += displacement.x
    view.frame.y += displacement.y
    updatePropertiesIfNeeded()
    layOutContents()
    layOutPresentedInside()
  }

  /// Places the children, between the two calls to the counterpart.
  private func layOutContents() {
    counterpart?.engineWillLayOut()
    logLayoutOfView()
    layoutChildren()
    counterpart?.engineDidLayOut()
    overlay?.layOut(view)
  }

  /// Logs the two calls around the layout of the view, if its bounds or its insets have changed. The views of the children are laid
  /// out afterwards (AD documented for `viewWillLayoutSubviews()`, general knowledge for what asks for a layout). A counterpart logs its own.
  func logLayoutOfView() {
    guard application.detail == .all, counterpart == nil, isViewLoaded else { return }
    var bounds = view
    (bounds.frame.x, bounds.frame.y) = (0, 0)
    guard bounds != loggedBounds else { return }
    loggedBounds = bounds
    callOfLayout(.will) {}
    callOfLayout(.did) {}
  }

  /// Makes one of the two calls around the layout of the view. The whole log has it, unless it leaves out the calls to this controller.
  package func callOfLayout(_ phase: Call.Phase, _ body: () -> Void) {
    if hasUnloggedCalls { return body() }
    let name = phase == .will ? "viewWillLayoutSubviews" : "viewDidLayoutSubviews"
    application.announce(Call(name, phase, receiver: id), .all, body)
  }

  /// Calls `updateProperties()` if something may have changed since the last call. Changes that the call itself notes lead
  /// to no further call. A search field changes the height of the bar, so it needs a layout.
  func updatePropertiesIfNeeded() {
    guard updatedChanges != application.changes, !isUpdatingProperties else { return }
    let hadSearch = navigationItem.searchController != nil
    isUpdatingProperties = true
    noteProperties()
    updateProperties()
    counterpart?.engineUpdatesProperties()
    isUpdatingProperties = false
    application.noteUpdate()
    if hadSearch != (navigationItem.searchController != nil) { setNeedsLayout() }
    updatedChanges = application.changes
  }

  /// Requests a layout before the message ends. Several requests lead to one layout.
  public func setNeedsLayout() {
    application.noteChange()
    host?.setNeedsLayout()
  }

  /// Requests that the next scene reads what this controller shows: its content, its title, its bar items and its
  /// selection. The engine calls `updateProperties()` before.
  ///
  /// The engine itself reads them again after every message of a user, every call of a delegate and every change of the
  /// traits or of the tree. A resize alone only moves views. An override of `layoutChildren()` or of
  /// `viewWillTransition(to:with:)` that changes what is shown must therefore call this method, or `setNeedsLayout()`. In
  /// a debug build, the engine stops if a scene lacks such a change (`UIViewController.setNeedsUpdateProperties()`).
  public func setNeedsUpdateProperties() { application.noteChange() }

  /// Lays out the children now, unless the container has not placed this controller. Nothing is mounted in a view
  /// without a size.
  func layoutIfPlaced() {
    if view.frame != .zero { layOutContents() }
    setNeedsLayout()
  }

  /// Lays out the window now, if a layout is pending.
  public func layoutIfNeeded() { host?.layoutIfNeeded() }

  /// The insets of content that scrolls in this controller's view: the parts that bars cover, with a large title at rest,
  /// and at the bottom the keyboard if it covers more. Containers keep their sizes (general knowledge of table and collection
  /// views).
  ///
  /// On iOS 26, the keyboard changes only the content that has its field (spec/containers.md 397).
  public var scrollInsets: EdgeInsets {
    var insets = view.safeArea
    insets.top += hiddenBarHeight
    guard let window = host, window.keyboardHeight > 0, makesRoomForKeyboard(in: window) else { return insets }
    insets.bottom = max(insets.bottom, min(part(coveredBy: window.keyboardHeight, in: window), view.frame.height))
    return insets
  }

  private func makesRoomForKeyboard(in window: any ControllerHost) -> Bool {
    guard application.profile.keyboard.insetsOnlyContentOfField else { return true }
    let field = window.focusedField?.id
    return textFields.contains { $0.id == field }
  }

  /// The height of the view's part that a keyboard covers, in the layout of the view.
  private func part(coveredBy keyboardHeight: Double, in window: any ControllerHost) -> Double {
    let top = window.size.height - keyboardHeight
    guard let scale = presentationRoot.presentation?.scale else { return view.frame.maxY - top }
    return view.frame.maxY - scale.laidOut(Point(x: 0, y: top)).y
  }

  /// The outermost controller around this one and its presenters: the root of the window.
  var topmost: ViewController {
    var controller = self
    while let next = controller.parent ?? controller.modal.presenting { controller = next }
    return controller
  }
}
