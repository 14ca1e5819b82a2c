import Rewriting

/// The arguments of the command.
struct Arguments {
  /// Files and folders of the app.
  var inputs: [String] = []
  /// The folder that all paths in the report are below.
  var base = "."
  var output = ""
  /// The app's Info.plist files.
  var settings: [String] = []
  var colors: [String] = []
  /// The descriptions of images in asset catalogues.
  var images: [String] = []
  var options = RewritingOptions()
  /// The manifest of a package that is to be described, in place of files that are to be rewritten.
  var manifest: String?

  static let help = """
    app-rewriter --in PATH... --out FOLDER [--base FOLDER] [--name NAME] [--root CLASS] [--storyboard NAME]
                 [--info-plist FILE] [--color FILE] [--image FILE] [--merge MODULE] [--stub MODULE]
                 [--swift VERSION]
    app-rewriter --manifest FILE

    Rewrites the Swift files of an iOS app for the preview on Linux. PATH is a file or a folder. FOLDER gets the rewritten files,
    AppEntry.swift, storyboards.json, nibs.json and report.json. A file that would not change is not written.

    With --manifest, it prints what a package's manifest says of its targets, as `swift package dump-package` would, and runs nothing.

    """

  /// Reads the arguments of the command line. Throws ``Complaint``.
  ///
  /// The word after a flag is its value, also if it looks like a flag, because the names in a project are nobody's flags.
  init(_ words: [String]) throws(Complaint) {
    var rest = words[...]
    while let flag = rest.popFirst() {
      guard let value = rest.popFirst() else { throw Complaint("\(flag) lacks its value.") }
      try take(value, for: flag)
      while flag == "--in", rest.first?.hasPrefix("--") == false { try take(rest.removeFirst(), for: flag) }
    }
    if manifest != nil { return }
    if inputs.isEmpty { throw Complaint("There is nothing to rewrite. Name files or folders after --in.") }
    if output.isEmpty { throw Complaint("There is no folder to write to. Name one after --out.") }
  }

  private mutating func take(_ word: String, for flag: String) throws(Complaint) {
    switch flag {
    case "--in": inputs.append(word)
    case "--out": output = word
    case "--base": base = word
    case "--name": options.name = word
    case "--root": options.root = word
    case "--storyboard": options.storyboard = word
    case "--info-plist": settings.append(word)
    case "--color": colors.append(word)
    case "--image": images.append(word)
    case "--merge": options.mergedModules.insert(word)
    case "--stub": options.stubs.insert(word)
    case "--swift": options.swiftVersion = word
    case "--manifest": manifest = word
    default: throw Complaint("\(flag) is no argument of app-rewriter.")
    }
  }
}

/// A sentence for the person who has called the command.
struct Complaint: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
