// The failures a form meets most often, in the reader's language. Whatever is not in the list is told in English, and
// says that it is.
extension FieldError {
  /// What was wrong, from the parts of a failure.
  ///
  /// - Parameters:
  ///   - code: The failure's stable name.
  ///   - value: What was typed, where it is known.
  ///   - message: The sentence of the command line.
  ///   - hint: What to type instead; what is meant for a command line is left out.
  public init(code: String, value: String?, message: String, hint: String?, in words: PageWords) {
    let hint = hint.flatMap { FieldError.isTyped($0) ? nil : $0 }
    // The English sentence says more, so it is the one told in English, unless it speaks of a command line's options.
    let isPlain = words.language == "en" && !FieldError.isTyped(message)
    guard !isPlain, let phrase = FieldError.phrase(code), value != nil || !words(phrase).hasSlot else {
      self.init(message, hint: hint)
      return
    }
    self.init(words(phrase, value ?? ""), hint: hint, isEnglish: false)
    // A rule is a sentence in English; what is wrong with it is said in the same words.
    if phrase == .wrongRule { detail = message }
  }

  /// Whether a hint is a line for a terminal.
  private static func isTyped(_ hint: String) -> Bool {
    let bytes = Array(hint.utf8)
    return bytes.starts(with: Array("fasti ".utf8)) || bytes.starts(with: Array("--".utf8))
  }

  private static func phrase(_ code: String) -> Phrase? {
    let bytes = Array(code.utf8)
    for (name, phrase) in phrases where name.utf8CodeUnitCount == bytes.count {
      if name.withUTF8Buffer({ $0.elementsEqual(bytes) }) { return phrase }
    }
    return nil
  }

  private static let phrases: [(StaticString, Phrase)] = [
    ("malformed-date", .wrongDate), ("no-such-day", .wrongDay), ("malformed-time", .wrongTime),
    ("out-of-range", .wrongRange), ("outside-limits", .wrongRange), ("malformed-number", .wrongNumber),
    ("malformed-hours", .wrongHours), ("decimal-comma", .wrongComma), ("negative-hours", .wrongNegative),
    ("hours-out-of-range", .wrongRange), ("too-many-decimals", .wrongHours), ("empty-title", .wrongEmptyTitle),
    ("empty-name", .wrongEmptyName), ("too-long", .wrongTooLong), ("control-character", .wrongControl),
    ("reversed-range", .wrongReversed), ("malformed-hijri-date", .wrongHijri), ("no-such-month", .wrongHijri),
    ("malformed-month", .wrongHijriMonth), ("unknown-zone", .wrongZone), ("no-such-zone", .wrongZone),
    ("malformed-days", .wrongDays), ("too-many-regions", .wrongRegions), ("rule-mistake", .wrongRule),
    ("refused-scheme", .wrongLink), ("malformed-link", .wrongLink), ("empty-file", .wrongFile),
    ("malformed-leave-type", .wrongLeaveType), ("anchor-is-no-payday", .wrongAnchor), ("name-taken", .wrongTaken),
    ("too-far", .wrongFar), ("no-room", .wrongRoom),
  ]
}

extension String {
  /// Whether `{1}` is in it.
  fileprivate var hasSlot: Bool {
    let bytes = Array(utf8)
    return bytes.indices.contains { bytes[$0] == 0x7B && $0 + 2 < bytes.count && bytes[$0 + 2] == 0x7D }
  }
}
