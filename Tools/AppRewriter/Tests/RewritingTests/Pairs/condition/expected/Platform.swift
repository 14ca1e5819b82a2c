#if true    && !targetEnvironment(macCatalyst)
  import UIKit
#elseif false     || false   
  import AppKit
#endif
#if !(true   ||false      ), canImport(UIKit)
#endif
#if DEBUG
  let text = "#if os(iOS)"
#endif

func newer() {
  if UIDevice.isRunning(iOS: 26) { print(26) }
  guard UIDevice.isRunning(iOS: 13)            , true else { return }
  if !UIDevice.isRunning(iOS: 17) { return }
  while true                    { break }
}

@available(iOS 15, *)
func later() {}
