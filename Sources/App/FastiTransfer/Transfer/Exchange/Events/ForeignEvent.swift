import FastiFormats
import FastiPerson
import FastiRecords

/// An event of the planner from a file, with the further content of the file.
struct ForeignEvent: Hashable, Sendable {
  /// The event as it would be written.
  let event: Event
  /// The content that its columns cannot express; nil for none.
  var object: CalendarObject?
}

extension CalendarObject {
  /// A component of a file that is not an event of the planner; nil if it is too long to be kept.
  /// - Parameters:
  ///   - lines: The component, or an event with the occurrences that override some of its own.
  ///   - isKnown: Whether this machine knows a time zone; an unknown zone is kept with it.
  init?(
    _ name: String, uid: String, title: String, first: ICalendarFile.Moment?, _ lines: [ContentLine],
    zones: [String: [ContentLine]], isKnown: (String) -> Bool
  ) {
    var own: [ContentLine] = []
    for zone in Set(lines.compactMap(\.zone)).sorted() where !isKnown(zone) { own += zones[zone] ?? [] }
    let all = own + lines
    let text = all.map(\.line).joined(separator: "\n")
    guard !lines.isEmpty, text.utf8.count <= Self.longest, all.allSatisfy({ ForeignLines.isPlain($0.line) }),
      ForeignLines.isPlain(uid), uid.unicodeScalars.count <= Self.longestUID, (1...100).contains(name.utf8.count)
    else { return nil }
    self.init(
      title: ForeignText(title: title.isEmpty ? name : title).text, component: name, uid: uid, first: first?.day,
      lines: text)
  }
}
