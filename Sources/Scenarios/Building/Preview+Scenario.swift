import SplitKit

extension Scenario {
  /// Reads a file. `file` is its path for errors, and `name` the name from which its id follows.
  ///
  /// The app is made for each of its OS versions and for each value of an option, so a file that can be read can also be opened.
  package static func read(yaml text: String, file: String, named name: String) throws(ScenarioError) -> Scenario {
    do throws(SourceError) {
      let root = try SourceNode.read(yaml: text)
      var scenario = try shape(named: name).read(root)
      try scenario.checkLength(root)
      try scenario.check()
      return scenario
    } catch {
      throw ScenarioError(in: file, at: error.mark, error.message)
    }
  }

  /// The scene that clients can open.
  package var preview: Preview {
    Preview(
      id: id, title: title, summary: summary, profiles: profiles, windowSize: windowSize, windowScale: windowScale,
      policy: policy,
      pageModule: "apps/scenario/page.js", options: options.map { $0.value.option($0.name) }
    ) { (application, chosen) throws(Refusal) in
      var values: [String: Value] = [:]
      for option in options { values[option.name] = chosen[option.name] }
      do throws(SourceError) {
        return try ScenarioContent(application, try source.body(values, application.profile))
      } catch {
        throw .unsupported("\(error.mark.map { "Line \($0.line): " } ?? "")\(error.message)")
      }
    }
  }

  /// Throws an error if the file is so long and has so many options that their check would take long.
  private func checkLength(_ root: SourceNode) throws(SourceError) {
    if let option = options.dropFirst(SourceLimits.options).first {
      throw SourceError(at: option.mark, "The file has \(options.count) options. It has at most \(SourceLimits.options).")
    }
    let (values, apps) = (root.count, profiles.count + options.reduce(0) { $0 + max(0, $1.value.values.count - 1) })
    guard values * apps > SourceLimits.madeValues else { return }
    throw SourceError(
      at: nil,
      "The file has \(values) values, and its OS versions and options make \(apps) apps of them. Together they make at most "
        + "\(SourceLimits.madeValues) values. Take some of the rows, the options or the profiles out.")
  }

  /// Makes the app for each OS version with the defaults, and for the first one with each value of each option. A file that names
  /// no OS versions loses those in which its app cannot be made.
  private mutating func check() throws(SourceError) {
    if let objection = preview.objection { throw SourceError(at: nil, objection) }
    if let option = options.first(where: { $0.name == ScenarioSource.profile }) {
      throw SourceError(at: option.mark, "Every file has the option \(option.name): the OS version. Choose another name.")
    }
    let usual = Dictionary(options.map { ($0.name, $0.value.usual) }, uniquingKeysWith: { first, _ in first })
    for (index, profile) in profiles.enumerated() {
      do throws(SourceError) {
        try make(profile, usual)
      } catch {
        if namesProfiles || index == 0 { throw error }
        profiles.removeAll { $0.id == profile.id }
      }
    }
    guard let first = profiles.first else { return }
    for option in options {
      for value in option.value.values where value != option.value.usual {
        try make(first, usual.merging([option.name: value]) { $1 })
      }
    }
  }

  private func make(_ profile: Profile, _ values: [String: Value]) throws(SourceError) {
    _ = try ScenarioContent(Application(profile: profile), try source.body(values, profile))
  }
}
