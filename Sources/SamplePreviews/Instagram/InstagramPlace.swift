import ContentBlocks
import SplitKit

/// The place of the user in the prototype: the tab, the selected post and whether its detail is in front, the display
/// modes, the profiles on the stacks of the other tabs, the offsets, what covers the screen, and what the user has
/// changed.
struct InstagramPlace {
  private let content: InstagramContent

  init(_ content: InstagramContent) { self.content = content }

  private var profile: UserProfileViewController { content.profile }
  private var tab: InstagramTab { InstagramTab.allCases[content.tabs.selectedIndex] }

  private func stack(of tab: InstagramTab) -> NavigationController? {
    content.tabs.viewControllers[tab.index] as? NavigationController
  }

  private static let visiting: [InstagramTab] = [.home, .camera, .search, .notifications]
}

extension InstagramPlace {
  var value: Value {
    var members = [Member("tab", .string(tab.rawValue))]
    members += ProfilePlace(profile, in: content.split).members
    for tab in Self.visiting {
      if let visits = visits(on: tab) { members.append(Member(tab.rawValue, visits)) }
    }
    members += content.overlays.presented?.members ?? []
    members += content.overlays.members
    members.append(Member("offsets", ScrollPositions(screens).value))
    return .object(members + content.store.members)
  }

  private func containers(on tab: InstagramTab) -> [ProfileContainerViewController] {
    (stack(of: tab)?.viewControllers ?? []).compactMap { $0 as? ProfileContainerViewController }
  }

  /// The number of profiles on a stack, and the place in the top one. The profiles below it begin anew, so a place
  /// stays small however deep the stack is.
  private func visits(on tab: InstagramTab) -> Value? {
    let containers = containers(on: tab)
    guard let top = containers.last else { return nil }
    let place = ProfilePlace(top.profile, in: top.split)
    var members = [Member("depth", .number(Double(containers.count)))]
    if !top.profile.owner.isUser { members.append(Member("owner", .number(Double(top.profile.owner.number)))) }
    return .object(members + place.members + place.offsets)
  }

  /// The screens with an offset of their own.
  private var screens: [ViewController] {
    let roots = InstagramTab.allCases.compactMap { tab in
      tab == .profile ? profile : stack(of: tab)?.viewControllers.first
    }
    return roots + [ProfilePlace(profile, in: content.split).detail].compactMap { $0 }
  }
}

extension InstagramPlace {
  /// Restores a place. Parts that are missing or invalid leave the app as it is.
  ///
  /// A screen has a size, and therefore an offset, only once its tab has been selected. This method selects each tab
  /// that has something to restore.
  func restore(_ place: Value) {
    content.store.restore(place)
    content.tabs.application.keep(bytes: content.store.writtenLength, in: content.store)
    let wanted = place["tab"]?.string.flatMap(InstagramTab.init) ?? tab
    for tab in InstagramTab.allCases where tab != wanted && concerns(place, tab) { restore(place, tab, isLast: false) }
    restore(place, wanted, isLast: true)
    if let overlay = Overlay(place) {
      content.overlays.present(overlay, from: content.tabs.presentedViewController ?? content.tabs)
      content.overlays.restore(place)
    }
  }

  private func concerns(_ place: Value, _ tab: InstagramTab) -> Bool {
    tab == .profile || place[tab.rawValue] != nil || place["offsets"]?[tab.rawValue] != nil
  }

  private func restore(_ place: Value, _ tab: InstagramTab, isLast: Bool) {
    content.tabs.selectedIndex = tab.index
    content.tabs.layoutIfNeeded()
    if tab == .profile {
      ProfilePlace(profile, in: content.split).restore(place, canPresent: isLast)
      content.split.updateButtonImage()
    }
    content.tabs.layoutIfNeeded()
    let screens = tab == .profile ? [profile, profile.detail] : stack(of: tab)?.viewControllers.prefix(1).map { $0 } ?? []
    ScrollPositions(screens).restore(place["offsets"])
    if let visits = place[tab.rawValue] { restore(visits, on: tab, canPresent: isLast) }
  }

  private func restore(_ visits: Value, on tab: InstagramTab, canPresent: Bool) {
    guard let number = visits["depth"]?.number, let depth = Int(exactly: number), (1..<100).contains(depth),
      let stack = stack(of: tab), stack.viewControllers.count == 1
    else { return }
    let owner = visits["owner"]?.number.flatMap { Int(exactly: $0) }.flatMap(Person.with(number:)) ?? .user
    let containers = (0..<depth).map { _ in content.visits.make(of: owner) }
    stack.setViewControllers(stack.viewControllers + containers)
    content.tabs.layoutIfNeeded()
    containers.last.map { ProfilePlace($0.profile, in: $0.split).restore(visits, canPresent: canPresent) }
  }
}
