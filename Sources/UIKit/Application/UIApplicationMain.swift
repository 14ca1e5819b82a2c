import Foundation

/// Starts an app: `UIApplicationMain`. Apps are started by `split-preview app`, so this ends the program with a sentence about it.
@MainActor
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  fatalError(
    "An app of UIKit is started by `split-preview app PATH`, which makes its delegate \(delegateClassName ?? "") itself.")
}

extension UIApplicationDelegate {
  /// Starts the app, for a type with `@main`. Apps are started by `split-preview app`, so this ends the program with a sentence
  /// about it.
  public static func main() {
    fatalError("An app of UIKit is started by `split-preview app PATH`, which makes its delegate \(Self.self) itself.")
  }
}
