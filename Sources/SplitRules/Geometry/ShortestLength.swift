/// A length as people write it: to a thousandth, and whole numbers without a fraction. Thirds of a point would be long.
package func shortest(_ length: Double) -> String {
  let rounded = (length * 1000).rounded() / 1000
  return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
}
