import SplitKit

/// The outcome for the texts in a picture: which ones it cuts, and where there are none.
package struct PictureTexts {
  /// The texts that the picture cuts with an ellipsis, from back to front.
  ///
  /// They are those of panes that the user can reach, as far as they are in sight. Excerpts, which the user can read elsewhere as a
  /// whole, and the texts of fields, which scroll, are left out.
  package let cut: [CutText]
  /// The ids of the elements in those panes that the picture draws without a text.
  package let elementsWithoutText: Set<String>
  /// The texts with their colours, from back to front.
  ///
  /// They are those of panes that the user can reach, as far as they are in sight. Texts over images are left out, because the
  /// page draws the images.
  package let colored: [ColoredText]
  /// The number of texts over images.
  package let countOverImages: Int
  /// The ids of the contents, or of their panes, whose kind the picture does not know, so that their texts are not the app's.
  package let unknownContents: Set<String>
}
