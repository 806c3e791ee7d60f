import FastiFormats
import FastiPerson
import FastiRecords

extension BackupReading {
  /// The list `reminders`; its problems are collected.
  mutating func reminders(_ walk: inout JSONWalk, _ source: BackupSource) throws(JSONError) -> ListedReminders {
    var listed = ListedReminders(source)
    var (ids, attachments) = (ListedIDs(), ListedIDs())
    let isList = try Self.walk(&walk) { place, offset, element in
      guard !isEnough, let reminder = reminder(element, "reminders[\(place)]") else { return }
      ids.append(reminder.id, place)
      for (number, attachment) in reminder.attachments.enumerated() { attachments.append(attachment.id, place, number) }
      listed.append(reminder.id, at: offset, place)
    }
    if !isList { note("reminders", .list) }
    for (id, place, _) in ids.repeated() { note(duplicate: id.text, at: "reminders[\(place)].id") }
    for (id, place, number) in attachments.repeated() {
      note(duplicate: id.text, at: "reminders[\(place)].attachments[\(number)].id")
    }
    return listed
  }

  /// One reminder; its problems are collected.
  mutating func reminder(_ object: JSONValue, _ path: String) -> BackupReminder? {
    guard object.kind == .object else {
      note(path, .object)
      return nil
    }
    let id = id("id", of: object, path)
    let title = text("title", of: object, path, length: 0...Int.max)
      .map { self.title($0, "\(path).title") }
    let date = member("hijriDate", of: object, path).flatMap { hijriDate($0, "\(path).hijriDate") }
    let recurrence = recurrence(object, path)
    let minute = minute(object, path)
    let duration = duration(object, path)
    let notes = optionalText("notesText", of: object, path)
      .map { $0.map { plain($0, as: .notes, "\(path).notesText") } }
    let attachments = attachments(object, path)
    if let date, let recurrence, (date.year == nil) == recurrence {
      note(
        "\(path).hijriDate.year",
        recurrence ? .year : .noYear)
      return nil
    }
    if let date, duration == .month, date.day != 1 {
      note("\(path).hijriDate.day", .firstDay)
      return nil
    }
    guard let id, let title, let date, recurrence != nil, let minute, let duration, let notes, let attachments
    else { return nil }
    return BackupReminder(
      id: id, title: title, year: date.year, month: date.month, day: date.day, minute: minute, duration: duration,
      notes: notes, attachments: attachments)
  }

  private mutating func hijriDate(_ value: JSONValue, _ path: String) -> (year: Int?, month: Int, day: Int)? {
    let month = int("month", of: value, path, 1...12)
    let day = value.kind == .object ? int("day", of: value, path, 1...30) : nil
    var year: Int?
    if let named = try? value.optionalField("year") {
      guard let number = try? named.int(1...9_999) else {
        note("\(path).year", .hijriYear)
        return nil
      }
      year = number
    }
    guard let month, let day else { return nil }
    return (year, month, day)
  }

  /// Whether it occurs once; nil if the word is not known.
  private mutating func recurrence(_ object: JSONValue, _ path: String) -> Bool? {
    guard let word = text("recurrence", of: object, path) else { return nil }
    switch word {
    case "annual": return false
    case "one-time": return true
    default:
      note("\(path).recurrence", .oneOf(["annual", "one-time"]), value: word)
      return nil
    }
  }

  private mutating func minute(_ object: JSONValue, _ path: String) -> Int? {
    guard let text = text("time", of: object, path) else { return nil }
    let digits = Array(text.utf8)
    let isShaped =
      digits.count == 5 && digits[2] == UInt8(ascii: ":")
      && [0, 1, 3, 4].allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digits[$0]) }
    if isShaped {
      let hour = Int(digits[0] - UInt8(ascii: "0")) * 10 + Int(digits[1] - UInt8(ascii: "0"))
      let minute = Int(digits[3] - UInt8(ascii: "0")) * 10 + Int(digits[4] - UInt8(ascii: "0"))
      if hour < 24, minute < 60 { return hour * 60 + minute }
    }
    note("\(path).time", .time, value: text)
    return nil
  }

  private mutating func duration(_ object: JSONValue, _ path: String) -> BackupReminder.Duration? {
    if let value = try? object.field("durationDays"), let word = try? value.text(), word == "month" { return .month }
    return int("durationDays", of: object, path, 1...60).map { .days($0) }
  }

  // MARK: Attachments

  private mutating func attachments(_ object: JSONValue, _ path: String) -> [BackupAttachment]? {
    guard let value = try? object.optionalField("attachments") else { return [] }
    guard let elements = try? value.array() else {
      note("\(path).attachments", .list)
      return []
    }
    let found = elements.enumerated().compactMap { attachment($1, "\(path).attachments[\($0)]") }
    return found.count == elements.count ? found : nil
  }

  private mutating func attachment(_ object: JSONValue, _ path: String) -> BackupAttachment? {
    let id = id("id", of: object, path)
    let content = content(of: object, path)
    let name = optionalText("displayName", of: object, path)
    guard let id, let content, let name else { return nil }
    // The label of a link is its address, so its separators are harmless.
    let plain = name.map { content.isLink ? BackupAttachment.steady($0) : BackupAttachment.plain($0) }
    if plain != name { warn(.displayNameSanitized) }
    return BackupAttachment(id: id, content: content, displayName: plain)
  }

  private mutating func content(of object: JSONValue, _ path: String) -> BackupAttachment.Content? {
    guard let type = text("type", of: object, path) else { return nil }
    switch type {
    case "photo": return filePath(object, path).map { .photo(path: $0) }
    case "file": return filePath(object, path).map { .file(path: $0) }
    case "link":
      guard let told = text("url", of: object, path, length: 1...AttachmentRecord.longestLink) else { return nil }
      let url = plainAddress(told, "\(path).url")
      let lower = url.lowercased()
      guard ["https://", "http://"].contains(where: { lower.hasPrefix($0) && lower != $0 }),
        !url.utf8.contains(where: { $0 <= 0x20 || $0 == 0x7F })
      else {
        note("\(path).url", .web, value: url)
        return nil
      }
      return .link(url: url)
    default:
      note("\(path).type", .oneOf(["photo", "file", "link"]), value: type)
      return nil
    }
  }

  private mutating func filePath(_ object: JSONValue, _ path: String) -> String? {
    guard let file = text("path", of: object, path, length: 1...1_024) else { return nil }
    if let fault = ArchiveNames.fault(in: Array(file.utf8)) {
      note(unsafe: file, fault)
      return nil
    }
    guard file.hasPrefix("attachments/"), file.utf8.count > 12, !file.hasSuffix("/") else {
      note("\(path).path", .attachment, value: file)
      return nil
    }
    return file
  }
}
