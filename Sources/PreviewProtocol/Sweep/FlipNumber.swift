/// The one number by which people know a flip, of the two widths between which the layout changes. They are a pixel apart.
///
/// It is the whole number of the two, and the narrower one if both or neither are whole: a layout that changes above 667 flips
/// at 667, whether the next pixel is 667.5 or 668, and one that changes from 1024 on flips at 1024. The choice is ours.
func flipNumber(_ one: Double, _ other: Double) -> Double {
  let (narrower, wider) = (min(one, other), max(one, other))
  return wider == wider.rounded() && narrower != narrower.rounded() ? wider : narrower
}
