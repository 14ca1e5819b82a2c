import SplitKit

/// The heights in the lists, by the spacing of the OS version's lists. They are estimated by eye from the versions.
struct MailMetrics {
  let mailboxHeight: Double
  /// The padding at both sides of the mailboxes.
  let sidebarInset: Double
  let sectionHeaderHeight: Double
  let largeTitleHeight: Double
  /// The height of a large title with a line below it.
  let subtitledHeight: Double
  /// The height of a message's row with the beginning of its text.
  let messageHeight: Double
  /// The height of a message's row without any of its text.
  let briefMessageHeight: Double
}

extension MailMetrics {
  init(_ lists: ListSpacing) {
    switch lists {
    case .usual:
      self.init(
        mailboxHeight: 44, sidebarInset: 16, sectionHeaderHeight: 52, largeTitleHeight: 52, subtitledHeight: 72,
        messageHeight: 102, briefMessageHeight: 64)
    case .roomy:
      self.init(
        mailboxHeight: 46, sidebarInset: 12, sectionHeaderHeight: 54, largeTitleHeight: 54, subtitledHeight: 74,
        messageHeight: 108, briefMessageHeight: 68)
    }
  }
}
