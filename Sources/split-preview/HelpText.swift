/// The help of a command, as people read it.
enum HelpText {
  /// A help whose flags about builds of apps come after all others. The library prints sections with a title before those without.
  static func ordered(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let title = AppBuildOptions.title.uppercased() + ":"
    guard let start = lines.firstIndex(where: { $0 == title }), let end = lines[start...].firstIndex(where: \.isEmpty) else {
      return text
    }
    let section = lines[start..<end]
    let others = lines[..<start] + lines[(end + 1)...]
    let last = others.lastIndex { !$0.isEmpty } ?? others.startIndex
    return (others[...last] + [""] + section + [""]).joined(separator: "\n")
  }
}
