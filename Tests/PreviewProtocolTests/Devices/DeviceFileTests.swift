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
    #expect(kiosk.safeArea(isLandscape: false, on: Profile.ios26.screen) == EdgeInsets(top: 32, bottom: 25))
    #expect(kiosk.safeArea(isLandscape: true, on: Profile.ios13.screen) == EdgeInsets(top: 24, bottom: 20))
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

  @Test(
    arguments: [
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

  @Test func `an id that comes twice is refused, and the first is named`() {
    let device = #"{"id":"a","name":"A","idiom":"pad","size":[1,2],"scale":1}"#
    let error = #expect(throws: ProtocolError.self) { try read(#"{"devices":[\#(device),\#(device)]}"#) }
    #expect(error?.path == "devices[1].id")
    #expect(error?.message == #"devices[1].id is "a". devices[0] already has this id."#)
  }

  @Test(arguments: [
    (#"[1]"#, "devices[0].size is [1]. It must be two numbers: [width, height]."),
    (#"[2,1]"#, "devices[0].size is [2,1]. A screen must be given upright, no wider than high."),
    (#"{"width":1}"#, #"devices[0].size is {"width":1}. It must be two numbers: [width, height]."#),
    (#"[0,1]"#, "devices[0].size[0] is 0. A size must be a number from 1 to 20000."),
  ]) func `a size that is none is said as it was written`(size: String, sentence: String) {
    #expect(message(of: #"{"devices":[{"id":"a","name":"A","idiom":"pad","size":\#(size),"scale":1}]}"#) == sentence)
  }

  @Test(
    arguments: [
      (
        #"{"arrangement":"split-1/2","orientation":"landscape","size":[2000,500],"classes":["compact","regular"]}"#,
        "devices[0].windows has split-1/2 in landscape with 2000 x 500, which is larger than the screen, 1000 x 600."
      ),
      (
        #"{"arrangement":"split-1/3","orientation":"portrait","size":[320,1001],"classes":["compact","regular"]}"#,
        "devices[0].windows has split-1/3 in portrait with 320 x 1001, which is larger than the screen, 600 x 1000."
      ),
      (
        #"{"arrangement":"full","orientation":"portrait","size":[600,1000],"classes":["compact","regular"]}"#,
        "devices[0].windows lists full in portrait, which every device has without a row."
      ),
      (
        #"{"arrangement":"free","orientation":"portrait","size":[60,100],"classes":["compact","regular"]}"#,
        "devices[0].windows lists free in portrait, which no device has as a row."
      ),
      (
        #"{"arrangement":"slide-over","orientation":"portrait","size":[320,960]}"#,
        "devices[0].windows[0].classes is missing."
      ),
      (#"{"arrangement":"slide-over","orientation":"portrait","size":[320,960],"classes":["compact","regular"]}"#, nil),
    ] as [(String, String?)])
  func `a row that cannot be is named`(row: String, sentence: String?) {
    #expect(message(of: file(windows: "[\(row)]")) == sentence)
  }

  @Test func `a row that comes twice is refused, also of windows that are shared`() {
    let row = #"{"arrangement":"slide-over","orientation":"portrait","size":[320,960],"classes":["compact","regular"]}"#
    let sentence = "devices[0].windows lists slide-over in portrait twice."
    #expect(message(of: file(windows: "[\(row),\(row)]")) == sentence)
    #expect(message(of: file(windows: #"{"of":"w"}"#, shared: #""windows":{"w":[\#(row),\#(row)]},"#)) == sentence)
  }

  /// A file of one device, 600 x 1000, with those windows.
  private func file(windows: String, shared: String = "") -> String {
    #"{\#(shared)"devices":[{"id":"a","name":"A","idiom":"pad","size":[600,1000],"scale":2,"windows":\#(windows)}]}"#
  }

  /// The message of the error for a file that is refused, or nil if the file is read.
  private func message(of text: String) -> String? {
    do throws(ProtocolError) {
      _ = try read(text)
      return nil
    } catch {
      return error.message
    }
  }
}
