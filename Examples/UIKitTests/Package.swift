// swift-tools-version: 6.2
import PackageDescription

// On iOS, the app and its tests use Apple's UIKit.
let uiKit = Target.Dependency.product(
  name: "UIKit", package: "split-preview", condition: .when(platforms: [.linux, .macOS]))

let package = Package(
  name: "uikit-tests",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "split-preview", path: "../..")],
  targets: [
    // The files of an app. The one with `@main` stays out, because a test has a main program of its own.
    .target(name: "Letters", dependencies: [uiKit], exclude: ["AppDelegate.swift"], swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "LettersTests",
      dependencies: ["Letters", uiKit, .product(name: "UIKitTesting", package: "split-preview")]),
  ]
)
