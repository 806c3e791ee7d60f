import FastiCivil

extension Context {
  /// The name of a kind: of a record by its table, of an attachment, or of a search result.
  public func text(kind word: String) -> String { Self.kinds[word].map { text($0) } ?? word }

  private static let kinds: [String: Template] = [
    "attachment": .sayKindAttachment, "calendar_object": .sayKindCalendarObject, "countdown": .sayKindCountdown,
    "event": .sayKindEvent, "feed": .sayKindFeed,
    "file": .sayKindFile, "holiday": .sayKindHoliday, "layer": .sayKindLayer, "leave": .sayKindLeave,
    "leave_entry": .sayKindEntry, "leave_profile": .sayKindProfile, "leave_rate": .sayKindRate,
    "leave_terms": .sayKindTerms, "link": .sayKindLink, "month_document": .sayKindDocument,
    "month_fetched": .sayKindFetched, "month_override": .sayKindOverride, "note": .sayKindNote,
    "photo": .sayKindPhoto, "region": .sayKindRegion, "reminder": .sayKindReminder, "rule": .sayKindRule,
    "setting": .sayKindSetting,
  ]
}
