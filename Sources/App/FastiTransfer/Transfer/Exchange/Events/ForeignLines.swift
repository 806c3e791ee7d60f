import FastiFormats
import FastiPerson

/// Collects the content lines of an event that its columns cannot express, up to a limit.
struct ForeignLines: Hashable, Sendable {
  /// The kept lines, in their order.
  private(set) var lines: [ContentLine] = []
  /// The names of kept properties that are not equal to a default.
  private(set) var kept: [String] = []
  /// The names of properties that are left out: beyond the limit, or with control characters.
  private(set) var left: [String] = []
  private var size = 0

  /// Properties whose value has the same meaning as no property.
  /// - Source: RFC 5545, sections 3.8.1.3, 3.8.1.9, 3.8.1.11 and 3.8.2.7.
  private static let usual: Set = ["CLASS:PUBLIC", "STATUS:CONFIRMED", "TRANSP:OPAQUE", "PRIORITY:0"]

  /// Keeps a property, or a component from `BEGIN` to `END`, as a whole.
  mutating func keep(_ block: [ContentLine]) {
    guard let first = block.first else { return }
    let name = first.name == "BEGIN" ? first.value.uppercased() : first.name
    let size = block.reduce(0) { $0 + $1.line.utf8.count + 1 }
    guard self.size + size <= CalendarObject.longest, block.allSatisfy({ Self.isPlain($0.line) }) else {
      return Self.add(name, to: &left)
    }
    self.size += size
    lines += block
    if !Self.usual.contains(first.line) { Self.add(name, to: &kept) }
  }

  /// The lines as an object stores them.
  var text: String { lines.map(\.line).joined(separator: "\n") }

  /// Whether a line can be kept: terminals would execute control characters.
  static func isPlain(_ line: String) -> Bool {
    line.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) || $0 == "\t" }
  }

  private static func add(_ name: String, to names: inout [String]) {
    let name = ForeignText(property: name).text
    if !names.contains(name), names.count < ICalendarFile.Event.mostLost { names.append(name) }
  }
}
