import Checks
import PreviewProtocol
import SamplePreviews
import Scenarios
import SplitKit
import Testing

/// The plan of checks of a scene.
func plan(_ checks: String, of scene: String = "mail", golden: Golden? = nil) throws -> CheckPlan {
  let file = try CheckFile.read(yaml: "format: 1\nscene: \(scene)\nchecks:\n\(checks)\n", file: "\(scene).yaml")
  let subject = CheckSubject(scene, among: Preview.all, on: .builtIn)
  return CheckPlan(file: "\(scene).yaml", subject: subject, checks: file.checks, golden: golden)
}

/// The results of checks of mail.
func results(_ checks: String, golden: Golden? = nil) throws -> CheckReport {
  CheckPlan.run([try plan(checks, golden: golden)], jobs: 2)[0]
}

/// The faults of one check of mail.
func faults(_ check: String) throws -> [CheckFault] { try #require(try results("- \(check)").results.first).faults }

/// The results of the checks of a scenario.
func results(ofScenario text: String) throws -> CheckReport {
  let preview = try Scenario.read(yaml: text, file: "app.yaml", named: "app").preview
  let file = try CheckFile.read(yaml: text, file: "app.yaml")
  let subject = CheckSubject(preview.id, among: [preview], on: .builtIn)
  return CheckPlan.run([CheckPlan(file: "app.yaml", subject: subject, checks: file.checks, golden: nil)], jobs: 1)[0]
}

/// An app that changes for good once its window is compact.
let appWithAPast = """
  format: 1
  title: App
  root: split
  controllers:
    split: {split: {primary: p, secondary: s, compact: c, properties: {preferredDisplayMode: oneBesideSecondary}}}
    p: {screen: {content: {placeholder: {title: P}}}}
    s: {screen: {content: {placeholder: {title: S}}}}
    c: {screen: {appear: {set: {on: split, properties: {preferredDisplayMode: secondaryOnly}}}, content: {placeholder: {title: C}}}}
  checks:

  """
