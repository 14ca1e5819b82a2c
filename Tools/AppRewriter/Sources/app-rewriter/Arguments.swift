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

  static let help = """
    app-rewriter --in PATH... --out FOLDER [--base FOLDER] [--name NAME] [--root CLASS] [--storyboard NAME]
                 [--info-plist FILE] [--color FILE] [--image FILE] [--merge MODULE] [--stub MODULE]

    Rewrites the Swift files of an iOS app for the preview on Linux. PATH is a file or a folder. FOLDER gets the rewritten files,
    AppEntry.swift, storyboards.json, nibs.json and report.json. A file that would not change is not written.

    """

  /// Reads the arguments of the command line. Throws ``Complaint``.
  init(_ words: [String]) throws(Complaint) {
    var (flag, rest) = ("", words[...])
    while let word = rest.popFirst() {
      if word.hasPrefix("--") { flag = word } else { try take(word, for: flag) }
    }
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
    default: throw Complaint("\(flag.isEmpty ? word : flag) is no argument of app-rewriter.")
    }
  }
}

/// A sentence for the person who has called the command.
struct Complaint: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
