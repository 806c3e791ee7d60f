import FastiAgenda
import FastiCivil
import FastiFormats
import FastiPerson
public import FastiRecords

extension PlannerJSON {
  /// Reads a file of the planner, or a list of notes, events or countdowns. An unknown member is refused.
  /// - Parameter name: The file; it leads each sentence.
  /// - Throws: Everything that is wrong, each mistake with its line.
  public static func read(_ bytes: [UInt8], named name: String) throws(Failure) -> PlannerFile {
    var reading = Reading(name: name)
    do throws(JSONError) { try reading.read(JSONValue(reading: bytes)) } catch { reading.add(error) }
    if let failure = Failure.joined(Array(reading.failures.prefix(Failure.mistakesShown))) { throw failure }
    return reading.file
  }

  private struct Reading {
    let name: String
    var file = PlannerFile()
    var failures: [Failure] = []
    /// The position of each id in the file; the occurrences of an event share one.
    var places: [RecordID: Int] = [:]

    mutating func read(_ root: JSONValue) throws(JSONError) {
      if root.kind == .array {
        for value in try root.array() { takeAny(value) }
        return
      }
      let format = try root.field("format")
      guard try [PlannerJSON.format, PlannerJSON.fuller].contains(format.text()) else {
        let text = (try? format.text()) ?? ""
        return failures.append(
          Failure(
            .within(.bringing(.otherFormat(text)), FileLocation(name, line: format.place.line)), field: .format,
            value: text, hint: .value(PlannerJSON.format)))
      }
      try root.checkFields("format", "notes", "events", "countdowns")
      for value in try root.optionalField("notes")?.array() ?? [] {
        attempt(value) { reading throws(Failure) in try reading.note(value) }
      }
      for value in try root.optionalField("events")?.array() ?? [] {
        attempt(value) { reading throws(Failure) in try reading.event(value) }
      }
      for value in try root.optionalField("countdowns")?.array() ?? [] {
        attempt(value) { reading throws(Failure) in try reading.countdown(value, isListed: false) }
      }
    }

    /// A thing of a list, whose members show which kind it is.
    private mutating func takeAny(_ value: JSONValue) {
      attempt(value) { reading throws(Failure) in
        if try reading.member(value, "text") != nil { return try reading.note(value) }
        if try reading.member(value, "daysLeft") != nil { return try reading.countdown(value, isListed: true) }
        try reading.event(value)
      }
    }

    private mutating func attempt(_ value: JSONValue, _ body: (inout Reading) throws(Failure) -> Void) {
      // The place of each mistake is searched from the beginning of the text.
      guard failures.count < Failure.mistakesShown else { return }
      do throws(Failure) { try body(&self) } catch {
        failures += error.all.map { failure in
          // A refusal of a use case gets its place in the file; a refusal of the reader has it.
          if case .within = failure.cause { return failure }
          // Options of the command line are members of a file.
          let field = failure.field.map { $0.isOption ? Field.path($0.nameInForm) : $0 }
          let place = FileLocation(name, line: value.place.line, path: value.path, field: field)
          return Failure(.within(failure.cause, place), field: Field(value.path), value: failure.value)
        }
      }
    }

    private mutating func note(_ value: JSONValue) throws(Failure) {
      try check(value) { value throws(JSONError) in try value.checkFields("date", "text") }
      let day = try day(value, "date"), text = try text(value, "text")
      let note = Note(day: day, text: try TypedText.lines(text, .input(.textOfFile)))
      guard !text.allSatisfy(\.isWhitespace) else {
        throw Failure(.text(.emptyNote), field: .textOfFile)
      }
      add(value, Note.id(for: day.iso), .note(note))
    }

    private mutating func event(_ value: JSONValue) throws(Failure) {
      try check(value) { value throws(JSONError) in
        try value.checkFields(
          "id", "title", "type", "date", "until", "at", "every", "first", "last", "notes", "to", "zone", "own", "place",
          "url", "rule", "times", "occurrences", "alarms", "budget", "symbolName", "iconColor", "uid", "lines",
          "source", "day", "days")
      }
      var draft = EventDraft()
      draft.title = try text(value, "title")
      draft.type = try text(value, "type")
      // A list shows times in the reader's zone, and also in the event's zone.
      let hours = try member(value, "own") ?? value
      let start = try day(hours, "date")
      draft.on = try optionalDay(value, "first") ?? start
      let first = draft.on ?? start
      if let until = try optionalDay(hours, "until") { draft.until = first + (until - start) }
      draft.at = try optionalText(hours, "at")
      draft.to = try optionalText(hours, "to")
      if draft.to != nil, draft.until == nil { draft.until = first }
      draft.zone = try optionalText(value, "zone")
      draft.place = try optionalText(value, "place")
      draft.url = try optionalText(value, "url")
      draft.again.every = try optionalText(value, "every")
      draft.again.rule = try optionalText(value, "rule")
      draft.again.last = try optionalDay(value, "last")
      draft.again.times = try optionalNumber(value, "times")
      draft.again.occurrences = try optionalText(value, "occurrences")
      draft.notes = try optionalText(value, "notes")
      draft.alarms = try optionalTexts(value, "alarms")
      draft.budget = try optionalText(value, "budget")
      draft.symbol = try optionalText(value, "symbolName")
      draft.color = try optionalText(value, "iconColor")
      let event = try draft.event(changing: nil, zones: nil)
      let key = "\(event.title)\n\(first.iso)\n\(event.time?.iso ?? "")"
      add(
        value, try id(value) ?? .version8(kind: "planner-event", key: key), .event(event),
        try CalendarObject(
          title: event.title, uid: try optionalText(value, "uid") ?? "", lines: try optionalTexts(value, "lines") ?? [])
      )
    }

