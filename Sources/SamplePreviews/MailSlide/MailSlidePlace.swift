import ContentBlocks
import SplitKit

/// The place of the user in the app: the item, the offset of the list, whether the master was slid in and a turn has
/// moved it back since, how many surplus buttons turns upside down have left, and whether the popover is open.
struct MailSlidePlace {
  let content: MailSlideContent

  var value: Value {
    var members: [Member] = []
    if let item = content.master.selectedItem { members.append(Member("item", .number(Double(item)))) }
    if let y = content.master.scrolledOffset { members.append(Member("offset", .number(y))) }
    if let sliding {
      if sliding.masterIsVisible {
        members.append(Member("masterIsVisible", true))
        if isPortrait, content.isMasterBeyondEdge { members.append(Member("masterIsBack", true)) }
      }
      if surplus > 0 { members.append(Member("surplusButtons", .number(Double(surplus)))) }
    }
    if popover?.isPopoverVisible == true { members.append(Member("showsPopover", true)) }
    return .object(members)
  }

  /// Slides the master in. If `isBack` is true, it then moves the view back without telling the detail, as a turn of
  /// the device does.
  private func slideIn(isBack: Bool) {
    let origin = content.masterOrigin
    sliding?.showMasterView()
    if isBack { content.masterOrigin = origin }
  }

  private var popover: PopoverController? {
    (content.detail as? PopoverDetailViewController)?.masterPopoverController
  }

  /// Whether the app has the faults of the article's literal code: surplus buttons, and a master that was slid in in
  /// landscape. An app without them does not restore them.
  private var allowsFaults: Bool { sliding?.keepsOneButton == false }

  private var sliding: SlidingDetailViewController? { content.detail as? SlidingDetailViewController }
  private var isPortrait: Bool { !content.split.interfaceOrientation.isLandscape }
  private var surplus: Int { (content.detail.toolbar?.items.count ?? 0) - (isPortrait ? 1 : 0) }

  /// Restores a place. Invalid parts leave the app as it is.
  func restore(_ place: Value) {
    if let item = place["item"]?.number.flatMap({ Int(exactly: $0) }) { content.master.choose(item: item) }
    if let sliding, allowsFaults {
      let buttons = place["surplusButtons"]?.number.flatMap { Int(exactly: $0) } ?? 0
      for _ in 0..<max(0, min(buttons, Toolbar.maximumItems)) { sliding.addMasterButton() }
    }
    content.split.setNeedsLayout()
    content.split.layoutIfNeeded()
    if place["masterIsVisible"] == true, isPortrait || allowsFaults { slideIn(isBack: place["masterIsBack"] == true) }
    if place["showsPopover"] == true { popover?.present() }
    content.master.restore(offset: place["offset"])
  }
}
