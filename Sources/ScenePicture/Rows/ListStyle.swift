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
    self.init(place.model, isFloating: place.isFloating, setting)
  }

  /// The style of a list in a model. A sidebar without cards is one that leads nowhere.
  init(_ model: Value, isFloating: Bool, _ setting: PictureSetting) {
    let style = model.text("style")
    name = style == "sidebarPlain" ? "sidebar" : style.isEmpty ? "plain" : style
    leadsOn = model.flag("leadsOn")
    isInset = setting.hasBlockRows ? name == "sidebar" || name == "insetGrouped" : name == "sidebar" || name == "grouped"
    let isSidebar = name == "sidebar"
    background =
      if let color = model["background"]?.string.flatMap(Color.init(hex:)) {
        color
      } else if isFloating {
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
