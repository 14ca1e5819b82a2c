import Foundation
import SplitKit
import Testing
import UIKitTestApps

@testable import UIKit

/// The launch of apps with and without scenes, and their way to the background and back.
@MainActor @Suite(.serialized) struct LaunchTests {
  private func scenes(_ profile: Profile = .ios26) throws -> AppStage {
    try AppStage(profile, size: Size(width: 1366, height: 1024)) {
      AppLaunch(makeDelegate: { NotesAppDelegate() }, scenes: [("NotesSceneDelegate", { NotesSceneDelegate() })])
    }
  }

  @Test func `an app with scenes is launched, configured and connected`() throws {
    let stage = try scenes()
    let application = UIApplication.shared
    let delegate = try #require(application.delegate as? NotesAppDelegate)
    #expect(delegate.log == ["didFinishLaunching", "configuration"])
    let scene = try #require(application.connectedScenes.first as? UIWindowScene)
    let sceneDelegate = try #require(scene.delegate as? NotesSceneDelegate)
    #expect(sceneDelegate.log.first == "willConnect")
    #expect(Array(sceneDelegate.log.suffix(2)) == ["willEnterForeground", "didBecomeActive"])
    #expect(scene.windows.first === sceneDelegate.window)
    #expect(application.windows == [sceneDelegate.window!])
    #expect(sceneDelegate.window?.isKeyWindow == true)
    #expect(scene.activationState == .foregroundActive)
    #expect(application.applicationState == .active)
    #expect(scene.session.configuration.name == "Default Configuration")
    #expect(stage.root is UISplitViewController)
  }

  @Test func `the way to the background is told to the scene's delegate and posted`() throws {
    let stage = try scenes()
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let delegate = try #require(scene.delegate as? NotesSceneDelegate)
    var posted: [String] = []
    let names = [
      UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
      UIScene.didEnterBackgroundNotification, UIApplication.willResignActiveNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
        let name = notification.name.rawValue
        MainActor.assumeIsolated { posted.append(name) }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    _ = stage.takeCalls()
    try stage.say(["type": "background", "snapshots": []])
    #expect(Array(delegate.log.suffix(2)) == ["willResignActive", "didEnterBackground"])
    #expect(UIApplication.shared.applicationState == .background)
    try stage.say(["type": "foreground"])
    #expect(Array(delegate.log.suffix(2)) == ["willEnterForeground", "didBecomeActive"])
    #expect(UIApplication.shared.applicationState == .active)
    #expect(
      posted == [
        "UIApplicationWillResignActiveNotification", "UISceneDidEnterBackgroundNotification",
        "UIApplicationDidEnterBackgroundNotification", "UIApplicationWillEnterForegroundNotification",
      ])
    let calls = stage.application.takeCalls().filter { $0.receiver == "scene" }
    #expect(calls.allSatisfy { $0.receiverClass == "NotesSceneDelegate" })
  }

  @Test func `Xcode's old template runs in a version without scenes`() throws {
    let stage = try AppStage(.ios8, size: Size(width: 1024, height: 768)) { AppLaunch(makeDelegate: { TemplateAppDelegate() }) }
    let split = stage.root(UISplitViewController.self)
    let delegate = try #require(UIApplication.shared.delegate as? TemplateAppDelegate)
    #expect(delegate.window?.rootViewController === split)
    #expect(!split.isCollapsed)
    try stage.resize(320, 768)
    #expect(delegate.collapses == 1)
    #expect((split.viewControllers[0] as? UINavigationController)?.viewControllers.count == 1)
    try stage.tap("TemplateMaster/add")
    let stack = try #require(split.viewControllers[0] as? UINavigationController)
    #expect((stack.topViewController as? UINavigationController)?.topViewController?.navigationItem.title == "new")
    try stage.say(["type": "background", "snapshots": []])
    #expect(stage.application.takeCalls().contains { $0.receiverClass == "TemplateAppDelegate" })
  }

  @Test(arguments: Profile.all)
  func `an app that has only scenes shows its root in every version`(profile: Profile) throws {
    let stage = try AppStage(profile, size: Size(width: 1366, height: 1024)) {
      AppLaunch(makeDelegate: { NotesAppDelegate() }, scenes: [(name: "NotesSceneDelegate", make: { NotesSceneDelegate() })])
    }
    #expect(stage.root is UISplitViewController)
  }

  @Test func `the class table starts an app`() throws {
    ClassTable.applicationDelegate = { NotesAppDelegate() }
    ClassTable.sceneDelegates = [(name: "NotesSceneDelegate", make: { NotesSceneDelegate() })]
    defer { ClassTable.reset() }
    let stage = try AppStage(size: Size(width: 1366, height: 1024)) { AppLaunch.fromClassTable }
    #expect(stage.root is UISplitViewController)
    #expect(UIApplication.shared.delegate is NotesAppDelegate)
  }

  @Test func `an app that makes no window shows an empty screen until it sets a root`() throws {
    let stage = try AppStage { AppLaunch(makeDelegate: { nil }) }
    #expect(stage.visible == ["UIViewController"])
    let root = UIViewController()
    root.title = "late"
    UIApplication.shared.windows[0].rootViewController = root
    stage.settle()
    #expect(stage.visible == ["UIViewController-2"])
  }

  @Test func `the device and the screen are those of the preview`() throws {
    let stage = try AppStage(.ios18, device: "ipad-pro-11-m4") { UIViewController() }
    #expect(UIDevice.current.userInterfaceIdiom == .pad)
    #expect(UIDevice.current.systemVersion == "18.0")
    #expect(UIDevice.current.systemName == "iPadOS")
    #expect(UIDevice.isRunning(iOS: 18) && !UIDevice.isRunning(iOS: 26))
    #expect(UIScreen.main.bounds.size == CGSize(stage.window.size))
    #expect(UIScreen.main.scale == 2)
    #expect(stage.root.view.bounds.size == UIScreen.main.bounds.size)
  }

  @Test func `two apps in one process have an application each`() throws {
    let one = try AppStage { ObservingController() }
    let first = UIApplication.shared
    let two = try AppStage { ObservingController() }
    #expect(UIApplication.shared !== first)
    _ = one.scene
    #expect(UIApplication.shared === first)
    _ = two.scene
    #expect(UIApplication.shared !== first)
    #expect(one.root.engine.id == two.root.engine.id)
  }

  @Test func `a window's style is that of everything in it`() throws {
    let stage = try AppStage { UIViewController() }
    UIApplication.shared.windows[0].overrideUserInterfaceStyle = .dark
    stage.settle()
    #expect(stage.root.traitCollection.userInterfaceStyle == .dark)
  }
}
