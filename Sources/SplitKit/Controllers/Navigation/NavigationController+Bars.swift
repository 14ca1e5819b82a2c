/// The places of a stack's bars, and the place that they leave for the content.
extension NavigationController {
  /// The distance from the view's top to the bar. A hidden bar takes no room below the inset of the view.
  var barTop: Double {
    if isBarHidden { return view.safeArea.top }
    let rules = application.profile.bars.navigationBar
    return rules.top(under: view.safeArea.top, at: barEdge, for: traitCollection)
  }

  /// Whether the bar over this stack is hidden. It follows from no size.
  var isBarHidden: Bool {
    var kept = keptIsBarHidden
    defer { keptIsBarHidden = kept }
    return kept.value(for: application.revision) { stacksOfBar.contains { $0.isNavigationBarHidden } }
  }

  /// The top inset of the content if the stack fills a view that begins at the window's top edge.
  func contentTop(filling view: ViewPlacement) -> Double {
    let rules = application.profile.bars.navigationBar
    return rules.top(under: view.safeArea.top, at: .window, for: traitCollection) + barHeight
  }

  /// The edge at which the view begins. Columns that float, popovers, and views inside a container of the app begin at none
  /// (M26 observed for columns, the rest unmeasured).
  var barEdge: BarEdge {
    switch surroundings {
    case .window: view.frame.y == 0 ? .window : .inside
    case .sheet: view.frame.y == presentationRoot.view.frame.y ? .sheet : .inside
    case .inside: .inside
    }
  }

  /// The edge at which a view at the top of its window or presentation begins. It follows from no size, so a resize asks
  /// neither the columns nor the presentations around the stack.
  private var surroundings: BarEdge {
    var kept = keptSurroundings
    defer { keptSurroundings = kept }
    return kept.value(for: application.revision) {
      if isInFloatingColumn { return .inside }
      guard let style = presentationRoot.presentation?.adapted else { return .window }
      return style.isSheet ? .sheet : style == .popover ? .inside : .window
    }
  }

  var isInFloatingColumn: Bool {
    var controller: ViewController = self
    while let parent = controller.parent {
      if parent.floats(controller) { return true }
      controller = parent
    }
    return false
  }

  /// The frame of the bar in the window, without the distance above it, and with a large title and a search field. The bar is
  /// as wide as the stack, also where the stack has insets at its sides.
  var barFrame: Rect {
    Rect(x: view.frame.x, y: view.frame.y + barTop, width: view.frame.width, height: barHeight - hiddenHeightOfBar)
  }

  /// The colour of a bar: the stack's own, or that of the application.
  func shownTint(_ own: (() -> String?)?) -> String? {
    guard let own else { return application.navigationDefaults.tint?(id) }
    return own()
  }

  /// The frame of the bar in the window, for an app that asks for it.
  package var navigationBarFrame: Rect { barFrame }

  /// The height of the bar at rest, with a large title and a search field. It follows from no size.
  var barHeight: Double {
    var kept = keptBarHeight
    defer { keptBarHeight = kept }
    return kept.value(for: application.revision) {
      if isBarHidden { return 0 }
      if let rules = activeSearchRules {
        return rules.barHeight(at: textSize) + (innermostTop.navigationItem.searchController?.scopesHeight ?? 0)
      }
      return itemRowHeight + promptHeight + largeTitleHeight
        + (innermostTop.navigationItem.searchController?.barHeight ?? 0)
    }
  }

  /// The rules of a search that replaces the bar, or nil.
  private var activeSearchRules: ActiveSearchRules? {
    guard let rules = application.profile.bars.activeSearch, innermostTop.navigationItem.searchController?.takesBar == true,
      traitCollection.userInterfaceIdiom == .phone
    else { return nil }
    return rules
  }

  /// The height of the field of a search that replaces the bar, or nil.
  var heightOfActiveSearch: Double? { activeSearchRules?.fieldHeight(at: textSize) }

  /// The height of the line above the items, which is 0 without a prompt.
  var promptHeight: Double { innermostTop.navigationItem.prompt == nil ? 0 : PromptLine.height }

