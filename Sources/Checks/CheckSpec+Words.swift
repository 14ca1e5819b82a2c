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
        let path = "options.\(option.name)"
        return (marks.mark(at: error.isAboutName ? path : "\(path)[\(index)]", isKey: error.isAboutName), error.message)
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

  /// The first word in a step or an option that none of the check's OS versions has.
  ///
  /// - Parameter probe: The scene as it opens.
  func mistakeInVersions(_ probe: PreviewProbe) -> (SourceMark, String)? {
    let profiles = Profile.all.filter { (self.profiles ?? [probe.profile.id]).contains($0.id) }
    for case .send(let message, let marks) in steps where message["type"] == "set" {
      for member in message.assignments {
        if let sentence = Self.sentence(about: member, in: profiles) {
          return (marks.mark(at: "properties.\(member.name)"), sentence)
        }
      }
    }
    for option in options {
      for (index, value) in option.value.enumerated() {
        if let sentence = Self.sentence(about: Member(option.name, value), in: profiles) {
          return (marks.mark(at: "options.\(option.name)[\(index)]"), sentence)
        }
      }
    }
    return nil
  }

  private static func sentence(about member: Member, in profiles: [Profile]) -> String? {
    guard let word = member.value.string.map({ FactWord($0) }), FactWord.styleAndModeNames.contains(word.name) else { return nil }
    return word.sentence(about: member.name, in: profiles)
  }
}

extension ProtocolError {
  /// Whether the error is about the name of a member, and not about its value.
  var isAboutName: Bool { [.unknownOption, .unknownProperty].contains(code) }

  /// The place of the word that the error is about.
  func mark(in marks: SourceMarks) -> SourceMark { path.map { marks.mark(at: $0, isKey: isAboutName) } ?? marks.start }
}
