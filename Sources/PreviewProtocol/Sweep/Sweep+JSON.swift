import SplitKit

/// The sweeps as JSON: a list of the answers on the wire, without the members of the message around them.
package func sweepJSON(_ sweeps: [Sweep]) -> [UInt8] {
  var writer = JSONWriter(capacity: 4096)
  writer.beginArray()
  for sweep in sweeps {
    writer.beginObject()
    writer.writeMembers(of: sweep)
    writer.endObject()
  }
  writer.endArray()
  return writer.bytes + [0x0A]
}
