import SamplePreviews
import Testing

@testable import SplitKit

/// The inspector column of iOS 26, which is a sheet while the split is collapsed.
@Suite struct InspectorTests {
  @Test func itBecomesASheetAndAColumnAsOftenAsTheWidthChanges() throws {
    let options = [Member("style", "doubleColumn"), Member("inspectorColumn", true)]
    let stage = try Stage(.lab, profile: .ios26, options: options, size: Size(width: 1180, height: 768))
    stage.split.show(.inspector)
    for width in [500.0, 1180, 500, 1180] {
      stage.resize(width, 768)
      #expect(stage.scene.panes.contains { $0.role == .modal } == (width == 500))
      #expect(stage.split.isShowing(.inspector))
    }
  }

  @Test func `showing and hiding it asks for a layout, in which the controllers hear of their traits`() throws {
    let options = [Member("style", "doubleColumn"), Member("inspectorColumn", true)]
    let stage = try Stage(.lab, profile: .ios26, options: options, size: Size(width: 1180, height: 768))
    for isShown in [true, false] {
      stage.window.layoutIfNeeded()
      isShown ? stage.split.show(.inspector) : stage.split.hide(.inspector)
      #expect(stage.window.needsLayout)
      stage.window.layoutIfNeeded()
      #expect(stage.window.toldRevision == stage.application.revision)
    }
  }
}
