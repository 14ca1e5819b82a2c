/// Many short lists in one array. A list that grows moves to the end, so no list takes memory of its own.
struct ListPool<Element> {
  /// A list in the pool.
  struct List {
    fileprivate var start = 0
    fileprivate(set) var count = 0
    fileprivate var capacity = 0
  }

  private var memory: ContiguousArray<Element> = []
  /// The element of places that no list uses yet.
  private let filler: Element

  init(capacity: Int, filler: Element) {
    self.filler = filler
    memory.reserveCapacity(capacity)
  }

  /// The element of a list at an index.
  subscript(list: List, index: Int) -> Element { memory[list.start + index] }

  mutating func append(_ element: Element, to list: inout List) {
    if list.count == list.capacity { move(&list, capacity: max(4, 2 * list.capacity)) }
    memory[list.start + list.count] = element
    list.count += 1
  }

  mutating func remove(at index: Int, from list: inout List) {
    let end = list.start + list.count - 1
    for place in list.start + index..<end { memory[place] = memory[place + 1] }
    list.count -= 1
  }

  /// Replaces all elements of a list.
  mutating func set(_ elements: borrowing ContiguousArray<Element>, in list: inout List) {
    if elements.count > list.capacity {
      list.count = 0
      move(&list, capacity: elements.count + elements.count / 2)
    }
    for index in elements.indices { memory[list.start + index] = elements[index] }
    list.count = elements.count
  }

  private mutating func move(_ list: inout List, capacity: Int) {
    let start = memory.count
    for index in 0..<list.count { memory.append(memory[list.start + index]) }
    for _ in list.count..<capacity { memory.append(filler) }
    (list.start, list.capacity) = (start, capacity)
  }
}
