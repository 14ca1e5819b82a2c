import SplitKit

/// The screens that cover the others for a moment, each of which exists once, so that its name is its own. A presentation
/// shows it from its beginning.
///
/// A screen is made when it is first needed, because most users open few of them. The activity is an exception: it stands on
/// a stack from the beginning, which the log says.
final class Overlays {
  let activity: Activity
  /// The screens that have been made, by their names.
  private var made: [Name: ViewController] = [:]
  /// The navigation controllers of the sheets that have been presented, by the names of their roots.
  private var stacks: [String: NavigationController] = [:]
  private var shown: Overlay?
  private let application: Application
  private let store: PhotoStore

  init(_ application: Application, _ store: PhotoStore, _ links: Links) {
    (self.application, self.store) = (application, store)
    activity = Activity(application, links)
  }

  /// The button that presents the notifications over a controller.
  func heart(of controller: ViewController) -> BarButtonItem {
    BarButtonItem(id: "\(controller.id)/activity", image: "suit.heart") { [weak self, weak controller] in
      if let self, let controller { present(.activity, from: controller) }
    }
  }

  /// The names of the screens.
  private enum Name: String {
    case activity, stories, share, actions, people
    case editProfile = "edit-profile"
  }

  private var stories: StoryViewController {
    screen(.stories) { id in
      let stories = StoryViewController(application, id: id, store)
      stories.modalPresentationStyle = .fullScreen
      return stories
    }
  }

  private var share: ShareViewController { screen(.share) { ShareViewController(application, id: $0) } }

  private var actions: PostActionsViewController {
    screen(.actions) { id in
      let actions = PostActionsViewController(application, id: id, store)
      actions.didChooseShare = { [weak self] post in self?.replaceActions(byShareOf: post) }
      return actions
    }
  }

  private var people: PeopleViewController { screen(.people) { PeopleViewController(application, id: $0, store) } }

  private var editProfile: EditProfileViewController {
    screen(.editProfile) { EditProfileViewController(application, id: $0, store) }
  }

  /// The screen with a name, which is made if there is none.
  private func screen<Screen: ViewController>(_ name: Name, make: (String) -> Screen) -> Screen {
    if let known = made[name] as? Screen { return known }
    let screen = make(name.rawValue)
    made[name] = screen
    application.takeBackIfRefused { [weak self] in self?.made[name] = nil }
    return screen
  }

  /// The screen with a name, which can be out of the tree, or nil if no screen has this name.
  func screen(named name: String) -> ViewController? { Name(rawValue: name).map(screen) }

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

  /// The user's actions on the presented screen, as members of a place.
  var members: [Member] {
    switch presented {
    case .share: share.members
    case .people: people.members
    case .activity, .stories, .actions, .editProfile, nil: []
    }
  }

  /// Restores what the user had done on the presented screen.
  func restore(_ place: Value) {
    switch presented {
    case .share: share.restore(place)
    case .people: people.restore(place)
    case .activity, .stories, .actions, .editProfile, nil: break
    }
  }

  private func screen(of overlay: Overlay) -> ViewController {
    switch overlay {
    case .activity: screen(.activity)
    case .stories: screen(.stories)
    case .share: screen(.share)
    case .actions: screen(.actions)
    case .people: screen(.people)
    case .editProfile: screen(.editProfile)
    }
  }

  private func screen(_ name: Name) -> ViewController {
    switch name {
    case .activity: activity.screen
    case .stories: stories
    case .share: share
    case .actions: actions
    case .people: people
    case .editProfile: editProfile
    }
  }
}
