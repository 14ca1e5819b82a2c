/// The fonts of the page for the tool that draws a PNG.
package enum PictureFonts {
  /// The path of a configuration of fontconfig that has the fonts, or nil if the page is in none of its usual places.
  package static var configuration: String? { PageDirectories.usualPath(of: "fonts/ttf/fonts.conf") }
}
