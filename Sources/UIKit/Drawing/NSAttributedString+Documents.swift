import Foundation

#if !canImport(ObjectiveC)
  extension NSAttributedString {
    /// A kind of document: `NSAttributedString.DocumentType`.
    public struct DocumentType: Hashable, RawRepresentable, Sendable {
      /// UIKit's name.
      public let rawValue: String
      /// Creates a kind.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Letters alone.
      public static let plain = DocumentType(rawValue: "NSPlainText")
      /// Rich text.
      public static let rtf = DocumentType(rawValue: "NSRTF")
      /// Rich text with pictures.
      public static let rtfd = DocumentType(rawValue: "NSRTFD")
      /// A page.
      public static let html = DocumentType(rawValue: "NSHTML")
    }

    /// A key of the options with which a document is read: `NSAttributedString.DocumentReadingOptionKey`.
    public struct DocumentReadingOptionKey: Hashable, RawRepresentable, Sendable {
      /// UIKit's name.
      public let rawValue: String
      /// Creates a key.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The kind of the document.
      public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
      /// The encoding of the letters.
      public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
      /// The attributes that letters have at first.
      public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    /// Reads a document partly: the letters of a page without its tags, or all letters of any other document. The encoding is UTF-8.
    public convenience init(
      data: Data, options: [DocumentReadingOptionKey: Any] = [:],
      documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
    ) throws {
      let text = String(decoding: data, as: UTF8.self)
      let isPage = options[.documentType] as? DocumentType == .html
      self.init(string: isPage ? Self.letters(ofPage: text) : text)
    }

    private static func letters(ofPage page: String) -> String {
      let breaks = page.replacingOccurrences(of: "(?i)<br[^>]*>|</p>|</li>|</h[1-6]>", with: "\n", options: .regularExpression)
      let text = breaks.replacingOccurrences(of: "<[^>]+>", with: "", options: .regularExpression)
      let signs = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&nbsp;", "\u{A0}"), ("&amp;", "&")]
      return signs.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }
  }
#endif
