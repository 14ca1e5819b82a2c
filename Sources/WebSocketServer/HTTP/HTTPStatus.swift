/// The status codes that this server answers with.
package enum HTTPStatus: Int, Sendable {
  case ok = 200
  case notModified = 304
  case badRequest = 400
  case forbidden = 403
  case notFound = 404
  case methodNotAllowed = 405
  case notAcceptable = 406
  case contentTooLarge = 413
  case upgradeRequired = 426
  case requestHeaderFieldsTooLarge = 431
  case serviceUnavailable = 503
  case httpVersionNotSupported = 505

  /// The phrase after the number, as in RFC 9110, section 15, and RFC 6585, section 5.
  package var phrase: String {
    switch self {
    case .ok: "OK"
    case .notModified: "Not Modified"
    case .badRequest: "Bad Request"
    case .forbidden: "Forbidden"
    case .notFound: "Not Found"
    case .methodNotAllowed: "Method Not Allowed"
    case .notAcceptable: "Not Acceptable"
    case .contentTooLarge: "Content Too Large"
    case .upgradeRequired: "Upgrade Required"
    case .requestHeaderFieldsTooLarge: "Request Header Fields Too Large"
    case .serviceUnavailable: "Service Unavailable"
    case .httpVersionNotSupported: "HTTP Version Not Supported"
    }
  }
}