  /// The height of the part of the bar that has the items.
  ///
  /// The size class of the window decides whether a phone on its side has low bars. The bars of both columns of a large
  /// phone are therefore equally high, although its primary is compact (inferred from the pictures of seed 3).
  var itemRowHeight: Double {
    application.profile.bars.navigationBar.height(
      for: traitsOfBars, isInSheet: presentationRoot.presentation?.adapted.isSheet ?? false)
  }

  private var traitsOfBars: TraitCollection {
    var traits = traitCollection
    if let window = host { traits.horizontalSizeClass = window.traitCollection.horizontalSizeClass }
    return traits
  }

  /// The place of the content under the bars, while a large title is at rest.
  var contentPlacement: ViewPlacement {
    var placement = view
    placement.safeArea.top = barTop + barHeight
    if let toolbar = toolbarPlace { placement.safeArea.bottom = toolbar.bottomInset }
    return placement
  }
}

/// The toolbar of a stack, which shows the items of the controller on top.
extension NavigationController {
  /// The place of the toolbar, or nil if there is none. A sidebar of tabs that lies over a column can leave no room for one
  /// (ours).
  var toolbarPlace: ToolbarPlace? {
    guard showsToolbar else { return nil }
    let bars = application.profile.bars
    let place = bars.toolbar.place(
      in: view, for: traitsOfBars, isAboveTabBar: tabContainer?.isBarBelowContent ?? false)
    return toolbarItemRules.hasRoom(in: place.buttons.width) ? place : nil
  }

  /// The rules for the items of the toolbar.
  private var toolbarItemRules: BarItemRules {
    var rules = barItemRules
    if let margin = application.profile.bars.toolbar.margin(on: traitCollection.userInterfaceIdiom) { rules.margin = margin }
    return rules
  }

  /// Whether there is a toolbar. A controller on the stack that hid the bottom bar when it was pushed hides it too (AD
  /// documented).
  var showsToolbar: Bool {
    var kept = keptToolbarItems
    defer { keptToolbarItems = kept }
    return kept.value(for: application.revision) {
      stacksOfBar.contains { !$0.isToolbarHidden } && !innermostTop.toolbarItems.isEmpty
        && !outermostNavigation.hidesBottomBar
    }
  }

  /// The items of the toolbar in the window.
  func toolbarRow(in place: ToolbarPlace) -> ElementRow {
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let elements = zip(innermostTop.toolbarItems, places(ofToolbarItemsIn: place)).map { item, itemPlace in
      Element(item, frame: itemPlace.frame(in: place.buttons, fromRight: isMirrored))
    }
    return ElementRow(area: place.frame, elements: elements, margin: toolbarItemRules.margin)
  }

  /// The view model of the toolbar, or nil if there is none. `BarFit` has what follows from a size in it.
  var toolbarViewModel: Value? {
    guard let place = toolbarPlace else { return nil }
    let (look, items) = (toolbarLook, zip(innermostTop.toolbarItems, places(ofToolbarItemsIn: place)))
    var members: [Member] = [
      Member("kind", "toolbar"), Member("position", "bottom"), Member("rowInset", .number(place.buttons.y - place.frame.y)),
      Member("rowHeight", .number(place.buttons.height)),
      Member("items", .array(items.map { $0.viewModel(at: $1, in: look) })),
    ]
    if let ownLetters { members.append(ownLetters.member) }
    if let tint = shownTint(toolbarTint) { members.append(Member("tint", .string(tint))) }
    if let look { members += look.members }
    return .object(members)
  }

  /// The places of the items in the row, of which the widest are cut if the row is narrow.
  func places(ofToolbarItemsIn place: ToolbarPlace) -> [BarItemPlace] {
    let rules = toolbarItemRules
    let (widths, spaces) = (innermostTop.toolbarItems.map { $0.barWidth(by: rules) }, innermostTop.toolbarSpaces)
    guard spaces.count == widths.count + 1 else { return rules.places(of: widths, in: place.buttons.width) }
    return rules.places(of: widths, between: spaces, in: place.buttons.width)
  }
}

extension BarItemRules {
  /// Items with their places in a row that begins at an edge.
  func placed(_ items: [BarButtonItem]) -> [NavigationBarItems.Placed] {
    Array(zip(items, places(of: [items.map { $0.barWidth(by: self) }])[0]))
  }
}
