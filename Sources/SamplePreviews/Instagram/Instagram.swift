import SplitKit

extension Preview {
  /// The prototype of seeds 0 and 2: Instagram for the iPad.
  package static let instagram = Preview(
    id: "instagram", title: "Instagram for iPad",
    summary: "Tap a post, then resize the window or turn it: up to 667 points, the two columns are one stack.",
    profiles: Profile.since(.ios13) + [.ios8], windowSize: Size(width: 1366, height: 1024),
    pageModule: "apps/instagram/page.js",
    options: InstagramOptions.all
  ) { (application, options) throws(Refusal) in
    InstagramContent(application, try InstagramOptions(options, on: application.profile))
  }
}
