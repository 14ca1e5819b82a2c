import SplitKit

extension Posts {
  /// The cells of a grid that may be a mosaic, each with its place in units.
  static func cells(of feed: Feed, in controller: String, as mosaic: Mosaic) -> Value {
    .array(
      (0..<count).map { number in
        .object(cell(number, of: feed, in: controller) + [Member("cell", mosaic.cell(number).value)])
      })
  }
}

extension MosaicCell {
  fileprivate var value: Value { .array([x, y, width, height].map { .number(Double($0)) }) }
}
