import Synchronization

/// The images of an app's own, for pictures that are made in its process.
package enum PictureImages {
  /// An image with its proportions.
  struct Image: Sendable {
    let width, height: Double
    /// The image as a URL with all of its bytes.
    let url: @Sendable () -> String
  }

  private static let images = Mutex<[String: Image]>([:])

  /// Adds an image by its id.
  ///
  /// - Parameter url: The image as a URL with all of its bytes, which is asked for by pictures that show it.
  package static func add(_ id: String, width: Double, height: Double, url: @escaping @Sendable () -> String) {
    images.withLock { $0[id] = Image(width: width, height: height, url: url) }
  }

  static subscript(id: String) -> Image? { images.withLock { $0[id] } }
}
