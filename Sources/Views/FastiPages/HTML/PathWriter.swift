import FastiCalendars
import FastiCivil

/// Writes one address, part by part; what is text gets percent-encoded.
struct PathWriter {
  private var writer = UTF8Writer(capacity: 48)
  private var hasQuery = false

  init(_ start: StaticString) { writer.write(start) }

  /// Appends what is known to be safe.
  mutating func write(_ text: StaticString) { writer.write(text) }
  mutating func write(_ day: Day) { writer.write(day) }
  mutating func write(_ week: ISOWeek) { writer.write(week) }
  mutating func write(_ month: YearMonth) { writer.write(month) }
  /// A Hijri month as `1447-09`.
  mutating func write(hijri month: HijriMonth) {
    writer.write(month.year, width: 4)
    writer.write("-")
    writer.write(month.month, width: 2)
  }
  mutating func write(year: Int) { writer.write(year, width: 4) }

  /// Appends text as one segment of a path or one value of a query.
  mutating func write(text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        writer.write(byte: byte)
      default:
        writer.write("%")
        writer.write(byte: PathWriter.hex(byte >> 4))
        writer.write(byte: PathWriter.hex(byte & 15))
      }
    }
  }

  /// Begins a pair of the query.
  mutating func query(_ name: StaticString) {
    writer.write(hasQuery ? "&" : "?")
    hasQuery = true
    writer.write(name)
    writer.write("=")
  }

  /// Begins the name of a place within the page.
  mutating func fragment(_ start: StaticString) {
    writer.write("#")
    writer.write(start)
  }

  var path: Path { Path(writer.bytes) }

  private static func hex(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
