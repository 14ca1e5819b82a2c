import SplitKit
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct SidebarListTests {
  /// Whether a list of a look in the primary column has separators.
  private func separators(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, _ profile: Profile
  ) throws -> Bool {
    let stage = try ContentStage(profile, width: 1194, height: 834) { @MainActor in
      let split = UISplitViewController(style: .doubleColumn)
      let list = UICollectionViewController(
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: appearance)))
      split.setViewController(list, for: .primary)
      split.setViewController(UIViewController(), for: .secondary)
      split.preferredDisplayMode = .oneBesideSecondary
      return split
    }
    let list = try #require(stage.scene.viewModels.first { $0.content["kind"] == "table" })
    return list.content["separators"] != false
  }

  @Test(arguments: [Profile.ios14, .ios18, .ios26])
  func `a sidebar has no separators`(_ profile: Profile) throws {
    #expect(try !separators(.sidebar, profile))
    #expect(try separators(.sidebarPlain, profile))
    #expect(try separators(.insetGrouped, profile))
  }

  @Test(arguments: [Profile.ios14, .ios18, .ios26])
  func `a sidebar that is alone in a narrow window looks like an inset group`(_ profile: Profile) throws {
    let stage = try ContentStage(profile) { @MainActor in
      UICollectionViewController(
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .sidebar)))
    }
    let list = try #require(stage.scene.viewModels.first { $0.content["kind"] == "table" })
    #expect(list.content["leadsOn"] == true && list.content["separators"] == nil)
  }
}
