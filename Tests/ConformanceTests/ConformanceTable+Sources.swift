/// Where the statements are known from.
extension ConformanceTable {
  static let sources: [(tag: String, what: String)] = [
    ("M26", "UIKit 26.1 measured in the simulator: states, frames, insets and the order of calls"),
    ("H11", "UISplitViewController.h of the iOS 11 SDK"),
    ("H14", "UISplitViewController.h of the iOS 14.5 SDK"),
    ("AD", "Apple's documentation of UISplitViewController, its delegate, and UINavigationController"),
    ("W14", "Notes on the sessions 214 and 216 of WWDC 2014"),
    ("AP", "Apple's sample AdaptivePhotos"),
    ("S0", "\"Building iPad apps, prototyping Instagram for iPad\""),
    ("S1", "The readme of split-or-flip"),
    ("S3", "\"UISplitViewController Adaptability, part 1\""),
    ("S4", "The article on a master that slides in as in Mail"),
    ("R-IG", "The code of the Instagram prototype, read"),
    ("R-SOF", "The code of split-or-flip, read"),
    ("R-UYL", "Use Your Loaf's code examples, read"),
    ("UYL-W", "Use Your Loaf on the width of the master view"),
    ("CS", "\"Understanding UISplitViewController\", Command Shift, 2016"),
    ("SAM", "samwize.com on presentsWithGesture, 2015"),
    ("ZAPP", "Design notes of an app on the inspector column of iOS 26.5, tried by hand"),
    ("T26", "Unedited transcripts of UIKit 26.1 in simulators, published in the repository Vercantez/openuikit"),
    ("R26", "Figures that the same repository states as measured on UIKit 26.1"),
    ("RIV", "A pull request of rivership with a copy of the form sheet of iPadOS 26"),
    ("HDR", "Comments of UIKit's headers, as public bindings of other languages carry them"),
    ("DEV", "Published tables of screens, insets and bars, as docs/devices.md has them"),
    ("HK12", "G. Hackworth on bars in iOS 12, 2018"),
    ("ISL", "A Japanese article on bars beside the Dynamic Island, 2022"),
    ("TABS", "Public reports on the tab bar of iPadOS 18"),
    ("HK13", "G. Hackworth on presentations in iOS 13, 2019"),
    ("HK16", "G. Hackworth on presentations in iOS 16, 2022"),
    ("BG", "Reports on sizes and traits that change while an app goes to the background, 2015 to 2025"),
    ("DARK", "Reports on the style that changes while an app goes to the background, 2020"),
    ("CANVAS", "A pull request of instructure/canvas-ios on a split view that the background collapses, 2025"),
    ("RNS", "A pull request of software-mansion/react-native-screens on the same, tried on iOS 18 and 26, 2025"),
    ("DUO", "Four public repositories about a phone that folds, tried in the simulator of iOS 27.1"),
    ("REP", "Public reports of real UIKit, as spec/reports.md names them"),
    ("GIST", "Tables of size classes by device, published as gists and a survey, 2015 to 2018"),
  ]

  static var sourcesMarkdown: String {
    (["## Sources", ""] + sources.map { "* **\($0.tag)**: \($0.what)." }).joined(separator: "\n")
  }
}
