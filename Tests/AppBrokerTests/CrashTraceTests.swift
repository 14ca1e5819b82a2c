import Testing

@testable import AppBroker

@Suite struct CrashTraceTests {
  @Test func nothing() {}
}
