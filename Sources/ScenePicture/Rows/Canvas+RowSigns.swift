import SplitKit

/// The signs and the controls that only cells of UIKit have (`Public/apps/uikit/table.css`).
extension Canvas {
  /// Draws what stands at the end of a row, from its trailing edge.
  mutating func drawSigns(of row: ListRow, at area: Rect, _ setting: PictureSetting) {
    let id = row.model.text("id")
    let glossy: Color? = setting.finish == .glossy && row.isSelected ? .white : nil
    var end = 0.0
    for sign in RowSign.all(of: row.model).reversed() {
      let box = place(
        in: area, trailing: end + sign.overhang, y: area.center.y - sign.side / 2, width: sign.side, height: sign.side)
      let color = glossy ?? (sign.isTinted ? setting.palette.tint : setting.palette.chevron)
      if sign.isTurned {
        group([("transform", quarterTurn(around: box.center))]) { $0.symbol(sign.symbol, in: box, color) }
      } else {
        symbol(sign.symbol, in: box, color)
      }
      if sign.isButton {
        let touch = place(in: area, trailing: end, y: area.center.y - 22, width: 28, height: 44)
        rect(touch, nil, name: .element("\(id)/accessory"))
      }
      end += sign.width
    }
  }

  private func quarterTurn(around point: Point) -> String {
    "rotate(\(isMirrored ? -90 : 90) \(shortest(point.x)) \(shortest(point.y)))"
  }

  /// Draws the control at the beginning of a row that is being edited.
  mutating func drawEditing(of row: ListRow, at area: Rect, _ setting: PictureSetting) {
    let kind = row.model.text("editing")
    let symbols = ["delete": "minus", "insert": "plus", "select": "checkmark"]
    guard let name = symbols[kind] else { return }
    let disc = place(in: area, leading: 0, y: area.center.y - 11, width: 22, height: 22)
    let palette = setting.palette
    if let id = row.model["editingPart"]?["id"]?.string { rect(disc, nil, name: .element(id)) }
    if kind == "select", !row.isSelected {
      return border(disc, palette.tertiaryText, width: 1.5, radii: .all(11))
    }
    ellipse(disc, kind == "delete" ? palette.red : kind == "insert" ? palette.green : palette.tint)
    symbol(name, in: disc.middle(14, 14), .white)
  }
}

/// A sign at the end of a row.
package struct RowSign {
  let symbol: String
  let side: Double
  /// The width that the sign takes, with the space before it.
  let width: Double
  /// The distance of the symbol from the end of its width; less than 0 for one that extends beyond it.
  var overhang = 0.0
  var isTinted = false
  var isButton = false
  var isTurned = false

  private static let disclosure = RowSign(symbol: "chevron.forward", side: 15, width: 17, overhang: -4)
  private static let checkmark = RowSign(symbol: "checkmark", side: 19, width: 27, isTinted: true)
  private static let detail = RowSign(symbol: "info.circle", side: 23, width: 36, overhang: 2.5, isTinted: true, isButton: true)
  private static let grip = RowSign(symbol: "line.3.horizontal", side: 22, width: 30)

  /// The width of the signs of a row, in points. Layouts of rows make room by it, too.
  package static func width(of row: Value) -> Double { all(of: row).reduce(0) { $0 + $1.width } }

  /// The signs of a row, in reading order.
  static func all(of row: Value) -> [RowSign] {
    var signs: [RowSign] = []
    if let isExpanded = row["isExpanded"]?.bool {
      signs.append(RowSign(symbol: "chevron.forward", side: 15, width: 23, isTinted: true, isTurned: isExpanded))
    }
    switch row.text("accessory") {
    case "disclosureIndicator": signs.append(disclosure)
    case "checkmark": signs.append(checkmark)
    case "detailButton": signs.append(detail)
    case "detailDisclosureButton": signs += [detail, disclosure]
    default: break
    }
    if row.text("editing") == "move" || row["gripPart"] != nil { signs.append(grip) }
    return signs
  }
}
