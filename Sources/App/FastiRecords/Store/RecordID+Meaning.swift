extension RecordID {
  /// The only id that a typed text means: the whole id, or at least four of its first or last digits if they are
  /// unique.
  ///
  /// - Parameter kind: The kind of thing.
  /// - Throws: `.notFound` when no id matches, `.invalid` when several do.
  package static func meant(
    by typed: String, among ids: [RecordID], _ kind: ThingCause.Kind
  ) throws(Failure) -> RecordID {
    if let id = RecordID(text: typed), ids.contains(id) { return id }
    let digits = typed.lowercased()
    let near = digits.utf8.count < 4 ? [] : ids.filter { $0.text.hasPrefix(digits) || $0.text.hasSuffix(digits) }
    if let only = near.first, near.count == 1 { return only }
    guard near.isEmpty else {
      throw Failure(.thing(.several(kind, near.count)), field: .id, value: typed)
    }
    throw Failure(.thing(.unknown(kind, nearest: nil)), field: .id, value: typed)
  }

  /// The last eight digits of the id, usually enough to type.
  public var short: String { String(text.suffix(8)) }
}
