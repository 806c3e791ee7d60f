import FastiFormats
package import FastiPerson
import FastiRecords

/// An event of the planner as a file has it, with what the file says of it beside.
struct ForeignEvent: Hashable, Sendable {
  /// The event as it would be written.
  let event: Event
  /// What its columns do not say; nil for nothing.
  var object: CalendarObject?
}

extension CalendarObject {
  /// The most characters of a title.
  private static let longestTitle = 1_000

  /// A component of a file that is no event of the planner; nil for one that is too long to be kept.
  /// - Parameters:
  ///   - lines: The component, or an event and the occurrences that take the place of some of its own.
  ///   - isKnown: Whether this machine knows a time zone; one that it does not know is kept with it.
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
