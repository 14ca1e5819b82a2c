import Foundation
import Testing

@testable import UIKit

/// How Foundation's geometry is printed, which is as on Darwin.
@Suite struct PrintedGeometryTests {
  @Test func `rectangles, points and sizes are printed by their numbers`() {
    #expect("\(CGRect(x: 1, y: 2.5, width: 3, height: 4))" == "(1.0, 2.5, 3.0, 4.0)")
    #expect("\(CGPoint(x: 1, y: 2)) \(CGSize(width: 3, height: 4))" == "(1.0, 2.0) (3.0, 4.0)")
    #expect("\([CGSize.zero])" == "[(0.0, 0.0)]")
  }
}
