import Testing

@testable import UIKit

@MainActor @Suite struct KeyValueObservingTests {
  @Test func `an observer that asks for the present value hears it at once`() {
    let view = UIScrollView()
    view.contentSize = CGSize(width: 30, height: 40)
    var heard: [CGSize?] = []
    let observation = view.observe(\.contentSize, options: [.initial, .new]) { view, change in heard.append(change.newValue) }
    let silent = view.observe(\.contentSize) { _, change in heard.append(change.newValue) }
    view.contentSize = .zero
    for one in [observation, silent] { one.invalidate() }
    #expect(heard == [CGSize(width: 30, height: 40)])
  }
}
