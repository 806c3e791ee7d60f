import FastiFormats
import FastiPerson
import FastiRecords

extension CalendarObject {
  /// The kept lines of an event in a file of the planner; nil for none.
  ///
  /// `export ics` writes the lines as they are, so they are refused where the calendar would not be one.
  init?(title: String, uid: String, lines: [String]) throws(Failure) {
    guard !uid.isEmpty || !lines.isEmpty else { return nil }
    let name = TypedText(text: uid, field: .path("uid"), limit: Self.longestUID)
    if let failure = Failure.joined(name.failures) { throw failure }
    guard lines.allSatisfy(ForeignLines.isPlain), ContentLines.areWhole(lines.map { ContentLine($0) }) else {
      throw Failure(.bringing(.contentLines), field: .path("lines"))
    }
    let text = lines.joined(separator: "\n")
    guard text.utf8.count <= Self.longest else {
      throw Failure(.text(.bytes(most: Self.longest)), field: .path("lines"))
    }
    self.init(title: title, uid: uid, lines: text)
  }

  /// Whether both keep the same of a file.
  func keepsSame(as other: CalendarObject?) -> Bool { uid == other?.uid && lines == other?.lines }
}
