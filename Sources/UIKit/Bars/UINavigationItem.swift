import Foundation
internal import SplitKit

/// The contents of a navigation bar for a controller: `UINavigationItem`.
@preconcurrency @MainActor
open class UINavigationItem: ObjectBase {
  /// Whether the title is large: `UINavigationItem.LargeTitleDisplayMode`, with UIKit's raw values.
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
  /// How the back button shows its title: `UINavigationItem.BackButtonDisplayMode`.
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
  /// How the bar arranges its items: `UINavigationItem.ItemStyle`. It is kept.
  public enum ItemStyle: Int, Sendable { case navigator, browser, editor }
  /// Where the search field stands: `UINavigationItem.SearchBarPlacement`. It is kept.
  public enum SearchBarPlacement: Int, Sendable {
    case automatic, inline, stacked, integrated, integratedCentered, integratedButton
  }

  /// The controller that the item belongs to.
  weak var owner: UIViewController? { didSet { noteAll() } }

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item without a title.
  public override convenience init() {
    self.init(title: "")
    title = nil
  }

  /// Creates an item as a storyboard does. A coder of another kind gives an empty item.
  public required init?(coder: NSCoder) { super.init() }

  /// The title; nil for none.
  open var title: String? { didSet { if title != oldValue { noteTitle() } } }
  /// The words below the title, since iOS 26. They are drawn where the title stands in the row of the bar, and keep the height of
  /// the bar (unmeasured). Below a large title, nothing is drawn.
  open var subtitle: String? { didSet { if subtitle != oldValue { noteSubtitle() } } }
  /// The words below the title with attributes, since iOS 26. They are kept.
  open var attributedSubtitle: AttributedString?
  /// A view below the title, since iOS 26. It is kept and not drawn.
  open var subtitleView: UIView?
  /// The words below a large title, since iOS 26. They are kept.
  open var largeSubtitle: String?
  /// The words below a large title with attributes, since iOS 26. They are kept.
  open var largeAttributedSubtitle: AttributedString?
  /// A view below a large title, since iOS 26. It is kept and not drawn.
  open var largeSubtitleView: UIView?
  /// The properties of the document of the screen. It is kept.
  open var documentProperties: UIDocumentProperties?
  /// Where the field of a search stands now.
  open var searchBarPlacement: SearchBarPlacement { preferredSearchBarPlacement }
  /// An item that stands for the field of a search in a toolbar, since iOS 26. It is a space.
  open private(set) lazy var searchBarPlacementBarButtonItem: UIBarButtonItem = .flexibleSpace()
  /// The title with attributes. Its text is shown.
  open var attributedTitle: AttributedString? { didSet { noteTitle() } }
  /// A line of text above the title; nil for none. With one, the bar is 30 points higher: 74 in place of 44 (general knowledge;
  /// unmeasured for low bars, and since iOS 26). It stands in the middle of the bar, also beside a large title. An empty text
  /// makes the bar higher too (inferred).
  open var prompt: String? { didSet { if prompt != oldValue { notePrompt() } } }
  /// A view in place of the title. The bar draws a label, and any other view stands over the bar.
  open var titleView: UIView? {
    didSet {
      titleView?.barOwner = self
      noteTitle()
    }
  }
  /// Whether the title is large in a bar that prefers large titles. The default is automatic.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { noteAll() } }
  /// The title for the large form, since iOS 26. It is kept.
  open var largeTitle: String?
  /// The items at the left, in reading order.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { noteItems() } }
  /// The items at the right, beginning with the outermost one.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { noteItems() } }
  /// The first item at the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first item at the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Sets the first item at the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the first item at the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Sets the items at the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the items at the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  /// The groups at the leading side, since iOS 16. Their items stand after the left items.
  open var leadingItemGroups: [UIBarButtonItemGroup] = [] { didSet { noteItems() } }
  /// The groups in the middle, since iOS 16. Their items stand at the leading side.
  open var centerItemGroups: [UIBarButtonItemGroup] = [] { didSet { noteItems() } }
  /// The groups at the trailing side, since iOS 16. Their items stand before the right items.
  open var trailingItemGroups: [UIBarButtonItemGroup] = [] { didSet { noteItems() } }
  /// A group that is always at the trailing end.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? { didSet { noteItems() } }
  /// Kept, without an effect.
  open var customizationIdentifier: String?
  /// Kept, without an effect.
  open var style = ItemStyle.navigator
  /// Kept, without an effect.
  open var additionalOverflowItems: UIDeferredMenuElement?
  /// Kept, without an effect.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  /// Kept, without an effect.
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)?
  /// Whether the left items stand beside the back button instead of replacing it. The default is false.
  open var leftItemsSupplementBackButton = false { didSet { noteAll() } }
  /// Whether there is no back button. The default is false.
  open var hidesBackButton = false { didSet { noteAll() } }
  /// Sets whether there is no back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  /// The back button that leads back to this item. Its title and image count.
  open var backBarButtonItem: UIBarButtonItem? { didSet { noteAll() } }
  /// The title of the back button that leads back to this item; nil for the item's title.
  open var backButtonTitle: String? { didSet { noteAll() } }
  /// How the back button shows its title. `minimal` shows none.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { noteAll() } }
  /// The action of the back button, since iOS 16. It is kept: a back button goes back.
  open var backAction: UIAction?
  /// The search field of the bar.
  open var searchController: UISearchController? { didSet { noteSearch() } }
  /// Kept: the search field is always there.
  open var hidesSearchBarWhenScrolling = true
  /// Kept: the engine places the search field.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// Kept, without an effect, since iOS 26.
  open var searchBarPlacementAllowsToolbarIntegration = true
  /// Kept, without an effect, since iOS 26.
  open var searchBarPlacementAllowsExternalIntegration = false
  /// The look of the bar over content that has scrolled below it; nil for that of the bar.
  open var standardAppearance: UINavigationBarAppearance? { didSet { owner?.setNeedsUpdate() } }
  /// The look of a low bar, in a compact height; nil for that of the bar.
  open var compactAppearance: UINavigationBarAppearance? { didSet { owner?.setNeedsUpdate() } }
  /// The look of a bar over content that has not scrolled; nil for that of the bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { owner?.setNeedsUpdate() } }
  /// The look of a low bar over content that has not scrolled; nil for that of the bar.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { owner?.setNeedsUpdate() } }
}

