import FastiCivil
public import FastiFormats
public import FastiHolidays

/// A span of days off with its cost, as shells show it.
public struct BridgeItem: Hashable, Sendable {
  public let span: BridgeSpan
  /// The names of the public holidays because of which weekdays of the span are days off; not one of the fields.
  public var holidays: [String] = []

  public init(_ span: BridgeSpan) { self.span = span }

  /// Days off for each day of leave, rounded down to two decimals: `4.50`.
  public var ratio: String {
    var writer = UTF8Writer(capacity: 6)
    writer.write(span.ratioHundredths / 100)
    writer.write(".")
    writer.write(span.ratioHundredths % 100, width: 2)
    return writer.string
  }
}

extension BridgeItem: FieldWritable {
  /// The contract's fields, in its order.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("start", span.days.first)
    writer.field("end", span.days.last)
    writer.field("daysOff", span.days.count)
    writer.field("leaveDays", span.leave)
    writer.field("ratio", ratio)
  }

  /// The columns of a CSV without spans.
  public static let columns: [StaticString] = ["start", "end", "daysOff", "leaveDays", "ratio"]
}
