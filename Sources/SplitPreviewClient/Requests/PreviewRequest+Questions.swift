/// The questions about a preview, which change nothing.
extension PreviewRequest where Answer == PreviewExplanation {
  /// Asks why a controller, a pane, or a column such as `split.primary` is as it is.
  public static func explain(_ target: String) -> Self {
    Self("explain", ["target": .string(target)]) { reply throws(PreviewError) in try Answer(Members(reply.message)) }
  }

  /// Asks why the part at a point of the window is as it is.
  public static func explain(x: Double, y: Double) -> Self {
    Self("explain", ["x": .number(x), "y": .number(y)]) { reply throws(PreviewError) in try Answer(Members(reply.message)) }
  }
}

extension PreviewRequest where Answer == PreviewSweep {
  /// Asks at which widths the layout flips, in points.
  public static func sweep(_ widths: ClosedRange<Double>, height: Double, profile: String? = nil) -> Self {
    Self("sweep", PreviewRequest.range(widths, height).merging(["profile": JSON(profile)]) { $1 }) { reply throws(PreviewError) in
      try Answer(Members(reply.message))
    }
  }
}

extension PreviewRequest where Answer == PreviewAudit {
  /// Asks what some people cannot use in the preview at widths of a range, in points.
  public static func audit(_ widths: ClosedRange<Double>, height: Double) -> Self {
    Self("audit", PreviewRequest.range(widths, height)) { reply throws(PreviewError) in try Answer(Members(reply.message)) }
  }
}

extension PreviewRequest {
  fileprivate static func range(_ widths: ClosedRange<Double>, _ height: Double) -> [String: JSON?] {
    ["from": .number(widths.lowerBound), "to": .number(widths.upperBound), "height": .number(height)]
  }
}

extension PreviewRequest where Answer == PreviewOverview {
  /// Asks how the preview looks in each window of a device.
  public static func overview(device: String) -> Self {
    Self("overview", ["device": .string(device)]) { reply throws(PreviewError) in try Answer(Members(reply.message)) }
  }
}

extension PreviewRequest where Answer == PreviewPicture {
  /// Asks for a picture of the scene.
  public static var picture: Self { Self("picture") { reply throws(PreviewError) in try Answer(Members(reply.message)) } }
}

extension PreviewRequest where Answer == String {
  /// Asks for the settings of the scene as lines of Swift.
  public static var export: Self { Self("export") { reply throws(PreviewError) in try Members(reply.message).string("swift") } }
}

extension PreviewRequest where Answer == PreviewFoundRow {
  /// Asks for the next row of a list that has a text, of which the case is ignored. A row need not be near the visible part.
  ///
  /// - Parameters:
  ///   - text: A text of at most 256 characters. An empty one is in every row with a text.
  ///   - target: The id of a pane, or of a controller, that shows a list.
  ///   - row: The id of the row behind which the search begins, or nil for one that begins at an end of the list.
  ///   - isBackwards: Whether the search goes upwards.
  public static func find(_ text: String, in target: String, after row: String? = nil, isBackwards: Bool = false) -> Self {
    Self("find", ["target": .string(target), "text": .string(text), "after": JSON(row), "backwards": isBackwards ? true : nil]) {
      reply throws(PreviewError) in
      try Answer(Members(reply.message))
    }
  }
}

extension PreviewRequest where Answer == [PreviewProperty] {
  /// Asks what can be set on a controller.
  public static func properties(_ target: String) -> Self {
    Self("properties", ["target": .string(target)]) { reply throws(PreviewError) in
      try Members(reply.message).list("properties", PreviewProperty.init)
    }
  }
}
