#if canImport(Glibc)
  import Glibc
  typealias DirectoryStream = OpaquePointer
#elseif canImport(Darwin)
  import Darwin
  typealias DirectoryStream = UnsafeMutablePointer<DIR>
#endif

/// The names of what a directory has, without itself and the directory above it, as the system's bytes and in its order.
func entryNames(_ stream: DirectoryStream) -> [[UInt8]] {
  var names: [[UInt8]] = []
  while let entry = readdir(stream) {
    let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
    if name != [UInt8(ascii: ".")], name != Array("..".utf8) { names.append(name) }
  }
  return names
}
