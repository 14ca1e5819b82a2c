import HostSystem
import PreviewServer

/// Finds out, by polling, whether a file has been saved: one that the checks were read from, or one in a directory of checks.
struct CheckWatch {
  /// The files of each watched place, which is a file or a directory, when a run began to read it.
  private var stamps: [String: [FileTree.Stamp]]

  /// Begins to watch the files and the directories that a command names.
  init(_ places: [String]) { stamps = Self.stamps(of: places) }

  /// Watches further files that a run has read, such as a scene in another directory.
  mutating func add(_ files: [String]) {
    // A place that was watched before may have been saved since then, which the next poll must see.
    stamps.merge(Self.stamps(of: files)) { before, _ in before }
  }

  /// Whether a file was saved since the last call, or since it is watched.
  mutating func hasChanged() -> Bool {
    let now = Self.stamps(of: Array(stamps.keys))
    defer { stamps = now }
    return now != stamps
  }

  /// Runs something now and whenever a file is saved, until the process is stopped. An error of a run is a line like all others.
  ///
  /// - Parameters:
  ///   - haveChanged: Says whether a file has been saved that someone else watches.
  ///   - work: Does a run, and adds the files that it reads to those that are watched.
  static func run(_ places: [String], or haveChanged: () -> Bool, _ work: (inout CheckWatch) throws -> Void) -> Never {
    var watched = CheckWatch(places)
    while true {
      do { try work(&watched) } catch { Output.say("\(error)\n") }
      Output.say("Waiting for a file to be saved. Stop with Control-C.\n")
      // Both are asked, because each answer counts from the last one.
      while ![watched.hasChanged(), haveChanged()].contains(true) { CurrentProcess.sleep(milliseconds: 250) }
      Output.say("\n\(String(repeating: "─", count: 72))\n")
    }
  }

  private static func stamps(of places: [String]) -> [String: [FileTree.Stamp]] {
    let found = places.map { place -> (String, [FileTree.Stamp]) in
      if FileTree.isDirectory(place) { return (place, (try? FileTree.stamps(place, endings: PreviewFolder.endings)) ?? []) }
      return (place, FileTree.stamp(of: place).map { [$0] } ?? [])
    }
    return Dictionary(found) { first, _ in first }
  }
}
