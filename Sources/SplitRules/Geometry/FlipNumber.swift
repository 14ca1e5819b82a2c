/// The one number by which people know a flip, of the two widths between which the layout changes. They are a pixel apart.
///
/// It is the whole number of the two, and the narrower one if both or neither are whole: a layout that changes above 667 flips
/// at 667, whether the next pixel is 667.5 or 668, and one that changes from 1024 on flips at 1024. The choice is ours.
package func flipNumber(_ one: Double, _ other: Double) -> Double {
  let (narrower, wider) = (min(one, other), max(one, other))
  return wider == wider.rounded() && narrower != narrower.rounded() ? wider : narrower
}

extension PixelGrid {
  /// A width that columns take, in words that name the number of the flip there: 1024, or "more than 954" for columns of 954.5,
  /// which have no room at 954 and room at the next pixel.
  func words(forRoomFrom least: Double) -> String {
    let first = (least * scale).rounded(.up) / scale
    let number = flipNumber(first - pixel, first)
    return number == first ? shortest(number) : sentence("more than ", shortest(number))
  }
}
