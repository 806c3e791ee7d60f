import FastiCivil
public import FastiFormats
public import FastiRecords
import FastiReminders

/// A line of the log as shells show it.
public struct DeliveryItem: FieldWritable, Sendable {
  public let line: DeliveryLine
  /// The reminder's title, even if it was deleted since.
  public let title: String
  /// The number of the anniversary; nil if anniversaries are not counted.
  public let anniversary: Int?

  /// The lines with their titles.
  /// - Throws: `.storage`.
  public static func items(_ lines: [DeliveryLine], in store: any Store) throws(Failure) -> [DeliveryItem] {
    do {
      return try store.read { reader throws(StoreError) in
        var items: [DeliveryItem] = []
        for line in lines {
          let id = RecordID(line.delivery.key.reminder)
          let record = try reader.version(ReminderRecord.self, id: id)?.record
          let anniversary = record?.anniversary(in: line.delivery.key.year)
          items.append(DeliveryItem(line: line, title: record?.title ?? id.text, anniversary: anniversary))
        }
        return items
      }
    } catch { throw Failure(error) }
  }

  /// The state of the delivery; `waiting` if only the pages have it and none of them has shown it.
  public var state: String {
    line.isWaiting && line.delivered.isEmpty ? DeliveryLine.waiting : "\(line.delivery.state.name)"
  }

  /// The contract's fields, in its order.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("key", UpcomingItem.text(of: line.delivery.key))
    writer.field("title", title)
    writer.field("state", state)
    writer.field("at", line.delivery.instant.iso)
    writer.field("date", line.delivery.wall.day)
    writer.field("time", line.delivery.wall.time.iso)
    writer.field("correctedFrom", line.delivery.settled?.day)
    writer.field("channel", line.delivered.isEmpty ? nil : line.delivered.joined(separator: ","))
    writer.field("isWaiting", line.isWaiting)
    writer.field("detail", line.isWaiting ? nil : line.detail.map { DeliveryReason.sentence(of: $0).description })
    writer.field("recorded", line.recorded.iso)
  }

  /// The columns of a CSV without lines.
  public static let columns: [StaticString] = [
    "key", "title", "state", "at", "date", "time", "correctedFrom", "channel", "isWaiting", "detail", "recorded",
  ]
}
