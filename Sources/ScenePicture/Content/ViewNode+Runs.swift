import SplitKit

extension ViewNode {
  /// The runs of the node's text, or nil for a text that looks alike everywhere.
  func runs(_ text: String, _ look: TextAttributes) -> RunText? {
    guard let runs = model["runs"]?.array else { return nil }
    var rest = text[...]
    let parts = runs.map { run in
      let length = max(0, Int(run["length"]?.number ?? 0))
      let end = rest.utf16.index(rest.startIndex, offsetBy: length, limitedBy: rest.endIndex) ?? rest.endIndex
      defer { rest = rest[end...] }
      return RunText.Run(String(rest[..<end]), of: run, self, look)
    }
    return RunText(parts)
  }
}

extension RunText.Run {
  /// A run as the node has it. The look of the whole text stands in for all that the run leaves out.
  fileprivate init(_ text: String, of run: Value, _ node: ViewNode, _ look: TextAttributes) {
    let font = run["font"]
    var own = look
    if let font { (own.size, own.weight) = (font.length("size"), Int(max(1, min(1000, font["weight"]?.number ?? 400)))) }
    if let color = run.color("color") { own.color = color }
    let line = font.map { $0["line"]?.number ?? $0.length("size") * 1.25 }
    self.init(text, own, lineHeight: line ?? node.lineHeight)
    background = run.color("background")
    (isUnderlined, isStruckThrough) = (run.flag("underline"), run.flag("strikethrough"))
  }
}
