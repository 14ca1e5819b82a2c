import SplitKit
import Testing

/// Which bars have a look of their own while the content is at their edge.
struct EdgeLooksTests {
  /// The edge counts for a bar at it, for a bar with a large title, and for one over content that has scrolled.
  @Test(arguments: [
    (Profile.ios5, false, false), (.ios8, false, false), (.ios13, false, true), (.ios14, true, true), (.ios18, true, true),
    (.ios26, true, true),
  ])
  func `a version says which bars have a look at the edge`(_ profile: Profile, _ usual: Bool, _ large: Bool) {
    let looks = profile.bars.edgeLooks
    #expect(looks.count(atEdge: true) == usual)
    #expect(looks.count(atEdge: true, withLargeTitle: true) == large)
    #expect(!looks.count(atEdge: false) && !looks.count(atEdge: false, withLargeTitle: true))
  }
}
