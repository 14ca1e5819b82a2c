#if os(iOS) && !targetEnvironment(macCatalyst)
  import UIKit
#elseif os(macOS) || os(tvOS)
  import AppKit
#endif
#if !(os(iOS)||os(watchOS)), canImport(UIKit)
#endif
#if DEBUG
  let text = "#if os(iOS)"
#endif

func newer() {
  if #available(iOS 26, *) { print(26) }
  guard #available(iOS 13.4, macCatalyst 15, *), true else { return }
  if #unavailable(iOS 17.0) { return }
  while #available(macOS 12, *) { break }
}

@available(iOS 15, *)
func later() {}