extension UINavigationItem: BarViewOwner {
  func noteBarView() { noteTitle() }
}

/// The item in the engine.
extension UINavigationItem {
  /// The words that the bar shows.
  var shownTitle: String? {
    (hasOwnTitle ? nil : titleView?.wordsForBar) ?? attributedTitle.map { String($0.characters) } ?? title
  }

  /// Whether a view stands in the place of the title.
  private var hasOwnTitle: Bool { titleView?.isTitleOverBar ?? false }

  private func noteTitle() {
    guard let owner else { return }
    owner.engine.title = shownTitle
    if owner.engine.navigationItem.hasOwnTitle != hasOwnTitle {
      owner.engine.navigationItem.hasOwnTitle = hasOwnTitle
      owner.engine.setNeedsLayout()
    }
    owner.setNeedsUpdate()
  }

  private func notePrompt() {
    guard let owner else { return }
    owner.engine.navigationItem.prompt = prompt
    owner.engine.setNeedsLayout()
  }

  private func noteSubtitle() {
    guard let owner, owner.context.majorVersion >= 26 else { return }
    owner.engine.navigationItem.subtitle = subtitle.flatMap { $0.isEmpty ? nil : $0 }
    // A subtitle makes the bar higher below a large title.
    owner.engine.setNeedsLayout()
  }

