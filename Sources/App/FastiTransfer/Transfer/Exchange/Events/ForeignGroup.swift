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
  /// The number of earlier events with the same UID, title and start.
  private let number: Int

  /// The events by UID, in the order of the first of each; an event without a UID is a group by itself.
  ///
  /// Two events with one UID that are not occurrences of each other stay two, because the file does not say which of
  /// them is meant.
  /// - Complexity: O(*n*), for any UIDs, titles and starts.
  static func groups(_ events: [ICalendarFile.Event]) -> [ForeignGroup] {
    var groups: [ForeignGroup] = []
    var places: [String: Int] = [:]
    var masters: [String: Masters] = [:]
    for event in events {
      let isMaster = event.replaces == nil
      // A UUID is the same in small and capital letters, and the id of the event.
      let uid = RecordID(text: event.uid)?.text ?? event.uid
      // It is changed in place: copying the earlier ones for each event would take quadratic time.
      var (sharesUID, isRepeated, number) =
        isMaster ? masters[uid, default: Masters()].insert(event) : (false, false, 0)
      // An event without a UID does not share one.
      if event.uid.isEmpty { sharesUID = false }
      guard !event.uid.isEmpty, !sharesUID, let place = places[uid] else {
        if !sharesUID { places[uid] = groups.count }
        groups.append(
          ForeignGroup(versions: [event], sharesUID: sharesUID, isRepeated: isRepeated, number: number))
        continue
      }
      groups[place].versions.append(event)
    }
    return groups
  }

  /// The events with one UID that are not occurrences of another event.
  private struct Masters {
    private struct Beginning: Hashable {
      let title: String
      let start: ICalendarFile.Moment?
    }

    private var known: Set<ICalendarFile.Event> = []
    /// The number of events with this title and start; the first of a UID is not counted, because its id is made only
    /// from its UID.
    private var counts: [Beginning: Int] = [:]

    mutating func insert(_ event: ICalendarFile.Event) -> (sharesUID: Bool, isRepeated: Bool, number: Int) {
      let sharesUID = !known.isEmpty
      let isRepeated = !known.insert(event).inserted
      guard sharesUID || event.uid.isEmpty else { return (false, false, 0) }
      let number = counts[Beginning(title: event.title, start: event.start), default: 0]
      counts[Beginning(title: event.title, start: event.start)] = number + 1
      return (true, isRepeated, number)
    }
  }

  /// The remarks on it.
  var remarks: [EventsImport.Remark] { sharesUID ? [.sharesUID] : [] }

  /// The base of the ids of its parts: its UID, or its content if the UID is not enough.
  var name: String {
    let event = versions[0]
    let content = "\(event.title)\n\(event.start?.day.iso ?? "")\n\(event.start?.time?.iso ?? "")"
    if sharesUID { return "\(event.uid)\n\(content)\n\(number)" }
    guard event.uid.isEmpty else { return event.uid }
    return number == 0 ? content : "\(content)\n\(number)"
  }
}
