extension Xorshift {
  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
  mutating func element<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
  mutating func isLikely(_ chances: Int, in total: Int) -> Bool { below(total) < chances }
}
