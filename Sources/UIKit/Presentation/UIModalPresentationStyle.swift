import Foundation
internal import SplitKit

/// How a controller is presented: `UIModalPresentationStyle`, with UIKit's raw values.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case blurOverFullScreen = 8

  /// The engine's style. A transition of the app's own lies over the window.
  var engine: SplitKit.ModalPresentationStyle {
    switch self {
    case .automatic, .none: .automatic
    case .fullScreen: .fullScreen
    case .currentContext: .currentContext
    case .overCurrentContext: .overCurrentContext
    case .pageSheet: .pageSheet
    case .formSheet: .formSheet
    case .custom, .overFullScreen, .blurOverFullScreen: .overFullScreen
    case .popover: .popover
    }
  }

  init(_ style: SplitKit.ModalPresentationStyle) {
    switch style {
    case .automatic: self = .automatic
    case .fullScreen: self = .fullScreen
    case .overFullScreen: self = .overFullScreen
    case .currentContext: self = .currentContext
    case .overCurrentContext: self = .overCurrentContext
    case .pageSheet: self = .pageSheet
    case .formSheet: self = .formSheet
    case .popover: self = .popover
    }
  }

  /// Whether a sheet can come of the style.
  var isSheet: Bool {
    switch self {
    case .automatic, .pageSheet, .formSheet: true
    case .none, .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .popover, .blurOverFullScreen: false
    }
  }
}

/// How a presentation moves: `UIModalTransitionStyle`. Every presentation slides here.
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }

/// The look of the status bar: `UIStatusBarStyle`.
public enum UIStatusBarStyle: Int, Sendable { case `default` = 0, lightContent = 1, darkContent = 3 }

/// How the status bar changes: `UIStatusBarAnimation`.
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
