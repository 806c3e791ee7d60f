public import FastiFormats
import FastiPerson
public import FastiRecords

/// The result of importing a file of the planner, or its preview.
public struct PlannerImport: ImportPlan {
  /// The things of the file with their outcomes, in its order.
  public let items: [Item]

  /// One thing of the file.
  public struct Item: Sendable {
    public let id: RecordID
    /// The note, event or countdown in the file.
    public let thing: PlannerFile.Thing
    /// The content lines that the file keeps of an event.
    let object: CalendarObject?
    /// What the import does with the item.
    public let outcome: ImportOutcome
  }

  /// The number of items with an outcome.
  public func count(_ outcome: ImportOutcome) -> Int { items.filter { $0.outcome == outcome }.count }

  /// Whether there is nothing to write.
  public var isEmpty: Bool { written == 0 }
}

extension PlannerImport.Item: FieldWritable {
  /// `{"kind","id","date","title","outcome"}`.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("kind", "\(thing.word)")
    writer.field("id", id.text)
    writer.field("date", thing.day)
    writer.field("title", thing.title)
    writer.field("outcome", outcome.rawValue)
  }
}
