extension RecordID {
  /// The one id that a typed text means: the whole id, or at least four of its first or last digits if that is enough.
  ///
  /// - Parameters:
  ///   - what: The kind of thing, for the message: `event`.
  ///   - list: The command that lists them.
  /// - Throws: `.notFound` when none is meant, `.invalid` when several are.
  package static func meant(
    by typed: String, among ids: [RecordID], what: String, list: String
  ) throws(Failure) -> RecordID {
    if let id = RecordID(text: typed), ids.contains(id) { return id }
    let digits = typed.lowercased()
    let near = digits.utf8.count < 4 ? [] : ids.filter { $0.text.hasPrefix(digits) || $0.text.hasSuffix(digits) }
    if let only = near.first, near.count == 1 { return only }
    guard near.isEmpty else {
      throw Failure(
        .invalid, code: "ambiguous-id", "\"\(typed)\" means \(near.count) things", field: "ID", value: typed,
        hint: list,
        cause: .thing(.several(near.count)))
    }
    throw Failure(
      .notFound, code: "unknown-id", "there is no \(what) \"\(typed)\"", field: "ID", value: typed, hint: list,
      cause: ThingCause.Kind(what).map { .thing(.unknown($0, nearest: nil)) })
  }

  /// Enough of the end of an id to type: eight digits.
  public var short: String { String(text.suffix(8)) }
}

extension ThingCause.Kind {
  /// The kind of the word that stands in messages.
  fileprivate init?(_ what: String) {
    switch what {
    case "event": self = .event
    case "countdown": self = .countdown
    case "entry": self = .entry
    case "reminder": self = .reminder
    case "attachment": self = .attachment
    default: return nil
    }
  }
}
