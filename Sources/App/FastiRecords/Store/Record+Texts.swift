extension Record {
  /// Refuses a text with U+0000, which not every store can keep.
  /// - Throws: `refusedRecord`.
  package func checkTexts() throws(StoreError) {
    for case .text(let text) in ColumnCollector.values(of: self) where text.utf8.contains(0) {
      throw .refusedRecord(kind: Self.kind.table, detail: "a text contains U+0000")
    }
  }
}
