import TextMeasures

extension ViewController {
  /// The rules for the items of bars on the device and the screen of this controller, at its text size.
  var barItemRules: BarItemRules {
    let grid = PixelGrid(scale: host?.scale ?? 2)
    return application.profile.bars.items(on: traitCollection.userInterfaceIdiom, grid: grid, textSize: textSize)
  }

  /// The letters of bars at the text size of this controller, or nil at the size of the look.
  var ownLetters: BarLetters? {
    let letters = textSize == .large ? nil : barItemRules.letters
    return letters?.followTextSize == true ? letters : nil
  }
}

extension BarLetters {
  /// The letters that follow the text size, for the view model of a bar. The page has the others from the look.
  var member: Member {
    Member("letters", .object(following.map { Member($0.name, $0.font.value) }))
  }
}

extension TextFont {
  fileprivate var value: Value {
    ["size": .number(size), "weight": .number(Double(weight)), "spacing": .number(spacing)]
  }
}
