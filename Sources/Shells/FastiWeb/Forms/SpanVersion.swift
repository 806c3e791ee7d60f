import FastiPerson
import FastiRecords

/// The span of leave from which a form was filled, and the versions of its entries at that time.
struct SpanVersion: Sendable {
  private let span: RecordID
  private let seen: String

  /// The version in a form's fields; nil if there is none, as in requests of programs.
  init?(_ span: RecordID?, in form: Form) {
    guard let span, let seen = form.some("seen") else { return nil }
    (self.span, self.seen) = (span, seen)
  }

  /// The versions of the entries of a span as a text; nil if it has no entries.
  static func text(_ span: RecordID, _ reader: any StoreReader) throws(StoreError) -> String? {
    text(try entries(span, reader))
  }

  /// Refuses a form if the span has other entries now, or other versions of them, unless the form itself wrote them.
  func check(_ writer: any StoreWriter, _ submission: FormSubmission) throws(StoreError) {
    let entries = try Self.entries(span, writer)
    // If the id is not the id of a span, other code checks it.
    guard let present = Self.text(entries), present != seen else { return }
    for entry in entries {
      guard let author = try writer.author(of: entry.id), submission.isOfForm(author) else {
        throw .changedMeanwhile(kind: LeaveEntryRecord.kind.table)
      }
    }
  }

  private static func text(_ entries: [Version<LeaveEntryRecord>]) -> String? {
    guard !entries.isEmpty else { return nil }
    return SHA256.hexHash(entries.map { "\($0.id.text) \($0.stamp.text)\n" }.sorted().joined().utf8)
  }

  private static func entries(
    _ span: RecordID, _ reader: any StoreReader
  ) throws(StoreError) -> [Version<LeaveEntryRecord>] {
    try reader.all(LeaveEntryRecord.self, where: .filled(column: "span")).filter { $0.record.span == span }
  }
}
