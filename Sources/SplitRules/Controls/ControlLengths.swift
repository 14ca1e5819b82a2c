/// The lengths of the system's controls, in points: views and pictures have them from here, and the page's style sheets have the same.
package struct ControlLengths: Sendable {
  /// The size of a switch.
  package let toggle: Size
  /// The size of its knob, which has an inset of 2 points.
  package let toggleKnob: Size
  /// The part of a switch at its right that constraints do not see.
  package let toggleOverhang: Double
  /// The height of a slider.
  package let slider: Double
  /// The height of its track.
  package let sliderTrack: Double
  package let sliderKnob: Size
  /// The height of a segmented control.
  package let segments: Double
  /// The part of a segmented control at its bottom that constraints do not see.
  package let segmentsOverhang: Double
  /// Whether segments divide the width at whole points, and the selected one has an inset of 2 points. Otherwise there are 2 points between
  /// segments.
  package let segmentsTouch: Bool
  /// The weights of the titles of segments, as in CSS: of the usual ones and of the chosen one.
  package let segmentWeights: (usual: Int, chosen: Int)
  /// The height of the field of a search bar.
  package let searchField: Double

  /// iOS 26, observed: switches (863), sliders (864), segments (865) and search fields (873).
  package static let glass = ControlLengths(
    toggle: Size(width: 63, height: 28), toggleKnob: Size(width: 37, height: 24), toggleOverhang: 2, slider: 34, sliderTrack: 6,
    sliderKnob: Size(width: 37, height: 24), segments: 34, segmentsOverhang: 1, segmentsTouch: true,
    segmentWeights: (400, 500), searchField: 44)

  /// The versions before: the size of a switch is observed (863), and so is the height of segments as its own number (865). The rest is by
  /// eye, because nobody has measured it.
  package static let earlier = ControlLengths(
    toggle: Size(width: 51, height: 31), toggleKnob: Size(width: 27, height: 27), toggleOverhang: 2, slider: 34, sliderTrack: 4,
    sliderKnob: Size(width: 28, height: 28), segments: 32, segmentsOverhang: 0, segmentsTouch: false,
    segmentWeights: (500, 600), searchField: 36)

  // The lengths that every version has.

  /// The size of a stepper (866).
  package static let stepper = Size(width: 94, height: 32)
  /// The height of a bar of progress, also in a higher frame (867).
  package static let progress = 4.0
  /// The height of a compact date picker (868).
  package static let datePicker = 34.0
  /// The distance of the text of a compact date picker from both ends (868).
  package static let datePadding = 12.0
  /// The least width of a compact date picker with a date alone in English (868). Other languages are unmeasured.
  package static let englishDate = 128.0
  /// The height of a control that refreshes a list (870).
  package static let refresh = 60.0
}

extension ControlLengths {
  /// The left edge of a segment, counted from the left, and its width. Boundaries are whole points, and the last segment takes what is
  /// left (865).
  package static func segment(_ index: Int, of count: Int, in width: Double) -> (x: Double, width: Double) {
    guard count > 0 else { return (0, width) }
    func boundary(_ index: Int) -> Double {
      index >= count ? width : (Double(index) * width / Double(count)).rounded(.down)
    }
    return (boundary(index), boundary(index + 1) - boundary(index))
  }

  /// The distance of a slider's knob from the beginning of the slider (864).
  package func knob(at part: Double, in width: Double) -> Double { max(0, width - sliderKnob.width) * part }

  /// The length of a slider's filled part, which ends at the middle of the knob (864). A slider at its beginning has none.
  package func filled(to part: Double, in width: Double) -> Double {
    part > 0 ? knob(at: part, in: width) + sliderKnob.width / 2 : 0
  }

  /// The length of the part of a bar of progress that is done: whole points, and at least 8 (867). Nothing is done at 0 (inferred).
  package static func done(_ part: Double, of width: Double) -> Double {
    part > 0 ? min(width, max(8, (part * width + 1e-6).rounded())) : 0
  }
}

/// The dots of a page control (862 and 911).
package enum PageDots {
  /// The side of the square of a dot: 10, or 9.667 at scale 3.
  package static func slot(scale: Double) -> Double { scale == 3 ? 29 / 3 : 10 }
  /// The distance between two squares.
  package static let gap = 8.0
  /// The distance of the first and the last one from the ends.
  package static let end = 14.0
  /// The diameter of a dot (by eye).
  package static let dot = 7.0

  /// The size of the dots of a number of pages.
  package static func size(pages: Int, scale: Double) -> Size {
    let (count, slot) = (Double(max(0, pages)), slot(scale: scale))
    return Size(width: 2 * end + count * slot + max(0, count - 1) * gap, height: slot + 16)
  }
}
