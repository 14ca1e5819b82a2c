import Dispatch
import Foundation

/// The acts of an app that mean harm.
extension Trial {
  /// Does the deed of the trial. The app mostly goes on.
  func attack() {
    switch self {
    case .hostileFrames:
      Self.printHostileFrames()
      fatalError("after frames that nobody has called")
    case .hugeMemory: Self.reportMemory([.max, .min, -1])
    case .signalLine: Self.printSignal()
    case .signalLineLater: DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { Self.printSignal() }
    case .wrongText: Self.sendToServer([4, 0, 0, 0, 64, UInt8(ascii: "{"), 0xC0, 0x80, UInt8(ascii: "}")])
    case .emptyLines: DispatchQueue.global().async { Self.write(emptyLines: 64 << 20) }
    case .flood: DispatchQueue.global().async { Self.flood() }
    case .floodLater: DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) { Self.flood() }
    case .helper: Self.start("exec sleep 987001")
    case .daemon: Self.start("(setsid sh -c 'sleep 987002 & sleep 987003 &' &)")
    case .endParent: kill(getppid(), SIGKILL)
    case .stopParent: kill(getppid(), SIGSTOP)
    default: break
    }
  }

  /// Prints lines that look like a trace, whose numbers have no difference.
  private static func printHostileFrames() {
    for number in [Int.min, Int.max, 3, 3, 3] {
      print("\(number) [ra] 0x000055cbace2be9b f() + 2 in app at /notes/List.swift:7:18")
    }
  }

  /// Prints the line with which the reporter of crashes begins, and one more.
  private static func printSignal() {
    print("*** Signal 11")
    print("a line behind the signal")
  }

  private static func write(emptyLines count: Int) {
    let lines = [UInt8](repeating: UInt8(ascii: "\n"), count: 1 << 16)
    for _ in 0..<count / lines.count { _ = Foundation.write(1, lines, lines.count) }
  }

  /// Sends reports of a message that nobody has sent, with these sizes of the process.
  private static func reportMemory(_ sizes: [Int64]) {
    for size in sizes {
      var report: [UInt8] = [14, 0, 0, 0, 65, 255, 255, 255, 255, 0, 1]
      report += withUnsafeBytes(of: size.littleEndian, Array.init)
      sendToServer(report)
    }
  }

  /// Sends messages for the client as fast as the socket takes them, and never hears that there are too many.
  private static func flood() {
    let json = Array(#"{"type":"pong","padding":"\#(String(repeating: "x", count: 60_000))"}"#.utf8)
    let frame = withUnsafeBytes(of: UInt32(json.count).littleEndian, Array.init) + [64] + json
    while true { sendToServer(frame) }
  }

  /// Writes to the socket of the process, whatever its number, and waits for it as long as it takes.
  private static func sendToServer(_ bytes: [UInt8]) {
    guard let socket = (Int32(3)..<64).first(where: isServer) else { return }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, 0) }
      if count > 0 { rest = rest.dropFirst(count) } else { usleep(1_000) }
    }
  }

  private static func isServer(_ descriptor: Int32) -> Bool {
    var (kind, length) = (Int32(0), socklen_t(MemoryLayout<Int32>.size))
    return getsockopt(descriptor, SOL_SOCKET, SO_TYPE, &kind, &length) == 0
  }

  private static func start(_ command: String) {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", command]
    try? shell.run()
  }
}
