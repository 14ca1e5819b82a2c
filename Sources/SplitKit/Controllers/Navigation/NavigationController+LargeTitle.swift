/// The large title of a stack (spec/containers.md 313 to 319).
extension NavigationController {
  /// The size of the title. It follows from the modes of all items on the stack, however deep stacks are nested.
  var titleSize: TitleSize {
    var kept = keptTitleSize
    defer { keptTitleSize = kept }
    return kept.value(for: application.revision) {
      let outermost = outermostNavigation
      guard outermost.prefersLargeTitles, !isBarHidden, heightOfActiveSearch == nil,
        application.profile.bars.navigationBar.largeTitleModes != nil, traitCollection.verticalSizeClass != .compact
      else { return .usual }
      return LargeTitle.size(
        of: outermost.itemsOfBar.map(\.largeTitleDisplayMode),
        besideBackButton: NavigationBar(of: outermost)?.showsBackButton ?? false)
    }
  }

  /// The height of a large title below the row at rest, with its subtitle. It is 0 for a title of another size.
  var largeTitleHeight: Double {
    guard titleSize == .large else { return 0 }
    return LargeTitle.height + (innermostTop.navigationItem.subtitle == nil ? 0 : LargeTitle.subtitleHeight)
  }

  /// The items of the one bar, beginning with that of the root.
  private var itemsOfBar: [NavigationItem] {
    viewControllers.flatMap { ($0 as? NavigationController)?.itemsOfBar ?? [$0.navigationItem] }
  }

  /// The height by which the one bar is lower than at rest. The innermost stack has the content below it.
  var hiddenHeightOfBar: Double {
    (viewControllers.last as? NavigationController)?.hiddenHeightOfBar ?? hiddenTitleHeight
  }

  /// Forgets how far the content has scrolled, before a layout at rest.
  func showWholeTitle() {
    hiddenTitleHeight = 0
    contentBelowTitle?.hiddenBarHeight = 0
    contentBelowTitle = nil
  }

  /// Makes the bar lower by the distance that the content below it has scrolled, after a layout at rest. The insets of
  /// content that scrolls are those at rest, so that its place follows from its offset alone.
  func followScroll(of top: ViewController) {
    guard let (content, extent) = top.scrollingContent else { return }
    let hidden = LargeTitle.height(hiddenBy: extent.offset, of: largeTitleHeight)
    guard hidden > 0 else { return }
    hiddenTitleHeight = hidden
    content.hiddenBarHeight = hidden
    contentBelowTitle = content
    var placement = contentPlacement
    placement.safeArea.top -= hidden
    top.layOut(self.placement(of: top, under: placement))
  }
}

extension ViewController {
  /// Requests a layout if the content lies under a large title, which follows the offset.
  func noteScroll() {
    let stack: NavigationController? = ancestor()
    if stack?.titleSize == .large { setNeedsLayout() }
  }
}

extension ViewController {
  /// Whether the bar of the stack around the controller has a large title, as long as its content is at rest.
  package var isUnderLargeTitle: Bool {
    let stack: NavigationController? = ancestor()
    return stack?.titleSize == .large
  }
}
