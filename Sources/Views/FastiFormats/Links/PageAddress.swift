public import FastiCivil

/// A page of the server that other programs can link to, and its address.
public enum PageAddress: Hashable, Sendable {
  case today
  /// A day: `/day/2026-06-19`.
  case day(Day)
  /// A day, scrolled to one of its items, by the item's id.
  case item(String, Day)
  /// A week: `/week/2026-W25`.
  case week(ISOWeek)
  /// A month: `/month/2026-06`.
  case month(YearMonth)
  /// A year: `/year/2026`.
  case year(Int)
  /// The special days of a year.
  case star(Int)
  /// Business days and bridge days.
  case days
  /// The leave ledger.
  case leave
  case reminders
  case settings

  /// The path of the page on the server, percent-encoded ASCII.
  public var string: String { writer.string }

  /// ``string`` as bytes.
  public var bytes: [UInt8] { writer.bytes }

  private var writer: UTF8Writer {
    var writer = UTF8Writer(capacity: 32)
    switch self {
    case .today: writer.write("/today")
    case .day(let day): writer.write("/day/", day)
    case .item(let id, let day):
      writer.write("/day/", day)
      writer.write("#item-")
      writer.write(percentEncoded: id)
    case .week(let week):
      writer.write("/week/")
      writer.write(week)
    case .month(let month):
      writer.write("/month/")
      writer.write(month)
    case .year(let year):
      writer.write("/year/")
      writer.write(year, width: 4)
    case .star(let year):
      writer.write("/star/")
      writer.write(year, width: 4)
    case .days: writer.write("/days")
    case .leave: writer.write("/leave")
    case .reminders: writer.write("/reminders")
    case .settings: writer.write("/settings")
    }
    return writer
  }
}

extension UTF8Writer {
  /// Appends text as one segment of a path, one value of a query, or the fragment of a page: all characters except
  /// ASCII letters, digits and `-._~` are percent-encoded.
  public mutating func write(percentEncoded text: String) {
    let bytes = text.utf8.span
    var count = 0
    for place in bytes.indices { count += Self.isUnreserved(bytes[place]) ? 1 : 3 }
    write(room: count) { room in
      // An id has no other characters.
      if count == bytes.count { return room.write(bytes) }
      for place in bytes.indices {
        let byte = bytes[place]
        guard !Self.isUnreserved(byte) else {
          room.append(byte)
          continue
        }
        room.append(UInt8(ascii: "%"))
        room.append(Self.hexDigit(byte >> 4))
        room.append(Self.hexDigit(byte & 15))
      }
    }
  }

  @inline(__always)
  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }

  fileprivate mutating func write(_ start: StaticString, _ day: Day) {
    write(start)
    write(day)
  }
}
