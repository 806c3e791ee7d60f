import FastiCivil
import FastiFormats
import FastiRecords

/// An event of a calendar file with its overridden occurrences.
struct ForeignGroup {
  /// The event, if the file contains it, and the occurrences that override some of its own.
  private(set) var versions: [ICalendarFile.Event]
  /// Whether an earlier event has the same UID, which RFC 5545, section 3.8.4.7, does not allow.
  let sharesUID: Bool
  /// Whether an earlier event is equal, word for word.
  let isRepeated: Bool
  /// How many earlier events share UID, title and start with it.
  private let number: Int

  /// The events by UID, in the order of the first of each; one without a UID is alone.
  ///
  /// Two events with one UID that are not occurrences of each other stay two: the file does not say which of them is
  /// meant.
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

  /// The remarks on it.
  var remarks: [EventsImport.Remark] { sharesUID ? [.sharesUID] : [] }

  /// The id of a part of the event: it is derived from the UID, so that the same file gives the same events. A UID that
  /// is a UUID is the id of the first part.
  func id(_ index: Int) -> RecordID {
    let event = versions[0]
    if index == 0, !sharesUID, let id = RecordID(text: event.uid.lowercased()) { return id }
    let content = "\(event.title)\n\(event.start?.day.iso ?? "")\n\(event.start?.time?.iso ?? "")"
    let name = sharesUID ? "\(event.uid)\n\(content)\n\(number)" : event.uid.isEmpty ? content : event.uid
    return .version8(kind: "ics", key: "\(name)\n\(index)")
  }
}
