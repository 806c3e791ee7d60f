import FastiCalendars
import FastiCivil
import FastiHTTP
import FastiMonths
import FastiPages
import FastiPerson
import FastiRecords
import FastiReminders
import FastiWords

// The editor of a reminder.
extension RemindersPages {
  /// The editor with the typed reminder, and the errors beside the fields.
  static func again(_ refusal: FormRefusal, _ call: Call) throws(Failure) -> Response {
    let form = refusal.form
    var errors = refusal.errors(call.pageWords)
    var page = page(of: form, id: call.id)
    if call.id != nil, errors.isStale {
      let kept = try self.page(of: try ReminderReading(call).entry, call)
      return try editor(page.against(kept, call.pageWords), call)
    }
    if let gone = errors.gone() { (page.id, page.seen, page.name.error) = (nil, "", gone) }
    page.name.error = page.name.error ?? errors.take(.title)
    // The date is one text for the use case, and three fields for the user.
    page.year.error = errors.take(quoting: form["year"], most: 9_999) { isAboutYear($0, form) }
    page.dayOfMonth.error = errors.take(quoting: form["day"], most: 30) { FieldErrors.isAbout(.on, of: $0) }
    page.born.error = errors.take { $0.field == Field("born") }
    page.time.error = errors.take(.time)
    page.count.error = errors.take(.days)
    page.notes.error = errors.take(.notes)
    page.zone.error = errors.take(.zone) ?? errors.take { $0.cause.isOfZone }
    page.errors = errors.all()
    return try editor(page, call)
  }

  /// The page of a reminder with the typed address.
  static func linkAgain(_ refusal: FormRefusal, _ call: Call) throws(Failure) -> Response {
    var errors = refusal.errors(call.pageWords)
    var page = try page(of: try ReminderReading(call).entry, call)
    page.link = FieldInput(refusal.form["url"], error: errors.rest())
    return try editor(page, call)
  }

  /// The page of a reminder with the error of the file.
  static func fileAgain(_ failure: Failure, _ call: Call) throws(Failure) -> Response {
    var page = try page(of: try ReminderReading(call).entry, call)
    page.fileError = FieldError(failure, call.pageWords)
    return try editor(page, call)
  }

  private static func page(of form: Form, id: String?) -> ReminderPage {
    var page = ReminderPage(
      id: id, name: FieldInput(form["title"]),
      month: Int(form["month"]).flatMap { (1...12).contains($0) ? $0 : nil } ?? 9,
      day: FieldInput(form["day"]), year: FieldInput(form["year"]), time: FieldInput(form["time"]),
      count: FieldInput(form["days"]),
      isWholeMonth: form.some("whole") != nil,
      day30: Day30Policy.allCases.first { "\($0.name)" == form["day30"] } ?? .last, zone: FieldInput(form["zone"]),
      notes: FieldInput(form["notes"]), isEnabled: form.some("enabled") != nil)
    page.seen = form["seen"]
    (page.born, page.isAfterSunset) = (FieldInput(form["born"]), form.some("sunset") != nil)
    return page
  }

  /// Whether an error of the date is about its year.
  private static func isAboutYear(_ failure: Failure, _ form: Form) -> Bool {
    guard FieldErrors.isAbout(.on, of: failure), !form["year"].isEmpty else { return false }
    switch failure.cause {
    case .hijri(.unknownYear), .reminder(.yearOutOfRange): return true
    default: return Int(form["year"]).map { !(1...9999).contains($0) } ?? true
    }
  }

  static func page(of entry: ReminderBook.Entry, _ call: Call) throws(Failure) -> ReminderPage {
    let record = entry.record
    var page = ReminderPage(
      id: entry.id.text, name: FieldInput(record.title), month: record.month, day: FieldInput(String(record.day)),
      year: FieldInput(record.recurrence.year.map { String($0) } ?? ""),
      time: FieldInput(String(record.time.iso.prefix(5))),
      isWholeMonth: record.duration == .wholeMonth, day30: record.day30, zone: FieldInput(record.zone ?? ""),
      notes: FieldInput(record.notes), isEnabled: record.isEnabled)
    if case .days(let count) = record.duration { page.count = FieldInput(String(count)) }
    page.seen = try call.version(ReminderRecord.self, entry.id)
    return page
  }

  /// The editor of a reminder with its attachments and its next notifications.
  static func editor(_ page: ReminderPage, _ call: Call) throws(Failure) -> Response {
    var page = page
    let isWrong = page.isWrong
    if let id = page.id {
      let reading = try ReminderReading(call)
      let entry = try reading.book.entry(id)
      page.attachments = try FindAttachments(call.store).of(entry.id).map { call.attachment($0) }
      page.largestFile = call.server.ports.attachments == nil ? nil : Uploads.largest
      page.upcoming = reading.upcoming(days: horizon * 2).items
        .filter { $0.occurrence.key.reminder == entry.reminder.id }.prefix(4).compactMap { reading.row($0) }
      if entry.record.day == 30, entry.record.day30 == .omit {
        let year = (call.today.year - 622) * 33 / 32
        page.leftOut = (year...year + 3).compactMap { reading.move(entry.record, $0) }.filter { move in
          move.length < 30 && (reading.book.months[move.month].map { $0.end > call.today } ?? false)
        }
      }
    }
    return try call.page(
      page, at: page.id.map { Paths.reminder($0) } ?? Paths.newReminder(),
      status: page.conflict != nil ? 409 : isWrong ? 422 : 200)
  }
}

extension ReminderPage {
  /// Whether a typed field was not saved.
  var isWrong: Bool {
    !errors.isEmpty || link.error != nil || fileError != nil
      || [name, dayOfMonth, year, born, time, count, zone, notes].contains { $0.error != nil }
  }
}

extension Call {
  func attachment(_ version: Version<AttachmentRecord>) -> AttachmentRow {
    let record = version.record
    let content: AttachmentRow.Content
    switch record.content {
    case .link(let text): content = .link(ExternalLink(text))
    case .file(let file): content = .file(bytes: Int(file.bytes), isThere: isThere(file))
    case .photo(let file):
      let isShown = AttachmentFiles.shown.contains(file.mediaType)
      content =
        isShown
        ? .picture(bytes: Int(file.bytes), isThere: isThere(file))
        : .file(bytes: Int(file.bytes), isThere: isThere(file))
    }
    return AttachmentRow(id: version.id.text, record.name, content)
  }

  private func isThere(_ file: AttachmentRecord.StoredFile) -> Bool {
    guard let files = server.ports.attachments else { return false }
    return ((try? files.open(file.name)) ?? nil) != nil
  }
}

extension Cause {
  /// Whether the time zone is unknown, or cannot be read.
  fileprivate var isOfZone: Bool {
    switch self {
    case .thing(.unknown(.zone, _)), .thing(.zoneFile), .civil(.malformed(.zone)): true
    default: false
    }
  }
}
