import UIKit

print("starting")
UIApplicationMain(
  CommandLine.argc, CommandLine.unsafeArgv, nil,
  NSStringFromClass(Delegate.self))
