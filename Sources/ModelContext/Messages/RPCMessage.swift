import PreviewProtocol
import SplitKit

/// A message of a client: a line that has been read as JSON-RPC 2.0.
enum RPCMessage: Equatable {
  /// A message that is to be answered.
  case request(RPCRequest)
  /// A message that is not answered, whatever it says.
  case notification(method: String, parameters: Value)
  /// An answer of the client. The server asks nothing, so nobody waits for it.
  case response
}

struct RPCRequest: Equatable {
  let id: RPCID
  let method: String
  /// An object, which is empty if the request has no parameters.
  let parameters: Value
}

/// The id of a request, which its answer repeats: a string or a whole number.
struct RPCID: Equatable {
  let value: Value

  /// Reads an id. Returns nil for any value that cannot be one.
  init?(_ value: Value) {
    switch value {
    case .string: self.value = value
    case .number(let number) where number == number.rounded() && abs(number) <= Double(MessageID.maximumNumber):
      self.value = value
    case .number, .null, .bool, .array, .object: return nil
    }
  }
}

/// A line that is no message, with the id of the request if the line tells it.
struct UnreadableMessage: Error, Equatable {
  let id: RPCID?
  let error: RPCError
}

extension RPCMessage {
  /// The greatest depth of a line. The arguments of a tool are two levels below the line's object, and they may be nested as deep
  /// as a message of the wire.
  private static let maximumDepth = JSONReader.maximumDepth + 2

  /// Reads a line.
  static func read(_ line: [UInt8]) throws(UnreadableMessage) -> RPCMessage {
    let value: Value
    do throws(JSONError) {
      value = try JSONReader.read(line, limit: maximumDepth)
    } catch {
      throw UnreadableMessage(id: nil, error: .parseError(error.description))
    }
    let id = value["id"].flatMap(RPCID.init)
    do throws(RPCError) {
      return try read(value, id: id)
    } catch {
      throw UnreadableMessage(id: id, error: error)
    }
  }

  private static func read(_ message: Value, id: RPCID?) throws(RPCError) -> RPCMessage {
    if message.array != nil { throw .invalidRequest("A line must be one message. This server takes no batches.") }
    guard message.members != nil else { throw .invalidRequest("A message must be an object.") }
    guard message["jsonrpc"] == "2.0" else { throw .invalidRequest("The member jsonrpc must be \"2.0\".") }
    guard let method = message["method"] else {
      if message["result"] != nil || message["error"] != nil { return .response }
      throw .invalidRequest("The message has no method.")
    }
    guard let name = method.string else { throw .invalidRequest("The method must be a string.") }
    guard message["id"] != nil else { return .notification(method: name, parameters: message["params"] ?? [:]) }
    guard let id else { throw .invalidRequest("The id must be a string or a whole number.") }
    return .request(RPCRequest(id: id, method: name, parameters: try parameters(of: message)))
  }

  /// The parameters of a request. Null counts as none.
  private static func parameters(of message: Value) throws(RPCError) -> Value {
    guard let parameters = message["params"], parameters != .null else { return [:] }
    guard parameters.members != nil else { throw .invalidParameters("The member params must be an object.") }
    return parameters
  }
}
