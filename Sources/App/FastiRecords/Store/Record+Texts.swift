extension Record {
  /// Refuses a text with U+0000, which not every store supports.
  /// - Throws: `refusedRecord`.
  package func checkTexts() throws(StoreError) { try Self.kind.checkTexts(ColumnCollector.values(of: self)) }
}

extension RecordKind {
  /// Refuses values if a text among them has U+0000.
  /// - Throws: `refusedRecord`.
  package func checkTexts(_ values: [ColumnValue]) throws(StoreError) {
    for case .text(let text) in values where text.utf8.contains(0) {
      throw .refusedRecord(kind: table, detail: .nullCharacter)
    }
  }
}
