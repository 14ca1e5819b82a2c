/// The bytes of a frame of a server (RFC 6455, section 5.2). Every part can be wrong.
func frame(
  _ opcode: UInt8, _ payload: [UInt8], isFinal: Bool = true, reserved: UInt8 = 0, isMasked: Bool = false,
  announces length: Int? = nil
) -> [UInt8] {
  let length = length ?? payload.count
  let mask: UInt8 = isMasked ? 0x80 : 0
  var bytes = [(isFinal ? 0x80 : 0) | reserved | opcode]
  switch length {
  case ..<126: bytes.append(mask | UInt8(length))
  case ..<65_536: bytes += [mask | 126, UInt8(length >> 8), UInt8(length & 0xFF)]
  default: bytes += [mask | 127] + stride(from: 56, through: 0, by: -8).map { UInt8(length >> $0 & 0xFF) }
  }
  return bytes + (isMasked ? [0, 0, 0, 0] : []) + payload
}

func text(_ text: String, isFinal: Bool = true) -> [UInt8] { frame(0x1, Array(text.utf8), isFinal: isFinal) }

func continuation(_ text: String, isFinal: Bool = true) -> [UInt8] { frame(0x0, Array(text.utf8), isFinal: isFinal) }

func ping(_ text: String) -> [UInt8] { frame(0x9, Array(text.utf8)) }

func closing(_ code: UInt16, _ reason: String = "") -> [UInt8] { frame(0x8, code.bytes + Array(reason.utf8)) }

extension UInt16 {
  var bytes: [UInt8] { [UInt8(self >> 8), UInt8(self & 0xFF)] }
}
