import FastiCalendars
import FastiCivil
import FastiFormats

/// Writes one address, part by part; what is text gets percent-encoded.
struct PathWriter {
  private var writer = UTF8Writer(capacity: 48)
  private var hasQuery = false

  init(_ start: StaticString) { writer.write(start) }

  /// Appends what is known to be safe.
  mutating func write(_ text: StaticString) { writer.write(text) }
  mutating func write(_ day: Day) { writer.write(day) }
  mutating func write(_ month: YearMonth) { writer.write(month) }
  /// A Hijri month as `1447-09`.
  mutating func write(hijri month: HijriMonth) {
    writer.write(month.year, width: 4)
    writer.write("-")
    writer.write(month.month, width: 2)
  }

  /// Appends text as one segment of a path or one value of a query.
  mutating func write(text: String) { writer.write(percentEncoded: text) }

  /// Begins a pair of the query.
  mutating func query(_ name: StaticString) {
    writer.write(hasQuery ? "&" : "?")
    hasQuery = true
    writer.write(name)
    writer.write("=")
  }

  /// Begins the name of a place within the page.
  mutating func fragment(_ name: StaticString) {
    writer.write("#")
    writer.write(name)
  }

  var path: Path { Path(writer.bytes) }
}
