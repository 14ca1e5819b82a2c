// Compiles against the public names of UIKit, as apps write them. Nothing of it runs.
import UIKit

private class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window!.makeKeyAndVisible()
    window?.tintColor = .red
    window?.overrideUserInterfaceStyle = .dark
    window?.backgroundColor = .white
    window?.windowLevel = .alert + 1
    window?.isHidden = false
    _ = window?.isKeyWindow
    _ = window?.screen
    window?.makeKey()
    window?.resignKey()
    if let url = launchOptions?[.url] as? URL { print(url) }
    _ = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem
    _ = launchOptions?[UIApplication.LaunchOptionsKey.remoteNotification]
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { application.applicationIconBadgeNumber = 0 }
  func applicationWillResignActive(_ application: UIApplication) {}
  func applicationDidEnterBackground(_ application: UIApplication) {
    var task = UIBackgroundTaskIdentifier.invalid
    task = application.beginBackgroundTask(withName: "x") { application.endBackgroundTask(task) }
    _ = application.beginBackgroundTask()
    _ = application.backgroundTimeRemaining
  }
  func applicationWillEnterForeground(_ application: UIApplication) {}
  func applicationWillTerminate(_ application: UIApplication) {}
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
    _ = options[.sourceApplication] as? String
    return true
  }
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    restorationHandler(nil)
    return true
  }
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let c = UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    c.delegateClass = SceneDelegate.self
    c.storyboard = nil
    c.sceneClass = UIWindowScene.self
    return c
  }
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
  func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
  func application(
    _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? { nil }
  func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
    -> UIInterfaceOrientationMask
  { .all }
  func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {}
  func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {}
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.newData) }
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    _ = shortcutItem.type
    completionHandler(true)
  }
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String, completionHandler: @escaping () -> Void
  ) {}
  override func buildMenu(with builder: UIMenuBuilder) {
    guard builder.system == .main else { return }
    builder.remove(menu: .format)
    builder.insertChild(UIMenu(title: "", options: .displayInline, children: []), atStartOfMenu: .file)
    builder.insertSibling(UIMenu(children: []), afterMenu: .edit)
    builder.replaceChildren(ofMenu: .view) { $0 }
    builder.insertChild(UIMenu(children: []), atEndOfMenu: .help)
    builder.insertSibling(UIMenu(children: []), beforeMenu: .window)
    builder.replace(menu: .newScene, with: UIMenu(children: []))
    _ = builder.menu(for: .application)
  }
}
private class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    if let userActivity = connectionOptions.userActivities.first ?? session.stateRestorationActivity {
      _ = userActivity.activityType
      _ = userActivity.userInfo?["x"]
      scene.userActivity = userActivity
    }
    _ = connectionOptions.urlContexts.first?.url
    _ = connectionOptions.shortcutItem
    _ = connectionOptions.urlContexts.first?.options.openInPlace
    _ = connectionOptions.notificationResponse
    _ = connectionOptions.handoffUserActivityType
    _ = connectionOptions.sourceApplication
    _ = connectionOptions.cloudKitShareMetadata
    windowScene.title = "x"
    _ = windowScene.windows
    _ = windowScene.screen
    _ = windowScene.interfaceOrientation.isLandscape
    _ = windowScene.statusBarManager?.statusBarFrame
    _ = windowScene.keyWindow
    _ = windowScene.traitCollection
    _ = windowScene.coordinateSpace.bounds
    _ = windowScene.session.persistentIdentifier
    _ = windowScene.activationState == .foregroundActive
    windowScene.sizeRestrictions?.minimumSize = CGSize(width: 1, height: 1)
    windowScene.sizeRestrictions?.maximumSize = .zero
    _ = windowScene.effectiveGeometry.interfaceOrientation
    windowScene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { error in print(error) }
    _ = session.role == .windowApplication
    _ = session.configuration.name
    session.userInfo = ["a": 1]
    _ = session.scene
    windowScene.activationConditions.canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    _ = scene.delegate
    scene.subtitle = "s"
    scene.open(URL(string: "x")!, options: nil) { _ in }
    _ = windowScene.effectiveGeometry.coordinateSpace
    _ = windowScene.isFullScreen

    window.makeKeyAndVisible()
  }
  func sceneDidDisconnect(_ scene: UIScene) {}
  func sceneDidBecomeActive(_ scene: UIScene) {}
  func sceneWillResignActive(_ scene: UIScene) {}
  func sceneWillEnterForeground(_ scene: UIScene) {}
  func sceneDidEnterBackground(_ scene: UIScene) { (UIApplication.shared.delegate as? AppDelegate)?.window = nil }
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: Error) {}
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
  func windowScene(_ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry) {}
}
private class Things: UIViewController {
  static let activityType = "com.example.x"
  func system() {
    let app = UIApplication.shared
    app.open(URL(string: "x")!)
    app.open(URL(string: "x")!, options: [:], completionHandler: nil)
    app.open(URL(string: UIApplication.openSettingsURLString)!, options: [.universalLinksOnly: true]) { _ in }
    _ = app.canOpenURL(URL(string: "x")!)
    app.isIdleTimerDisabled = true
    _ = app.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap { $0.windows }.first { $0.isKeyWindow }
    _ = app.windows.first?.rootViewController
    _ = app.keyWindow
    _ = app.delegate
    _ = app.applicationState == .active
    _ = app.statusBarOrientation.isPortrait
    _ = app.preferredContentSizeCategory > .large
    _ = app.userInterfaceLayoutDirection
    app.sendAction(Selector("x"), to: nil, from: self, for: nil)
    app.requestSceneSessionActivation(nil, userActivity: NSUserActivity(activityType: "x"), options: nil, errorHandler: nil)
    app.requestSceneSessionDestruction(view.window!.windowScene!.session, options: nil, errorHandler: nil)
    _ = app.supportsMultipleScenes
    _ = app.openSessions
    app.registerForRemoteNotifications()
    app.shortcutItems = [UIApplicationShortcutItem(type: "a", localizedTitle: "b")]
    app.setAlternateIconName(nil)
    _ = app.statusBarFrame
    app.beginReceivingRemoteControlEvents()
    app.isNetworkActivityIndicatorVisible = true
    _ = app.isProtectedDataAvailable
    _ = app.backgroundRefreshStatus == .available
    _ = app.alternateIconName
    _ = app.supportsAlternateIcons
    app.setMinimumBackgroundFetchInterval(3)
    app.ignoreSnapshotOnNextApplicationLaunch()
    app.requestSceneSessionRefresh(view.window!.windowScene!.session)
    app.activateSceneSession(for: UISceneSessionActivationRequest()) { _ in }
    for n in [
      UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
      UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
      UIApplication.willTerminateNotification, UIApplication.didReceiveMemoryWarningNotification,
      UIApplication.significantTimeChangeNotification, UIApplication.didFinishLaunchingNotification,
      UIApplication.userDidTakeScreenshotNotification, UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
      UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification, UIScene.willConnectNotification,
      UIScene.didDisconnectNotification, UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
      UIResponder.keyboardDidShowNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
      UIDevice.orientationDidChangeNotification, UIDevice.batteryLevelDidChangeNotification,
      UITextField.textDidChangeNotification, UITextView.textDidChangeNotification,
      UIAccessibility.voiceOverStatusDidChangeNotification, UISplitViewController.showDetailTargetDidChangeNotification,
      UIViewController.showDetailTargetDidChangeNotification, UIPasteboard.changedNotification,
      UIContentSizeCategory.didChangeNotification, UIWindow.didBecomeKeyNotification, UIScreen.didConnectNotification,
      UIAccessibility.reduceTransparencyStatusDidChangeNotification,
    ] { NotificationCenter.default.post(name: n, object: nil) }
    _ = NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main) {
      note in
      guard let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
        let d = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
        let c = note.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
      else { return }
      MainActor.assumeIsolated {
        UIView.animate(withDuration: d, delay: 0, options: UIView.AnimationOptions(rawValue: c << 16)) { print(frame) }
      }
    }
    let d = UIDevice.current
    _ = d.userInterfaceIdiom == .pad
    _ = d.name + d.model + d.systemVersion + d.systemName + d.localizedModel
    _ = d.orientation.isLandscape
    _ = d.identifierForVendor?.uuidString
    d.isBatteryMonitoringEnabled = true
    _ = d.batteryLevel
    _ = d.batteryState == .charging
    d.beginGeneratingDeviceOrientationNotifications()
    _ = d.isMultitaskingSupported
    d.playInputClick()
    d.endGeneratingDeviceOrientationNotifications()
    _ = d.orientation.isValidInterfaceOrientation
    switch traitCollection.userInterfaceIdiom {
    case .phone, .pad, .mac, .tv, .carPlay, .vision, .unspecified: break
    @unknown default: break
    }
    _ = UIScreen.main.bounds.width
    _ = UIScreen.main.nativeBounds
    _ = UIScreen.main.traitCollection
    UIScreen.main.brightness = 1
    _ = UIScreen.screens
    _ = UIScreen.main.coordinateSpace
    _ = UIScreen.main.maximumFramesPerSecond
    _ = UIScreen.main.nativeScale
    _ = UIScreen.main.isCaptured
    let p = UIPasteboard.general
    p.string = "x"
    _ = p.url
    _ = p.image
    _ = p.hasStrings
    p.strings = []
    p.setValue("x", forPasteboardType: "t")
    p.items = []
    _ = p.hasURLs
    _ = p.color
    p.setItems([[:]], options: [:])
    _ = p.changeCount
    _ = UIPasteboard(name: .init("x"), create: true)
    _ = UIAccessibility.isVoiceOverRunning
    UIAccessibility.post(notification: .announcement, argument: "x")
    _ = UIAccessibility.isReduceMotionEnabled
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    _ =
      UIAccessibility.isReduceTransparencyEnabled || UIAccessibility.isBoldTextEnabled
      || UIAccessibility.isDarkerSystemColorsEnabled || UIAccessibility.isSwitchControlRunning
    UIAccessibility.post(notification: .screenChanged, argument: view)
    let custom = UIAccessibilityCustomAction(name: "x") { _ in true }
    view.accessibilityCustomActions = [custom]
    view.accessibilityTraits.insert([.header, .selected])
    view.accessibilityTraits = .notEnabled
    let a = NSUserActivity(activityType: Self.activityType)
    a.title = "x"
    a.userInfo = ["a": 1]
    a.isEligibleForHandoff = true
    a.becomeCurrent()
    a.invalidate()
    a.addUserInfoEntries(from: ["b": 2])
    a.targetContentIdentifier = "x"
    a.isEligibleForSearch = true
    a.requiredUserInfoKeys = ["x"]
    a.webpageURL = nil
    userActivity = a
    a.needsSave = true
    a.isEligibleForPrediction = true
    a.persistentIdentifier = "x"
    a.resignCurrent()
    a.delegate = nil
    let u = UndoManager()
    u.registerUndo(withTarget: self) { t in t.system() }
    u.setActionName("x")
    _ = u.canUndo
    u.undo()
    undoManager?.registerUndo(withTarget: self, handler: { _ in })
    u.removeAllActions()
    u.beginUndoGrouping()
    _ = u.isUndoing
    u.redo()
    u.levelsOfUndo = 3
    _ = u.undoMenuItemTitle
    u.endUndoGrouping()
    u.groupsByEvent = true
    restorationIdentifier = "x"
    restorationClass = nil
    view.restorationIdentifier = "y"
    userActivity?.becomeCurrent()
    _ = UIReferenceLibraryViewController.dictionaryHasDefinition(forTerm: "x")
    _ = UIMenuController.shared
    UIMenuController.shared.hideMenu()
    _ = UIDocumentPickerViewController(forOpeningContentTypes: [.item], asCopy: true)
    _ = UIImagePickerController.isSourceTypeAvailable(.camera)
    let ip = UIImagePickerController()
    ip.sourceType = .photoLibrary
    ip.allowsEditing = true
    ip.delegate = nil
    _ = UIPrintInteractionController.isPrintingAvailable
    let fp = UIFontPickerViewController()
    _ = fp.configuration
    let cp = UIColorPickerViewController()
    cp.selectedColor = .red
    cp.delegate = nil
    cp.supportsAlpha = true
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 8])
    pages.dataSource = nil
    pages.delegate = nil
    pages.setViewControllers([UIViewController()], direction: .forward, animated: true, completion: nil)
    pages.setViewControllers([self], direction: .reverse, animated: true) { _ in }
    _ = pages.viewControllers?.first
    _ = pages.isDoubleSided
    UIBezierPath(rect: .zero).fill()
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: .zero)
    path.addArc(withCenter: .zero, radius: 1, startAngle: 0, endAngle: .pi, clockwise: true)
    path.close()
    path.lineWidth = 2
    path.stroke()
    path.addCurve(to: .zero, controlPoint1: .zero, controlPoint2: .zero)
    path.addQuadCurve(to: .zero, controlPoint: .zero)
    _ = UIBezierPath(ovalIn: .zero)
    _ = UIBezierPath(roundedRect: .zero, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: .zero)
    path.addClip()
    path.append(UIBezierPath())
    path.apply(.identity)
    _ = path.bounds
    _ = path.contains(.zero)
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    path.removeAllPoints()
    _ = path.cgPath
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10))
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.cgContext.fillEllipse(in: .zero)
      UIColor.blue.setStroke()
      UIColor.red.set()
      view.layer.render(in: context.cgContext)
      context.cgContext.setFillColor(UIColor.red.cgColor)
      context.cgContext.saveGState()
      context.cgContext.restoreGState()
      ("x" as NSString).draw(at: .zero, withAttributes: nil)
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
      UIImage(named: "x")?.draw(in: .zero)
      _ = context.format.scale
      context.stroke(.zero)
    }
    _ = renderer.pngData { _ in }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    format.opaque = true
    _ = UIGraphicsImageRenderer(bounds: .zero, format: format)
    UIGraphicsBeginImageContextWithOptions(.zero, false, 0)
    _ = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsGetCurrentContext()?.setFillColor(UIColor.red.cgColor)
    UIGraphicsEndImageContext()
    UIRectFill(.zero)
    UIGraphicsBeginImageContext(.zero)
    _ = image.size
    _ = image.scale
    _ = image.pngData()
    _ = image.jpegData(compressionQuality: 0.8)
    _ = image.withRenderingMode(.alwaysTemplate).withTintColor(.red, renderingMode: .alwaysOriginal)
    _ = image.withConfiguration(UIImage.SymbolConfiguration(weight: .bold))
    _ = UIImage(data: Data())
    _ = UIImage(cgImage: image.cgImage!)
    _ = image.resizableImage(withCapInsets: .zero)
    _ = image.imageFlippedForRightToLeftLayoutDirection()
    _ = image.withTintColor(.red)
    _ = UIImage.add
    _ = UIImage(systemName: "x")?.applyingSymbolConfiguration(.init(hierarchicalColor: .red))
    _ = UIImage.SymbolConfiguration(paletteColors: [.red]).applying(UIImage.SymbolConfiguration.preferringMulticolor())
    _ = image.imageOrientation == .up
    _ = image.renderingMode
    _ = UIImage(resource: .init(name: "x", bundle: .main))
    _ = image.stretchableImage(withLeftCapWidth: 1, topCapHeight: 1)
    _ = UIImage.actions
    _ = UIImage.checkmark
    _ = UIImage.remove
    _ = image.isSymbolImage
    _ = image.resizableImage(withCapInsets: .zero, resizingMode: .stretch)
    _ = UIImage(named: "x", in: .main, with: nil)
    _ = image.preparingThumbnail(of: .zero)
    _ = image.withAlignmentRectInsets(.zero)
    _ = image.withHorizontallyFlippedOrientation()
    UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil)
    _ = UIImage(data: Data(), scale: 2)
    image.draw(at: .zero)
    _ = UIImage.animatedImage(with: [], duration: 1)
    _ = image.cgImage?.width
    _ = image == image
    _ = UIImage(systemName: "x", variableValue: 0.2)
    _ = image.configuration
    _ = image.symbolConfiguration
    _ = UIImage.strokedCheckmark
    _ = image.images
    _ = image.capInsets
    _ = image.averageColor
  }
}
extension UIImage { var averageColor: UIColor? { nil } }
private class Drawn: UIView {
  override func draw(_ rect: CGRect) {
    guard let c = UIGraphicsGetCurrentContext() else { return }
    c.setStrokeColor(UIColor.red.cgColor)
    c.setLineWidth(2)
    c.move(to: .zero)
    c.addLine(to: .zero)
    c.strokePath()
    c.fill(rect)
    c.addEllipse(in: rect)
    c.translateBy(x: 1, y: 1)
    c.setAlpha(0.3)
    c.fillPath()
    c.clear(rect)
    c.setShadow(offset: .zero, blur: 3)
    c.addRect(rect)
    c.clip()
    c.addPath(UIBezierPath().cgPath)
    c.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 1, clockwise: true)
    c.setLineCap(.round)
    c.scaleBy(x: 1, y: 1)
    c.rotate(by: 1)
    c.setBlendMode(.multiply)
    c.stroke(rect)
  }
}
