extension PageWords {
  /// The displayed name of a kind of record.
  public func callAsFunction(thing kind: String) -> String {
    let bytes = Array(kind.utf8)
    for (name, phrase) in PageWords.things where name.withUTF8Buffer({ $0.elementsEqual(bytes) }) {
      return self(phrase)
    }
    return kind
  }

  private static let things: [(StaticString, Phrase)] = [
    ("feed", .thingFeed), ("layer", .thingRule), ("region", .thingRegion), ("rule", .thingRule),
    ("setting", .thingSetting),
    ("month_fetched", .thingMonth), ("month_document", .thingMonth), ("month_override", .thingMonth),
    ("reminder", .kindReminder), ("attachment", .thingAttachment), ("calendar_object", .thingCalendarObject),
    ("leave_profile", .leaveSetup),
    ("leave_rate", .leaveSetup), ("leave_terms", .leaveSetup), ("leave_entry", .thingLeave),
    ("countdown", .kindCountdown), ("note", .kindNote), ("event", .kindEvent),
  ]
}
