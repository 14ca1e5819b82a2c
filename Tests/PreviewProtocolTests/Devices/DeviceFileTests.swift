import PreviewProtocol
import SplitKit
import Testing

/// A user's own file of devices.
@Suite struct DeviceFileTests {
  private func read(_ text: String) throws(ProtocolError) -> DeviceCatalog {
    try DeviceCatalog(file: Array(text.utf8))
  }

  @Test func `a device needs an id, a name, an idiom, a size and a scale`() throws {
    let text = #"{"devices":[{"id":"kiosk","name":"Kiosk","idiom":"pad","size":[600,1000],"scale":2}]}"#
    let kiosk = try #require(try read(text)["kiosk"])
    #expect(kiosk.provenance == .custom)
    #expect(kiosk.safeArea(isLandscape: false, profile: .ios26) == EdgeInsets(top: 32, bottom: 25))
    #expect(kiosk.safeArea(isLandscape: true, profile: .ios13) == EdgeInsets(top: 24, bottom: 20))
    #expect(kiosk.portraitClasses.horizontal == .compact)
    #expect(kiosk.landscapeClasses.horizontal == .regular)
    #expect(kiosk.windows.isEmpty)
  }

  @Test func `windows are written out or shared by a name`() throws {
    let row = #"{"arrangement":"split-1/2","orientation":"landscape","size":[495,600],"classes":["compact","regular"]}"#
    let device = #""idiom":"pad","size":[600,1000],"scale":2,"windows""#
    let text = """
      {"windows":{"w":[\(row)]},"devices":[
        {"id":"a","name":"A",\(device):{"of":"w"}},{"id":"b","name":"B",\(device):[\(row)]},
        {"id":"c","name":"C",\(device):{"of":"w","arrangements":["slide-over"]}}]}
      """
    let catalog = try read(text)
    #expect(catalog["a"]?.windows == catalog["b"]?.windows)
    #expect(catalog["a"]?.window(.splitHalf, isLandscape: true)?.provenance == .custom)
    #expect(catalog["c"]?.windows == [])
  }

  @Test func `a device of a user stands for that of the same id`() throws {
    let text = #"{"devices":[{"id":"ipad-1","name":"Mine","idiom":"pad","size":[600,1000],"scale":2}]}"#
    let all = DeviceCatalog.builtIn.adding(try read(text))
    #expect(all["ipad-1"]?.name == "Mine")
    #expect(all.devices.count == DeviceCatalog.builtIn.devices.count)
  }

  @Test(arguments: [
    (#"[]"#, "malformed", nil), (#"{"devices":"#, "malformed", nil), (#"{}"#, "missing", "devices"),
    (#"{"devices":{}}"#, "invalid", "devices"), (#"{"devices":[1]}"#, "invalid", "devices[0]"),
    (#"{"devices":[{"name":"A","idiom":"pad","size":[1,2],"scale":1}]}"#, "missing", "devices[0].id"),
    (#"{"devices":[{"id":"","name":"A","idiom":"pad","size":[1,2],"scale":1}]}"#, "invalid", "devices[0].id"),
    (#"{"devices":[{"id":"a","name":"A","idiom":"tv","size":[1,2],"scale":1}]}"#, "invalid", "devices[0].idiom"),
    (#"{"devices":[{"id":"a","name":"A","idiom":"pad","size":[2,1],"scale":1}]}"#, "invalid", "devices[0].size"),
    (#"{"devices":[{"id":"a","name":"A","idiom":"pad","size":[1],"scale":1}]}"#, "invalid", "devices[0].size"),
    (#"{"devices":[{"id":"a","name":"A","idiom":"pad","size":[1,2],"scale":9}]}"#, "invalid", "devices[0].scale"),
    (#"{"device":[]}"#, "invalid", "device"),
    (
      #"{"devices":[{"id":"a","name":"A","idiom":"pad","size":[1,2],"scale":1,"safeAreas":{}}]}"#, "invalid",
      "devices[0].safeAreas"
    ),
    (
      #"{"devices":[{"id":"a","name":"A","idiom":"pad","size":[1,2],"scale":1,"windows":[{"half":1}]}]}"#, "invalid",
      "devices[0].windows[0].half"
    ),
    (
      #"{"devices":[{"id":"a","name":"A","idiom":"pad","size":[1,2],"scale":1,"windows":{"of":"w"}}]}"#, "invalid",
      "devices[0].windows.of"
    ),
    (
      #"{"devices":[{"id":"a","name":"A","idiom":"pad","size":[1,2],"scale":1,"windows":[{"arrangement":"half"}]}]}"#,
      "missing", "devices[0].windows[0].orientation"
    ),
    (
      #"{"devices":[{"id":"a","name":"A","idiom":"pad","size":[1,2],"scale":1,"safeArea":{"portrait":[0,0,0]}}]}"#,
      "invalid", "devices[0].safeArea.portrait"
    ),
  ] as [(String, String, String?)])
  func `a mistake is named with its place`(text: String, code: String, path: String?) {
    let error = #expect(throws: ProtocolError.self) { try read(text) }
    #expect(error?.code.rawValue == code)
    #expect(error?.path == path)
  }

  @Test func `an id that comes twice is refused`() {
    let device = #"{"id":"a","name":"A","idiom":"pad","size":[1,2],"scale":1}"#
    let error = #expect(throws: ProtocolError.self) { try read(#"{"devices":[\#(device),\#(device)]}"#) }
    #expect(error?.path == "devices[1]")
  }
}