    private mutating func countdown(_ value: JSONValue, isListed: Bool) throws(Failure) {
      try check(value) { value throws(JSONError) in
        try value.checkFields("id", "title", "date", "daysLeft", "every")
      }
      let id = try id(value)
      // Those that come with the program have no id, and are there everywhere.
      if isListed, id == nil { return }
      let title = try TypedText.title(try text(value, "title"), .path("title")), day = try day(value, "date")
      let every = try member(value, "every") == nil ? nil : text(value, "every")
      guard every == nil || every == "year" else {
        throw Failure(.bringing(.countdownRepeats), field: .everyOfFile, value: every)
      }
      let recurrence: Recurrence
      do { recurrence = try Recurrence(first: day, repetition: every == nil ? nil : .year) } catch {
        throw Failure(error, field: .dateOfForm)
      }
      let key = "\(title)\n\(day.iso)"
      add(
        value, id ?? .version8(kind: "planner-countdown", key: key),
        .countdown(Countdown(title: title, recurrence: recurrence)), isOneOfItsDays: isListed && every != nil)
    }

    /// Adds a thing; an event that occurs once for each of its occurrences is added once.
    private mutating func add(
      _ value: JSONValue, _ id: RecordID, _ thing: PlannerFile.Thing, _ object: CalendarObject? = nil,
      isOneOfItsDays: Bool = false
    ) {
      if let place = places[id] {
        guard file.items[place].thing != thing || file.items[place].object != object else { return }
        return failures.append(Failure(FileProblem(.repeatedID, at: value.place, field: value.path), in: name))
      }
      places[id] = file.items.count
      file.items.append(
        PlannerFile.Item(
          id: id, thing: thing, object: object, line: value.place.line, isOneOfItsDays: isOneOfItsDays))
    }

    // MARK: Members

    mutating func add(_ error: JSONError) { failures.append(Failure(FileProblem(error), in: name)) }

    private func check<Answer>(
      _ value: JSONValue, _ read: (JSONValue) throws(JSONError) -> Answer
    ) throws(Failure) -> Answer {
      do throws(JSONError) { return try read(value) } catch { throw Failure(FileProblem(error), in: name) }
    }

    private func member(_ value: JSONValue, _ name: StaticString) throws(Failure) -> JSONValue? {
      try check(value) { value throws(JSONError) in try value.optionalField(name) }
    }

    private func text(_ value: JSONValue, _ name: StaticString) throws(Failure) -> String {
      try check(value) { value throws(JSONError) in try value.field(name).text() }
    }

    private func day(_ value: JSONValue, _ name: StaticString) throws(Failure) -> Day {
      let text = try text(value, name)
      do { return try Day(iso: text) } catch { throw Failure(error, field: Field("\(name)"), value: text) }
    }

    private func optionalText(_ value: JSONValue, _ name: StaticString) throws(Failure) -> String? {
      try member(value, name) == nil ? nil : text(value, name)
    }

    private func optionalTexts(_ value: JSONValue, _ name: StaticString) throws(Failure) -> [String]? {
      guard let field = try member(value, name) else { return nil }
      return try check(field) { value throws(JSONError) in
        var texts: [String] = []
        for element in try value.array() { texts.append(try element.text()) }
        return texts
      }
    }

    private func optionalDay(_ value: JSONValue, _ name: StaticString) throws(Failure) -> Day? {
      try member(value, name) == nil ? nil : day(value, name)
    }

    private func optionalNumber(_ value: JSONValue, _ name: StaticString) throws(Failure) -> Int? {
      guard let field = try member(value, name) else { return nil }
      return try check(field) { value throws(JSONError) in try value.int(RecurrenceEnd.counts) }
    }

    private func id(_ value: JSONValue) throws(Failure) -> RecordID? {
      guard let field = try member(value, "id") else { return nil }
      let text = try check(field) { value throws(JSONError) in try value.text() }
      guard let id = RecordID(text: text) else {
        throw Failure(FileProblem(.malformedID, at: field.place, field: field.path, value: Array(text.utf8)), in: name)
      }
      return id
    }
  }
}
