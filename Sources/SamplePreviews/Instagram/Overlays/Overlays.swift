import SplitKit

/// The screens that cover the others for a moment, each of which exists once, so that its name is its own. A presentation
/// shows it from its beginning.
final class Overlays {
  let activity: Activity
  private let stories: StoryViewController
  private let share: ShareViewController
  private let actions: PostActionsViewController
  private let people: PeopleViewController
  private let editProfile: EditProfileViewController
  /// The navigation controllers of the sheets that have been presented, by the names of their roots.
  private var stacks: [String: NavigationController] = [:]
  private var shown: Overlay?

  init(_ application: Application, _ store: PhotoStore, _ links: Links) {
    activity = Activity(application, links)
    stories = StoryViewController(application, id: "stories", store)
    share = ShareViewController(application, id: "share")
    actions = PostActionsViewController(application, id: "actions", store)
    people = PeopleViewController(application, id: "people", store)
    editProfile = EditProfileViewController(application, id: "edit-profile", store)
    stories.modalPresentationStyle = .fullScreen
    actions.didChooseShare = { [weak self] post in self?.replaceActions(byShareOf: post) }
  }

  private var sheets: [ViewController] { [share, actions, people, editProfile] }

  /// The controllers that can be out of the tree.
  var screens: [ViewController] { [activity.screen, stories] + sheets }

  private func stack(of sheet: ViewController) -> NavigationController {
    if let stack = stacks[sheet.id] { return stack }
    let navigation = NavigationController(rootViewController: sheet)
    let isLong = sheet is ShareViewController || sheet is PeopleViewController
    navigation.modalPresentationStyle = isLong ? .pageSheet : .formSheet
    if !(sheet is EditProfileViewController) {
      sheet.navigationItem.rightBarButtonItem = .done(id: "\(sheet.id)/done", sheet.application) { [weak sheet] in
        sheet?.dismiss()
      }
    }
    stacks[sheet.id] = navigation
    return navigation
  }

  /// Presents an overlay.
  func present(_ overlay: Overlay, from controller: ViewController) {
    switch overlay {
    case .activity: activity.present(from: controller)
    case .stories(let reel, let story, let picture):
      stories.show(reel, story: story, picture: picture)
      controller.present(stories)
    case .share(let post):
      share.show(post)
      present(share, from: controller)
    case .actions(let post):
      actions.show(post)
      present(actions, from: controller)
    case .people(let list):
      people.show(list)
      present(people, from: controller)
    case .editProfile:
      editProfile.show()
      present(editProfile, from: controller)
    }
    shown = overlay
  }

  private func present(_ sheet: ViewController, from controller: ViewController) {
    let stack = stack(of: sheet)
    stack.popToRootViewController(animated: false)
    controller.present(stack)
  }

  /// Puts the sheet of targets in the place of the actions, as the chosen action asks.
  private func replaceActions(byShareOf post: PostID) {
    guard let presenter = actions.presentingViewController else { return }
    actions.dismiss()
    present(.share(post), from: presenter)
  }

  /// The overlay that is presented, or nil if there is none. A viewer of stories has another position by now.
  var presented: Overlay? {
    guard let shown, screen(of: shown).presentingViewController != nil else { return nil }
    guard case .stories(let reel, _, _) = shown else { return shown }
    return .stories(reel, story: stories.position.story, picture: stories.position.picture)
  }

  private func screen(of overlay: Overlay) -> ViewController {
    switch overlay {
    case .activity: activity.screen
    case .stories: stories
    case .share: share
    case .actions: actions
    case .people: people
    case .editProfile: editProfile
    }
  }
}
