import Foundation
import Testing

@testable import UIKit

/// Animations that begin later.
@MainActor @Suite(.serialized) struct AnimationDelayTests {
  private func stage() throws -> ContentStage { try ContentStage { UIViewController() } }

  /// Lets the main queue run until something is so, or fails after ten seconds.
  private func until(_ isSo: () -> Bool) async throws {
    for _ in 0..<5000 where !isSo() { try await Task.sleep(nanoseconds: 2_000_000) }
    #expect(isSo())
  }

  @Test func `changes without a delay are made at once`() throws {
    let stage = try stage()
    let view = stage.root.view!
    UIView.animate(withDuration: 0.3, delay: 0) { view.alpha = 0.5 }
    #expect(view.alpha == 0.5)
  }

  @Test func `changes with a delay come when it is over, and then the completion`() async throws {
    let stage = try stage()
    let view = stage.root.view!
    var ends = 0
    UIView.animate(withDuration: 0.3, delay: 0.05) {
      view.alpha = 0
    } completion: { _ in
      ends += 1
    }
    #expect(view.alpha == 1)
    try await until { view.alpha == 0 }
    stage.settle()
    #expect(ends == 1)
  }

  @Test func `an animator that is stopped before its delay is over changes nothing`() async throws {
    let stage = try stage()
    let view = stage.root.view!
    var ends: [String] = []
    let stopped = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { view.alpha = 0 }
    stopped.addCompletion { _ in ends.append("stopped") }
    stopped.startAnimation(afterDelay: 0.01)
    stopped.stopAnimation(true)
    let other = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { view.isHidden = true }
    other.addCompletion { _ in ends.append("other") }
    other.startAnimation(afterDelay: 0.05)
    try await until { view.isHidden }
    stage.settle()
    #expect(view.alpha == 1)
    #expect(ends == ["other"])
  }
}
