import Foundation
import SplitKit
import Testing

@testable import UIKit

/// The margins of views: those of a controller's view, and how plain views follow the safe area and the margins around them.
@Suite(.serialized) @MainActor struct MarginTests {
  private static func stage(
    _ profile: Profile = .ios26, width: Double = 393, _ fill: @escaping @Sendable @MainActor (UIView) -> Void = { _ in }
  ) throws -> ContentStage {
    try ContentStage(profile, width: width, height: 852) { Screen(fill) }
  }

  @Test(arguments: [
    (375.0, Profile.ios26, 16.0), (389, .ios26, 16), (390, .ios26, 20), (393, .ios26, 20), (667, .ios26, 20), (1180, .ios26, 20),
    (393, .ios18, 16), (1180, .ios18, 20), (320, .ios13, 16),
  ])
  func `a controller's view has the margins of the system at its sides`(_ width: Double, _ profile: Profile, _ margin: Double)
    throws
  {
    let stage = try Self.stage(profile, width: width)
    let root = stage.root
    #expect(root.view.layoutMargins.left == margin && root.view.layoutMargins.right == margin)
    #expect(root.systemMinimumLayoutMargins == NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin))
    #expect(root.view.layoutMargins.top == root.view.safeAreaInsets.top)
  }

  @Test func `an app can ask for more margins than the system, and for less only where it says so`() throws {
    let stage = try Self.stage()
    let view = try #require(stage.root.view)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 30, bottom: 0, trailing: 0)
    #expect(
      view.layoutMargins
        == UIEdgeInsets(top: 5 + view.safeAreaInsets.top, left: 30, bottom: view.safeAreaInsets.bottom, right: 20))
    stage.root.viewRespectsSystemMinimumLayoutMargins = false
    #expect(view.layoutMargins.right == 0)
    let top = view.layoutMargins.top
    view.layoutMargins.left = 40
    #expect(view.layoutMargins.left == 40 && view.layoutMargins.top == top)
  }

  @Test func `the margins of a plain view lie inside the safe area`() throws {
    nonisolated(unsafe) var covered: UIView?
    nonisolated(unsafe) var inner: UIView?
    let stage = try Self.stage { root in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      let child = UIView()
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10), view.heightAnchor.constraint(equalToConstant: 200),
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        child.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
        child.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor),
        child.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        child.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      ])
      (covered, inner) = (view, child)
    }
    stage.settle()
    let (view, child) = (try #require(covered), try #require(inner))
    let safe = stage.root.view.safeAreaInsets.top
    #expect(safe > 10 && view.safeAreaInsets.top == safe - 10)
    #expect(view.layoutMargins == UIEdgeInsets(top: 8 + safe - 10, left: 8, bottom: 8, right: 8))
    #expect(child.frame == CGRect(x: 8, y: safe - 2, width: 377, height: 200 - 8 - (safe - 2)))
    view.insetsLayoutMarginsFromSafeArea = false
    stage.settle()
    #expect(view.layoutMargins.top == 8 && child.frame.minY == 8)
  }

  @Test func `a view can keep the margins around it`() throws {
    nonisolated(unsafe) var views: [UIView] = []
    let stage = try Self.stage { root in
      for x in [0, 5, 100.0] {
        let view = UIView(frame: CGRect(x: x, y: 300, width: 393 - x, height: 50))
        view.preservesSuperviewLayoutMargins = true
        root.addSubview(view)
        views.append(view)
      }
    }
    stage.settle()
    #expect(views.map(\.layoutMargins.left) == [20, 15, 8])
    #expect(views.map(\.layoutMargins.right) == [20, 20, 20])
    #expect(views.map(\.layoutMargins.top) == [8, 8, 8])
  }
}
