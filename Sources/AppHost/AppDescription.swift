import UIKit

/// An app as the generated file `AppEntry.swift` describes it.
public struct AppDescription {
  /// Makes an object of a class of the app.
  public typealias Maker<Made> = @MainActor () -> Made

  let name: String
  let delegate: Maker<any UIApplicationDelegate>?
  let sceneDelegates: [String: Maker<any UISceneDelegate>]
  let root: Maker<UIViewController>?
  let storyboard: String?

  /// Describes an app.
  ///
  /// - Parameters:
  ///   - name: The name of the app.
  ///   - delegate: Makes the delegate of the application, or nil for an app without one.
  ///   - sceneDelegates: Makes the delegates of scenes, by the names of their classes. The configuration of a scene chooses one of
  ///     them; otherwise the first in alphabetical order counts.
  ///   - root: Makes the controller that is shown in place of the app's own window, or nil to show that window.
  ///   - storyboard: The name of the storyboard that the app begins with, or nil for none.
  public init(
    name: String, delegate: Maker<any UIApplicationDelegate>?, sceneDelegates: [String: Maker<any UISceneDelegate>],
    root: Maker<UIViewController>?, storyboard: String?
  ) {
    (self.name, self.delegate, self.sceneDelegates) = (name, delegate, sceneDelegates)
    (self.root, self.storyboard) = (root, storyboard)
  }
}
