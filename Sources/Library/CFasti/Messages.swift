import CBuild
import CFastiHeader

/// The constant texts of the interface.
enum Messages {
  /// The sentence for a status.
  static func text(_ status: Int32) -> StaticString {
    switch status {
    case Int32(FASTI_OK): "every element has its answer"
    case Int32(FASTI_SOME_OUTSIDE): "some elements have no answer in this calendar"
    case Int32(FASTI_UNKNOWN_REGION): "there is no such region"
    case Int32(FASTI_BAD_RANGE):
      "the first day must not come after the last, and both must lie in the years 1583 to 2999"
    case Int32(FASTI_BAD_CHOICE): "bounds, start or combine is none of its choices"
    case Int32(FASTI_BAD_RULES): "the rules cannot be read"
    case Int32(FASTI_NO_POINTER): "a pointer that is needed is null"
    default: "no such status"
    }
  }
}

extension StaticString {
  fileprivate var pointer: UnsafePointer<CChar> {
    UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self)
  }

  var utf8: [UInt8] { withUTF8Buffer { Array($0) } }
}

/// See fasti.h.
@c @implementation public func fasti_message(_ status: Int32) -> UnsafePointer<CChar>? { Messages.text(status).pointer }

/// See fasti.h.
@c @implementation public func fasti_version() -> UnsafePointer<CChar>? { fasti_build_version() }

/// See fasti.h.
@c @implementation public func fasti_interface() -> Int32 { Int32(FASTI_INTERFACE) }
