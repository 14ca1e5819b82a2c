import TextMeasures

/// The colours that an app gives a bar, in the form `#RRGGBBAA`. A colour is nil where the bar has that of the system.
package struct BarLook: Equatable {
  /// The background. Without any opacity, the content is seen through the bar.
  package var background: String?
  /// The line between the bar and the content. Without any opacity, there is none.
  package var shadow: String?
  package var titleColor: String?
  package var largeTitleColor: String?
  /// The letters of the title and of a large one, or nil for those of the system.
  package var titleFont: BarFont?
  package var largeTitleFont: BarFont?
  /// The colours of buttons with words, by how much they stand out. A button with a colour of its own has that one.
  package var buttonColors: [BarButtonStyle: String] = [:]
  /// The colour of the tabs that are not selected.
  package var itemColor: String?
  /// The colour of the selected tab, which comes before the tint of the bar.
  package var selectedItemColor: String?

  package init() {}

  /// A colour without any opacity.
  package static let clear = "#00000000"

  /// The same texts on a transparent background without a line.
  var withoutSurface: BarLook {
    var look = self
    (look.background, look.shadow) = (Self.clear, Self.clear)
    return look
  }

  /// The same texts on the background of the system.
  var withSurfaceOfSystem: BarLook {
    var look = self
    (look.background, look.shadow) = (nil, nil)
    return look
  }

  /// The members of the bar's view model.
  var members: [Member] {
    let colors = [
      ("background", background), ("shadow", shadow), ("titleColor", titleColor), ("largeTitleColor", largeTitleColor),
      ("itemColor", itemColor),
    ]
    let fonts = [("titleFont", titleFont), ("largeTitleFont", largeTitleFont)]
    return colors.compactMap { name, color in color.map { Member(name, .string($0)) } }
      + fonts.compactMap { name, font in font.map { Member(name, $0.value) } }
  }
}

/// The letters that an app gives the title or an item of a bar.
package struct BarFont: Equatable {
  /// The size in points.
  let size: Double
  /// The weight, from 100 to 900 as in CSS.
  let weight: Int

  package init(size: Double, weight: Int) { (self.size, self.weight) = (size, weight) }

  /// The letters with which a text in the font is measured.
  var letters: TextFont { .system(size: size, weight: weight) }

  var value: Value {
    let spacing: [Member] = letters.spacing == 0 ? [] : [Member("spacing", .number(letters.spacing))]
    return .object([Member("size", .number(size)), Member("weight", .number(Double(weight)))] + spacing)
  }
}

/// The looks that an app gives a bar: over content that has scrolled below it, and over content at the edge.
package struct BarLooks: Equatable {
  package var standard: BarLook
  /// The look at the edge, or nil for the standard look without its surface (AD documented).
  package var edge: BarLook?

  /// The looks of a bar to which the app gives none: the surface of the system, and none over content at the edge.
  package static let ofSystem = BarLooks(standard: BarLook(), edge: nil)

  package init(standard: BarLook, edge: BarLook?) { (self.standard, self.edge) = (standard, edge) }

  /// The look that the bar has now.
  func shown(atEdge isAtEdge: Bool) -> BarLook { isAtEdge ? edge ?? standard.withoutSurface : standard }
}
