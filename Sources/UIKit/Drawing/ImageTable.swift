import Foundation

/// The images of an app by their names: those of its asset catalogues, and the files of its bundle.
enum ImageTable {
  private static let sets = Locked<[String: ImageSet]>([:])

  /// The set of a catalogue with a name, which can begin with the folders of the catalogue.
  static func set(_ name: String) -> ImageSet? {
    sets.withLock { sets in sets[name] ?? name.split(separator: "/").last.flatMap { sets[String($0)] } }
  }

  /// The file of the bundle with a name, which has the ending `png` if it has none, and its number of pixels for each point: preferably
  /// two.
  static func file(_ name: String) -> (path: String, scale: CGFloat)? {
    let file = URL(fileURLWithPath: name)
    let (stem, ending) = (file.deletingPathExtension().lastPathComponent, file.pathExtension.isEmpty ? "png" : file.pathExtension)
    let device = ["", "~ipad"].flatMap { device in [2, 3, 1].map { (device, $0) } }
    for (device, scale) in device {
      let whole = "\(stem)\(scale == 1 ? "" : "@\(scale)x")\(device)"
      if let path = Bundle.main.path(forResource: whole, ofType: ending) { return (path, CGFloat(scale)) }
    }
    return nil
  }

  /// The number of pixels for each point that the name of a file tells.
  static func scale(ofFile path: String) -> CGFloat {
    let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    return stem.firstMatch(of: /@(\d)x/).flatMap { Double($0.1) }.map { CGFloat($0) } ?? 1
  }

  fileprivate static func take(_ json: [String: Any]) {
    sets.withLock { $0 = json.compactMapValues { ($0 as? [String: Any]).flatMap(Self.read) } }
  }

  private static func read(_ set: [String: Any]) -> ImageSet? {
    guard let folder = set["folder"] as? String, let contents = set["contents"],
      let data = try? JSONSerialization.data(withJSONObject: contents),
      var read = try? JSONDecoder().decode(ImageSet.self, from: data)
    else { return nil }
    read.folder = folder
    return read
  }
}

extension ClassTable {
  /// Takes the images of the app's asset catalogues, as the tool has found them. A set that cannot be read is left out.
  public static func images(_ json: String) {
    ImageTable.take((try? JSONSerialization.jsonObject(with: Data(json.utf8))) as? [String: Any] ?? [:])
  }
}
