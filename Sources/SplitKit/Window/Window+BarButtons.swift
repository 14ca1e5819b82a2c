extension Window {
  /// Where a button of a bar is that can be seen; nil where it is in none.
  func frame(ofBarButton id: String) -> Rect? {
    let rows = ([rootViewController] + presented).flatMap(\.visibleNow).flatMap(\.barButtonRows)
    return rows.lazy.flatMap(\.elements).first { $0.id == id }?.frame
  }
}
