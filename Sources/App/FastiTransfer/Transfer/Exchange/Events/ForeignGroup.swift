import FastiCivil
import FastiFormats
import FastiRecords

/// An event of a calendar file with the occurrences of it that are told apart.
struct ForeignGroup {
  /// The event, if the file has it, and the occurrences that take the place of one of its own.
  private(set) var versions: [ICalendarFile.Event]
  /// Whether an event before it has the same UID, which RFC 5545, section 3.8.4.7, does not allow.
  let sharesUID: Bool
  /// Whether one before it says the same, word for word.
  let isRepeated: Bool
  /// How many before it share UID, title and beginning with it.
  private let number: Int

  /// The events by UID, in the order of the first of each; one without a UID is alone.
  ///
  /// Two events under one UID that are no occurrence of each other stay two: which of them is meant, the file does not say.
  static func groups(_ events: [ICalendarFile.Event]) -> [ForeignGroup] {
    var groups: [ForeignGroup] = []
    var places: [String: Int] = [:]
    var masters: [String: [ICalendarFile.Event]] = [:]
    for event in events {
      let others = event.replaces == nil ? masters[event.uid] ?? [] : []
      guard !event.uid.isEmpty, others.isEmpty, let place = places[event.uid] else {
        if others.isEmpty { places[event.uid] = groups.count }
        if !event.uid.isEmpty, event.replaces == nil { masters[event.uid] = others + [event] }
        groups.append(
          ForeignGroup(
            versions: [event], sharesUID: !others.isEmpty, isRepeated: others.contains(event),
            number: others.dropFirst().filter { $0.title == event.title && $0.start == event.start }.count))
        continue
      }
      if event.replaces == nil { masters[event.uid] = [event] }
      groups[place].versions.append(event)
    }
    return groups
  }

  /// What is to be said of it.
  var remarks: [EventsImport.Remark] { sharesUID ? [.sharesUID] : [] }

  /// The id of a part of the event: it follows from the UID, so that the same file means the same events. A UID that is a
  /// UUID is the id of the first part.
  func id(_ index: Int) -> RecordID {
    let event = versions[0]
    if index == 0, !sharesUID, let id = RecordID(text: event.uid.lowercased()) { return id }
    let content = "\(event.title)\n\(event.start?.day.iso ?? "")\n\(event.start?.time?.iso ?? "")"
    let name = sharesUID ? "\(event.uid)\n\(content)\n\(number)" : event.uid.isEmpty ? content : event.uid
    return .version8(kind: "ics", key: "\(name)\n\(index)")
  }
}
