import Checks
import SplitKit
import Testing

/// The faults of `keeps`: the lost thing before and after, the way on which it was lost, the steps, and the link.
@Suite struct KeepsTests {
  private static let idle = "steps: [{traits: {userInterfaceStyle: dark}}]"

  /// The fault of a check of the app that changes for good once it was laid out in a compact width.
  private func fault(_ members: String) throws -> CheckFault {
    let check = "  - {name: a, \(Self.idle), \(members), keeps: place}"
    return try #require(try results(ofScenario: appWithAPast + check).results[0].faults.first)
  }

  private func expectLoss(_ fault: CheckFault, _ way: String, _ query: String) {
    #expect(
      fault.actual.count == 2 && fault.actual[0].contains("oneBesideSecondary") && fault.actual[1].contains("secondaryOnly"))
    #expect(fault.actual[0].hasPrefix("before: ") && fault.actual[1].hasPrefix("after \(way): "), "\(fault.actual)")
    #expect(fault.steps == [])
    #expect(fault.query == query)
    #expect(fault.svg != fault.expectedSVG)
  }

  /// The system lays an app on an iPad out in a compact width for its pictures.
  @Test func aWindowOfOneWidthLosesSomethingInTheBackground() throws {
    let query = "?scene=app&width=1180&height=820&do=background()&do=foreground()"
    expectLoss(try fault("widths: 1180, background: true"), "the background", query)
    expectLoss(try fault("background: true"), "the background", query)
  }

  @Test func aWindowOnADeviceLosesSomethingInTheBackground() throws {
    let device = "?scene=app&device=ipad-pro-11-m4&arrangement=full&orientation=portrait"
    expectLoss(
      try fault("devices: [ipad-pro-11-m4], background: true"), "the background", "\(device)&do=background()&do=foreground()")
  }

  @Test func oneOfSeveralWidthsLosesSomething() throws {
    let resizes = "&do=resize(width:400,height:820)&do=resize(width:1180,height:820)"
    expectLoss(
      try fault("widths: [1180, 1000, 500, 400]"), "400 points",
      "?scene=app&width=1180&height=820&do=open(width:1180,height:820)\(resizes)")
  }

  @Test func theBackgroundAloneIsTriedBeforeTheWidths() throws {
    expectLoss(
      try fault("widths: [1180, 400], background: true"), "the background",
      "?scene=app&width=1180&height=820&do=background()&do=foreground()")
  }
}
