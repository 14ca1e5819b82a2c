import SplitKit

/// The heights in the lists, by the spacing of the OS version's lists. At the text size `large` they are estimated by
/// eye from the versions.
struct MailMetrics {
  /// The height of a mailbox, whose title may take a second line at the accessibility sizes.
  let mailbox: TextHeight
  /// The height of a setting, whose title is long and stands beside a switch.
  let setting: TextHeight
  /// The padding at both sides of the mailboxes.
  let sidebarInset: Double
  let sectionHeader: TextHeight
  let largeTitle: TextHeight
  /// The height of a large title with a line below it.
  let subtitled: TextHeight
  /// The height of a message's row with the beginning of its text.
  let message: TextHeight
  /// The height of a message's row without any of its text.
  let briefMessage: TextHeight
}

extension MailMetrics {
  init(_ lists: ListSpacing) {
    switch lists {
    case .usual:
      self.init(lists, sidebarInset: 16, header: 52, subtitled: 72, message: 102, briefMessage: 64)
    case .roomy:
      self.init(lists, sidebarInset: 12, header: 54, subtitled: 74, message: 108, briefMessage: 68)
    }
  }

  /// The heights at `large`, in points. At the accessibility sizes, the day of a message stands below its sender, the
  /// sender may take a second line, and the subject three more.
  private init(
    _ lists: ListSpacing, sidebarInset: Double, header: Double, subtitled: Double, message: Double, briefMessage: Double
  ) {
    self.sidebarInset = sidebarInset
    mailbox = lists.row
    setting = TextHeight(lists.rowHeight, .body, atAccessibilitySizes: .body, .body, .body)
    sectionHeader = TextHeight(header, .title3, atAccessibilitySizes: .title3)
    largeTitle = TextHeight(header, .largeTitle)
    self.subtitled = TextHeight(subtitled, .largeTitle, .subheadline, atAccessibilitySizes: .subheadline)
    self.message = TextHeight(
      message, .headline, .subheadline, .subheadline, .subheadline,
      atAccessibilitySizes: .subheadline, .headline, .subheadline, .subheadline, .subheadline)
    self.briefMessage = TextHeight(
      briefMessage, .headline, .subheadline,
      atAccessibilitySizes: .subheadline, .headline, .subheadline, .subheadline, .subheadline)
  }
}
