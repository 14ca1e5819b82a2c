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
      throw ScenarioError(in: file, error)
    }
  }

  /// The id that a file with a fault gives its scene, or the name of the file if it gives none or cannot be read so far.
  package static func id(ofFaulty text: String, named name: String) -> String {
    guard let root = try? SourceNode.read(yaml: text), case .mapping(let entries) = root.content,
      case .scalar(let scalar)? = entries.first(where: { $0.key == "id" })?.value.content, let id = scalar.string, id.isName
    else { return name }
    return id
  }

  /// The scene that clients can open.
  package var preview: Preview {
    let bodies = SharedBodies()
    return Preview(
      id: id, title: title, summary: summary, profiles: profiles, windowSize: windowSize, windowScale: windowScale,
      policy: policy,
      pageModule: "apps/scenario/page.js", options: options.map { $0.value.option($0.name) }
    ) { (application, chosen) throws(Refusal) in
      var values: [String: Value] = [:]
      for option in options { values[option.name] = chosen[option.name] }
      do throws(SourceError) {
        let profile = application.profile
        let key = ([profile.id] + options.map { "\(values[$0.name] ?? .null)" }).joined(separator: "\n")
        let body = try bodies.body(for: key) { () throws(SourceError) in try source.shared(values, profile) }
        return try ScenarioContent(application, body)
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
  /// no OS versions loses those that lack what it uses, as long as a version in which its app can be made has the same in its place.
  private mutating func check() throws(SourceError) {
    for (name, what) in [(ScenarioSource.profile, "the OS version"), ("log", "how much the log of calls tells")] {
      if let option = options.first(where: { $0.name == name }) {
        throw SourceError(at: option.mark, "Every file has the option \(name): \(what). Choose another name.")
      }
    }
    if let objection = preview.objection { throw SourceError(at: nil, objection) }
    var check = OptionCheck(options)
    try check.check(source)
    let usual = Dictionary(options.map { ($0.name, $0.value.usual) }, uniquingKeysWith: { first, _ in first })
    for (index, profile) in profiles.enumerated() {
      do throws(SourceError) {
        try make(profile, usual)
      } catch {
        guard !namesProfiles, index > 0, try lacks(profile, usual, error) else { throw error }
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

  /// Whether an error in an OS version is one about something that the first version has in the same place. An error in a case for
  /// that version alone is none.
  private func lacks(_ profile: Profile, _ values: [String: Value], _ error: SourceError) throws(SourceError) -> Bool {
    guard error.mayBeOfVersion, let mark = error.mark, let first = profiles.first else { return false }
    return try source.resolved(values, first).nodes.contains { $0.contains(mark) }
  }

  private func make(_ profile: Profile, _ values: [String: Value]) throws(SourceError) {
    _ = try ScenarioContent(Application(profile: profile), try source.shared(values, profile))
  }
}
