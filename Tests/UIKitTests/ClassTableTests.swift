import Foundation
import Testing

@testable import UIKit

private protocol ListDelegate: NSObjectProtocol {
  func didChoose() -> Int
}

@MainActor private class Chooser: ObjectBase, @MainActor ListDelegate {
  func didChoose() -> Int { 7 }
}

@MainActor private final class Silent: ObjectBase, @MainActor ListDelegate {
  func didChoose() -> Int { 0 }
}

@MainActor private final class LoudChooser: Chooser {}

/// The calls of the class table that stand in rewritten code.
@MainActor @Suite(.serialized) struct ClassTableTests {
  @Test(arguments: [true, false]) func `an optional method is there for a class that is listed`(isInherited: Bool) {
    ClassTable.requirement(Chooser.self, "didChoose:with:")
    defer { ClassTable.reset() }
    let delegate: (any ListDelegate)? = isInherited ? LoudChooser() : Chooser()
    #expect(ClassTable.requirement(delegate?.didChoose, "didChoose", of: delegate)?() == 7)
    #expect(ClassTable.requirement(delegate?.didChoose, "didClose", of: delegate) == nil)
    #expect(delegate?.responds(to: Selector("didChoose:with:")) == true)
    let silent: any ListDelegate = Silent()
    #expect(ClassTable.requirement(silent.didChoose, "didChoose", of: silent) == nil)
    #expect(!silent.responds(to: Selector("didChoose:with:")))
    #expect(ClassTable.requirement(delegate?.didChoose, "didChoose", of: nil) == nil)
  }
}
