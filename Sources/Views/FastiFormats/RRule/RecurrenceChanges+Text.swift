public import FastiAgenda
import FastiCivil

extension RecurrenceChanges {
  /// The changes of single occurrences, as stored: `-2026-02-05` was dropped, `2026-02-12>2026-02-13` was moved,
  /// `+2026-03-01` was added. Items are in order and separated by spaces; the same changes always have the same text.
  public var text: String {
    var writer = UTF8Writer(capacity: 12 * (items.count + added.count))
    for item in items {
      if !writer.bytes.isEmpty { writer.write(" ") }
      switch item.change {
      case .dropped:
        writer.write("-")
        writer.write(item.original)
      case .moved(let day):
        writer.write(item.original)
        writer.write(">")
        writer.write(day)
      }
    }
    for day in added {
      writer.write(writer.bytes.isEmpty ? "+" : " +")
      writer.write(day)
    }
    return writer.string
  }

  /// Reads the text that ``text`` writes; nil for any other text.
  public init?(text: String) {
    self.init()
    for item in text.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false) {
      let bytes = Array(item)
      switch bytes.first {
      case UInt8(ascii: "-"):
        guard let day = try? Day(iso: bytes[1...]) else { return nil }
        set(.dropped, of: day)
      case UInt8(ascii: "+"):
        guard let day = try? Day(iso: bytes[1...]) else { return nil }
        add(day)
      default:
        guard bytes.count == 21, bytes[10] == UInt8(ascii: ">"), let original = try? Day(iso: bytes[..<10]),
          let day = try? Day(iso: bytes[11...])
        else { return nil }
        set(.moved(to: day), of: original)
      }
    }
  }
}
