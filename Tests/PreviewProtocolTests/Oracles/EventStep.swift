import SplitKit

/// A step in a conversation about the calls of a classic split.
enum EventStep {
  case compact, regular
  /// A new controller of that name.
  case showDetail(String)
  case request(String)
  case resize(Double)

  var message: Value {
    switch self {
    case .compact: ["type": "traits", "horizontalSizeClass": "compact"]
    case .regular: ["type": "traits", "horizontalSizeClass": "regular"]
    case .showDetail(let name):
      ["type": "perform", "target": "split", "action": "showDetail", "controller": .string(name)]
    case .request(let mode):
      ["type": "set", "target": "split", "properties": ["preferredDisplayMode": .string(mode)]]
    case .resize(let width): ["type": "resize", "width": .number(width), "height": 1180]
    }
  }
}
