/// The content of a preview that knows how much memory it takes beside its controllers, such as that of a file with many rows.
package protocol SizedContent: AnyObject {
  /// An estimate of the memory, in bytes. A part that several sessions share counts in each of them by its share.
  var contentBytes: Int { get }
}
