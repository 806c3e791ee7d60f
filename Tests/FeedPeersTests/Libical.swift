import CICal

/// Messages of libical's check of the restrictions of RFC 5545. libical is the strictest of the readers.
enum Libical {
  static func findings(_ bytes: [UInt8]) -> [String] {
    icalerror_set_errors_are_fatal(0)
    guard
      let root = (bytes + [0]).withUnsafeBufferPointer({ buffer in
        buffer.withMemoryRebound(to: CChar.self) { icalparser_parse_string($0.baseAddress) }
      })
    else { return ["no calendar"] }
    defer { icalcomponent_free(root) }
    let isFine = icalrestriction_check(root) != 0
    var found: [String] = []
    collect(root, &found)
    if !isFine, found.isEmpty { found.append("a restriction is broken") }
    return found
  }

  private static func collect(_ component: OpaquePointer, _ found: inout [String]) {
    var property = icalcomponent_get_first_property(component, ICAL_XLICERROR_PROPERTY)
    while let error = property {
      found.append(icalproperty_get_xlicerror(error).map { String(cString: $0) } ?? "an error")
      property = icalcomponent_get_next_property(component, ICAL_XLICERROR_PROPERTY)
    }
    var child = icalcomponent_get_first_component(component, ICAL_ANY_COMPONENT)
    while let inner = child {
      collect(inner, &found)
      child = icalcomponent_get_next_component(component, ICAL_ANY_COMPONENT)
    }
  }
}
