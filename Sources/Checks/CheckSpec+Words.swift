import PreviewProtocol
import Scenarios
import SplitKit

/// The words of a check that its scene does not have: devices, OS versions, options and their values, each at its place in the file.
extension CheckSpec {
  /// The first such word.
  func mistakeInWords(_ subject: CheckSubject) -> (SourceMark, String)? {
    for (index, device) in windows.devices.enumerated() {
      do throws(ProtocolError) {
        _ = try stages(of: device, subject)
      } catch {
        return (marks.mark(at: "devices[\(index)]"), error.message)
      }
    }
    // An app is opened in a process of its own.
    guard subject.runner == nil else { return nil }
    for (index, profile) in (profiles ?? []).enumerated() {
      if let error = refusal(profile: profile, [], subject), error.path == "profile" {
        return (marks.mark(at: "profiles[\(index)]"), error.message)
      }
    }
    return mistakeInOptions(subject)
  }

  private func mistakeInOptions(_ subject: CheckSubject) -> (SourceMark, String)? {
    for option in options {
      for (index, value) in option.value.enumerated() {
        guard let error = refusal(profile: profiles?.first, [Member(option.name, value)], subject),
          error.path?.hasPrefix("options.\(option.name)") == true
        else { continue }
        return (mark(of: error, inOption: option.name, index), error.message)
      }
    }
    return nil
  }

  /// The error with which the scene refuses an OS version or options, or nil.
  private func refusal(profile: String?, _ options: [Member], _ subject: CheckSubject) -> ProtocolError? {
    let situation = Situation(profile: profile, options: options, traits: nil, stage: nil, size: nil)
    do throws(ProtocolError) {
      _ = try situation.probe(subject)
      return nil
    } catch {
      return error
    }
  }

  /// The first style or display mode in a step or an option that one of the check's OS versions does not have, and would refuse.
  ///
  /// - Parameter probe: The scene as it opens.
  func mistakeInVersions(_ probe: PreviewProbe) -> (SourceMark, String)? {
    let profiles = Profile.all.filter { (self.profiles ?? [probe.profile.id]).contains($0.id) }
    return profiles.lazy.compactMap(mistake).first
  }

  private func mistake(in profile: Profile) -> (SourceMark, String)? {
    for case .send(let message, let marks) in steps {
      if let error = WordVersions.refusal(of: message, in: profile) { return (error.mark(in: marks), error.message) }
    }
    for option in options {
      for (index, value) in option.value.enumerated() {
        guard let error = WordVersions.refusal(of: [Member(option.name, value)], at: "options", in: profile) else { continue }
        return (mark(of: error, inOption: option.name, index), error.message)
      }
    }
    return nil
  }

  /// The position of the word with which a scene refuses to open, or of the check for an error that names no member.
  func mark(of error: ProtocolError) -> SourceMark {
    guard let path = error.path else { return mark }
    if path == "profile" { return marks.mark(at: "profiles[0]") }
    let parts = path.split(separator: ".", maxSplits: 2).map(String.init)
    if parts.count > 1, parts[0] == "options" { return mark(of: error, inOption: parts[1], 0) }
    return marks.has(path) ? marks.mark(at: path, isKey: error.isAboutName) : mark
  }

  /// The position of the word in one of the values of an option that an error is about.
  private func mark(of error: ProtocolError, inOption name: String, _ index: Int) -> SourceMark {
    let (path, element) = ("options.\(name)", "options.\(name)[\(index)]")
    let rest = (error.path ?? path).dropFirst(path.count)
    return marks.mark(at: (marks.has(element) ? element : path) + rest, isKey: error.isAboutName)
  }
}

extension ProtocolError {
  /// Whether the error is about the name of a member, and not about its value.
  var isAboutName: Bool { [.unknownOption, .unknownProperty].contains(code) }

  /// The place of the word that the error is about.
  func mark(in marks: SourceMarks) -> SourceMark { path.map { marks.mark(at: $0, isKey: isAboutName) } ?? marks.start }
}
