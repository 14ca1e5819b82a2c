import SplitKit

/// An app in a process of its own, as the process sees it.
package struct HostedApp: Sendable {
  /// Makes the app's controllers for a client. It runs no earlier than the first client of the process opens the app, so that code
  /// of the app finds its globals as they are at a launch.
  let make: @Sendable (Application, PreviewOptions) throws(Refusal) -> PreviewContent
  /// Called after each turn of the run loop.
  let endTurn: @MainActor @Sendable () -> Void

  package init(
    endTurn: @escaping @MainActor @Sendable () -> Void = {},
    make: @escaping @Sendable (Application, PreviewOptions) throws(Refusal) -> PreviewContent
  ) {
    (self.make, self.endTurn) = (make, endTurn)
  }

  /// The preview that clients open, which tells a hook of each application.
  func preview(id: String, title: String, didMake: @escaping @Sendable (Application) -> Void) -> Preview {
    let make = make
    return Preview(
      id: id, title: title, summary: "An app of your own, in a process of its own.", profiles: Profile.all.reversed(),
      pageModule: "apps/uikit/page.js"
    ) { (application, options) throws(Refusal) in
      didMake(application)
      return try make(application, options)
    }
  }
}
