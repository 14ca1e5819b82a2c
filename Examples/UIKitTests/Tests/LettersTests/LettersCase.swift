import UIKit
import UIKitTesting
import XCTest

@testable import Letters

/// The same app with XCTest. The methods are `async`, since XCTest on Linux calls no others that are isolated to the main actor.
@MainActor
final class LettersCase: XCTestCase {
  func testChosenLetterStaysOnTopInANarrowWindow() async throws {
    let window = try TestWindow(root: LettersSplitViewController(), device: "iPad mini 7", orientation: .landscapeLeft)
    try window.tap(row: "A moth")
    try window.resize(width: 400, height: 744)
    let split = try XCTUnwrap(window.rootViewController as? UISplitViewController)
    XCTAssertTrue(split.isCollapsed)
    XCTAssertTrue(window.hierarchy.contains("LetterViewController “A moth”"), window.hierarchy)
    try window.goBack()
    XCTAssertEqual(window.rows.first, "The engine")
  }

  func testRotationKeepsTheLetter() async throws {
    let window = try TestWindow(root: LettersSplitViewController(), device: "iPhone 6.9", orientation: .landscapeLeft)
    try window.tap(row: "Halting")
    try window.rotate(to: .portrait)
    await window.settle()
    XCTAssertTrue(window.hierarchy.contains("LetterViewController “Halting”"), window.hierarchy)
  }

  func testAnUnknownDeviceIsNamed() async {
    XCTAssertThrowsError(try TestWindow(root: LettersSplitViewController(), device: "Newton")) { error in
      XCTAssertEqual("\(error)", "There is no device “Newton” for this system.")
    }
  }
}