  func noteItems() {
    guard let owner else { return }
    let item = owner.engine.navigationItem
    let (left, right) = (leadingItems, trailingItems)
    for group in leadingItemGroups + centerItemGroups + trailingItemGroups + [pinnedTrailingGroup].compactMap({ $0 }) {
      group.owner = owner
    }
    item.leftBarButtonItems = left.compactMap { $0.engineItem(for: owner) }
    item.rightBarButtonItems = right.compactMap { $0.engineItem(for: owner) }
    owner.engine.setNeedsLayout()
  }

  private var leadingItems: [UIBarButtonItem] {
    (leftBarButtonItems ?? []) + (leadingItemGroups + centerItemGroups).flatMap(\.shownItems)
  }

  /// The items from the outermost one inwards. A group is in reading order.
  private var trailingItems: [UIBarButtonItem] {
    let groups = trailingItemGroups + [pinnedTrailingGroup].compactMap { $0 }
    return groups.reversed().flatMap { $0.shownItems.reversed() } + (rightBarButtonItems ?? [])
  }

  private func noteAll() {
    guard let owner else { return }
    let item = owner.engine.navigationItem
    item.leftItemsSupplementBackButton = leftItemsSupplementBackButton
    item.hidesBackButton = hidesBackButton
    item.largeTitleDisplayMode =
      switch largeTitleDisplayMode {
      case .automatic: .automatic
      case .always: .always
      case .never, .inline: .never
      }
    item.backButtonTitle = backButtonDisplayMode == .minimal ? "" : backButtonTitle
    item.backBarButtonItem = backBarButtonItem?.engineItem(for: owner)
    noteTitle()
    notePrompt()
    noteSubtitle()
    noteItems()
    noteSearch()
  }

  private func noteSearch() {
    guard let owner else { return }
    owner.engine.navigationItem.searchController = searchController?.engineSearch(for: owner)
    owner.engine.setNeedsLayout()
  }
}

extension UIViewController {
  /// Passes the items of the bars to the engine again.
  func noteBarItems() {
    navigationItemIfMade?.noteItems()
    noteToolbarItems()
  }

  func noteToolbarItems() {
    var (items, spaces): ([SplitKit.BarButtonItem], [BarSpace]) = ([], [BarSpace()])
    for item in toolbarItems ?? [] {
      if let space = item.space {
        spaces[spaces.count - 1].width += space.width
        spaces[spaces.count - 1].flexibleParts += space.flexibleParts
      } else if let item = item.engineItem(for: self) {
        items.append(item)
        spaces.append(BarSpace())
      }
    }
    engine.toolbarSpaces = spaces.contains { $0 != BarSpace() } ? spaces : []
    engine.toolbarItems = items
    setNeedsUpdate()
  }

  func makeEditButton() -> UIBarButtonItem {
    if let button = state.editButton { return button }
    let button = UIBarButtonItem(title: word(.edit), style: .plain, target: nil, action: nil)
    button.accessibilityIdentifier = "edit"
    button.primaryAction = UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    button.noteEditing(isEditing)
    state.editButton = button
    context.keep(button)
    return button
  }

  /// The words of a system item in the language of the system.
  func word(_ item: UIBarButtonItem.SystemItem) -> String {
    switch item {
    case .done: context.application.language.word(.done)
    default: "Edit"
    }
  }

  /// A new id for an element of this controller's bars.
  func newElementID(named name: String) -> String {
    var clean = String(name.prefix(40))
    if clean.isEmpty { clean = "item" }
    let base = "\(engine.id)/\(clean)"
    state.elementNumbers[base, default: 0] += 1
    let number = state.elementNumbers[base] ?? 1
    return number == 1 ? base : "\(base)-\(number)"
  }
}

/// An object that renames what a screen shows: `UINavigationItemRenameDelegate`. It is not asked.
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: AnyObject {
  /// The title was changed.
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
  /// Whether the title may be changed.
  func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
}

extension UINavigationItemRenameDelegate {
  /// True.
  public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
}

/// The properties of the document of a screen: `UIDocumentProperties`. It is kept.
@preconcurrency @MainActor
open class UIDocumentProperties: ObjectBase {
  /// Creates the properties of a file.
  public init(url: URL) { super.init() }
}
