/// A length as people write it: rounded to a thousandth, so that a third of a point stays short.
///
/// A whole number has no fraction.
package func shortest(_ length: Double) -> String {
  let rounded = (length * 1000).rounded() / 1000
  return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
}

/// A sentence out of its parts, in one piece of memory. Every resize makes some sentences, and an interpolation takes several
/// times as long.
func sentence(_ parts: String...) -> String {
  var text = ""
  text.reserveCapacity(parts.reduce(0) { $0 + $1.utf8.count })
  for part in parts { text += part }
  return text
}
