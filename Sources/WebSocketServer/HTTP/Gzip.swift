import CZlib

/// The gzip form of bytes (RFC 1952), or `nil` if there is no memory for it. Equal bytes have equal forms, because the
/// form has no date.
package func gzipped(_ bytes: [UInt8]) -> [UInt8]? {
  let capacity = cz_gzip_bound(bytes.count)
  let form = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
    count = bytes.withUnsafeBufferPointer { cz_gzip($0.baseAddress, $0.count, buffer.baseAddress, capacity) }
  }
  return form.isEmpty ? nil : form
}
