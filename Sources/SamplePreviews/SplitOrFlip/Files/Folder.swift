import SplitKit

/// A file, and a picture of its content.
struct PreviewedFile {
  let id: String
  let name: String
  let kind: String
  let size: String
  /// The name of a picture.
  let image: String
}

/// A folder of files. The page provides the pictures of their content, and a photograph is named after its subject.
enum Folder {
  static let files = [
    file("summit", "Summit.heic", "HEIF Image", "3.4 MB", "photo-mountains"),
    file("letter", "Letter to Ada.pages", "Pages Document", "212 KB", "letter-0"),
    file("coffee", "Coffee.heic", "HEIF Image", "2.1 MB", "photo-coffee"),
    file("budget", "Budget.numbers", "Numbers Spreadsheet", "318 KB", "sheet-0"),
    file("old-town", "Old Town.heic", "HEIF Image", "2.8 MB", "photo-arches"),
    file("autumn", "Autumn Plans.key", "Keynote Presentation", "8.6 MB", "slide-0"),
    file("skyline", "Skyline.heic", "HEIF Image", "3.0 MB", "photo-skyline"),
    file("recipe", "Rye Bread.pdf", "PDF Document", "94 KB", "letter-1"),
    file("balloons", "Balloons.heic", "HEIF Image", "2.6 MB", "photo-balloons"),
    file("harvest", "Harvest.numbers", "Numbers Spreadsheet", "154 KB", "sheet-1"),
    file("poster", "Poster.pdf", "PDF Document", "1.2 MB", "photo-poster"),
    file("dunes", "Dunes.heic", "HEIF Image", "2.2 MB", "photo-dunes"),
    file("minutes", "Minutes.pages", "Pages Document", "67 KB", "letter-2"),
    file("pears", "Pears.heic", "HEIF Image", "1.9 MB", "photo-pears"),
    file("lecture", "Lecture 4.key", "Keynote Presentation", "12.4 MB", "slide-1"),
    file("night", "Night Sky.heic", "HEIF Image", "3.7 MB", "photo-night"),
    file("tiles", "Tiles.heic", "HEIF Image", "2.3 MB", "photo-tiles"),
    file("contract", "Contract.pdf", "PDF Document", "188 KB", "letter-3"),
    file("rowing", "Rowing.heic", "HEIF Image", "2.5 MB", "photo-rowing"),
    file("farm", "Farm.heic", "HEIF Image", "2.7 MB", "photo-farm"),
    file("trip", "Trip.key", "Keynote Presentation", "6.1 MB", "slide-2"),
    file("citrus", "Citrus.heic", "HEIF Image", "2.0 MB", "photo-citrus"),
    file("thesis", "Thesis.pages", "Pages Document", "1.4 MB", "letter-4"),
  ]

  private static func file(_ id: String, _ name: String, _ kind: String, _ size: String, _ image: String)
    -> PreviewedFile
  {
    PreviewedFile(id: id, name: name, kind: kind, size: size, image: image)
  }
}

extension PreviewedFile {
  /// The view model of the file, for the element with the given id.
  func content(id: String) -> Value {
    [
      "id": .string(id), "title": .string(name), "subtitle": .string("\(kind) · \(size)"), "detail": .string(size),
      "image": .string(image),
    ]
  }
}
