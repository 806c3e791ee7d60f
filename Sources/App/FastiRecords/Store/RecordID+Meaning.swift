extension RecordID {
  /// The one id that a typed text means: the whole id, or at least four of its first or last digits if that is enough.
  ///
  /// - Parameter kind: The kind of thing.
  /// - Throws: `.notFound` when none is meant, `.invalid` when several are.
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

  /// Enough of the end of an id to type: eight digits.
  public var short: String { String(text.suffix(8)) }
}
