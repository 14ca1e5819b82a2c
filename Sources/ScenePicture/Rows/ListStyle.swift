import SplitKit

/// The style of a list: its background, and whether its rows lead to another screen.
struct ListStyle {
  let name: String
  /// Whether a row pushes what it opens, instead of filling the column beside the list.
  let leadsOn: Bool
  /// Whether the rows stand away from the edges, as in a sidebar and in a list of groups.
  let isInset: Bool
  let background: Color?

  /// Whether sections are groups of rows on cards.
  var isGrouped: Bool { name == "grouped" || name == "insetGrouped" }

  init(_ place: ContentPlace, _ setting: PictureSetting) {
    name = place.model.text("style")
    leadsOn = place.model.flag("leadsOn")
    isInset = setting.app == "scenario" ? name == "sidebar" || name == "insetGrouped" : name == "sidebar" || name == "grouped"
    let isSidebar = name == "sidebar"
    background =
      if place.isFloating {
        nil
      } else if name == "grouped" || name == "insetGrouped" || (isSidebar && leadsOn) {
        setting.palette.grouped
      } else if isSidebar, setting.finish == .flat {
        setting.palette.sidebar ?? setting.palette.background
      } else {
        setting.palette.background
      }
  }
}
