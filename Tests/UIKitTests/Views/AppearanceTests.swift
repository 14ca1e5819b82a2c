import SplitKit
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct AppearanceTests {
  private final class Badge: UILabel {}

  @Test func `views take the look of their classes when they are laid out`() throws {
    let (toggle, given, badge, plain) = (UISwitch(), UISwitch(), Badge(), UIView())
    given.onTintColor = .systemRed
    let stage = try ContentStage { @MainActor in
      UIView.appearance().tintColor = .systemPurple
      UISwitch.appearance().onTintColor = .systemOrange
      UILabel.appearance().textColor = .systemGreen
      Badge.appearance().backgroundColor = .systemYellow
      return Screen { root in for view in [toggle, given, badge, plain] { root.addSubview(view) } }
    }
    stage.settle()
    #expect(toggle.onTintColor == .systemOrange && given.onTintColor == .systemRed)
    #expect(badge.textColor == .systemGreen && badge.backgroundColor == .systemYellow)
    #expect(plain.tintColor == .systemPurple && plain.backgroundColor == nil)
  }

  @Test func `a look for some containers changes no other view`() throws {
    let plain = UILabel()
    let stage = try ContentStage { @MainActor in
      UILabel.appearance(whenContainedInInstancesOf: [UITableViewHeaderFooterView.self]).textColor = .systemRed
      return Screen { $0.addSubview(plain) }
    }
    stage.settle()
    #expect(plain.textColor == .label)
  }

  @Test func `the next app begins without looks`() throws {
    let plain = UISwitch()
    let stage = try ContentStage { @MainActor in Screen { $0.addSubview(plain) } }
    stage.settle()
    #expect(plain.onTintColor == nil)
  }
}
