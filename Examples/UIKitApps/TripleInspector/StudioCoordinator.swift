import UIKit

/// Owns the split, and decides what each column shows.
@MainActor
final class StudioCoordinator: UISplitViewControllerDelegate {
  let split = UISplitViewController(style: .tripleColumn)
  private let albums = AlbumsViewController()
  private let tracks = TracksViewController()
  private let player = PlayerViewController()

  init() {
    split.delegate = self
    split.preferredDisplayMode = .twoBesideSecondary
    split.primaryBackgroundStyle = .sidebar
    split.minimumPrimaryColumnWidth = 180
    split.preferredSupplementaryColumnWidth = 260
    split.setViewController(albums, for: .primary)
    split.setViewController(tracks, for: .supplementary)
    split.setViewController(player, for: .secondary)
    if #available(iOS 26.0, *) {
      split.setViewController(InspectorViewController(), for: .inspector)
      split.preferredInspectorColumnWidth = 280
    }
    albums.didChoose = { [unowned self] album in
      tracks.album = album
      split.show(.supplementary)
    }
    tracks.didChoose = { [unowned self] track in
      player.track = track
      split.show(.secondary)
    }
  }

  func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    player.track == nil ? .supplementary : .secondary
  }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    .twoBesideSecondary
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { player.isCompact = true }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) { player.isCompact = false }
}
