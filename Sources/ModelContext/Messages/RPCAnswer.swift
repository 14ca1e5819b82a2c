import PreviewProtocol
import SplitKit

/// The lines that the server writes.
enum RPCAnswer {
  /// The line that answers a request with a result, whose members `writeResult` writes.
  static func line(_ id: RPCID, _ writeResult: (inout JSONWriter) -> Void) -> [UInt8] {
    JSONWriter.line { writer in
      writer.member("jsonrpc", "2.0")
      writer.member("id", id.value)
      writer.beginObject("result")
      writeResult(&writer)
      writer.endObject()
    }
  }

  /// The line that refuses a message. Its id is null if the message has none that can be read.
  static func line(_ id: RPCID?, _ error: RPCError) -> [UInt8] {
    JSONWriter.line { writer in
      writer.member("jsonrpc", "2.0")
      writer.member("id", id?.value ?? .null)
      writer.beginObject("error")
      writer.member("code", error.code)
      writer.member("message", error.message)
      if let data = error.data { writer.member("data", data) }
      writer.endObject()
    }
  }
}
