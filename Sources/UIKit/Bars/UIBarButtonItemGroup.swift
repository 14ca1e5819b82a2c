import Foundation

/// Items of a bar that belong together: `UIBarButtonItemGroup`. They stand side by side; the item that stands for them in a narrow
/// bar is kept.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: ObjectBase {
  /// The items.
  open var barButtonItems: [UIBarButtonItem] {
    didSet {
      for item in barButtonItems { item.buttonGroup = self }
      owner?.noteBarItems()
    }
  }
  /// The item that would stand for the group in a narrow bar.
  open var representativeItem: UIBarButtonItem?
  /// Whether the representative is shown: never.
  open var isDisplayingRepresentativeItem: Bool { false }
  /// Whether the bar leaves the group out.
  open var isHidden = false { didSet { owner?.noteBarItems() } }
  /// Kept, without an effect.
  open var alwaysAvailable = false
  /// The menu in place of the group in a narrow bar. It is kept.
  open var menuRepresentation: UIMenuElement?
  weak var owner: UIViewController?

  /// Creates a group.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    super.init()
    for item in barButtonItems { item.buttonGroup = self }
  }

  /// Creates a group of items.
  public class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }
  /// Creates a group that the user could move.
  public class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { fixedGroup(representativeItem: representativeItem, items: items) }
  /// Creates a group that the user could remove. One that is not there from the start is left out.
  public class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = fixedGroup(representativeItem: representativeItem, items: items)
    group.isHidden = !isInDefaultCustomization
    return group
  }

  var shownItems: [UIBarButtonItem] { isHidden ? [] : barButtonItems }
}
