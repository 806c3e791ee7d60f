import FastiRecords

/// The rule for a column with free text of users: a title, notes, the name of a file.
struct FreeText {
  /// The most characters (Unicode scalars).
  let most: Int
  /// Whether it may be empty; otherwise it must contain a visible character.
  var mayBeEmpty = false
  /// Whether it may have several lines and tabs.
  var hasLines = false

  /// A title of the planner or of a reminder, and the name of an attachment.
  static let title = FreeText(most: 1_000)
  /// Notes of events, reminders and leave.
  static let notes = FreeText(most: 65_536, mayBeEmpty: true, hasLines: true)

  /// The rule of a column; texts of other columns only lose their control characters.
  init(_ column: String, of kind: RecordKind) {
    switch (kind.table, column) {
    case ("event", "title"), ("countdown", "title"), ("reminder", "title"), ("attachment", "name"),
      ("calendar_object", "title"):
      self = .title
    case ("calendar_object", "uid"): self.init(most: 1_000, mayBeEmpty: true)
    case ("calendar_object", "lines"): self = .notes
    case ("feed", "name"): self.init(most: 100)
    case ("note", "text"): self.init(most: 65_536, hasLines: true)
    case (_, "notes"): self = .notes
    case (_, "title_override"): self.init(most: 1_000, mayBeEmpty: true)
    case (_, "symbol_name"), (_, "icon_color"): self.init(most: 200, mayBeEmpty: true, hasLines: true)
    case ("event", "place"): self.init(most: 1_000)
    case ("leave_entry", "source"): self.init(most: 200, hasLines: true)
    default: self.init(most: .max, mayBeEmpty: true, hasLines: true)
    }
  }

  private init(most: Int, mayBeEmpty: Bool = false, hasLines: Bool = false) {
    self.most = most
    self.mayBeEmpty = mayBeEmpty
    self.hasLines = hasLines
  }

  /// The part of a text that is stored.
  func kept(_ text: String) -> String {
    var kept = text
    if text.unicodeScalars.contains(where: isRefused) {
      var plain = String.UnicodeScalarView()
      for scalar in text.unicodeScalars {
        if !isRefused(scalar) { plain.append(scalar) } else if scalar == "\n" || scalar == "\t" { plain.append(" ") }
      }
      kept = String(plain)
    }
    if kept.unicodeScalars.count > most { kept = String(String.UnicodeScalarView(kept.unicodeScalars.prefix(most))) }
    return mayBeEmpty || VisibleText.isVisible(kept) ? kept : "…"
  }

  private func isRefused(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 ? !hasLines || scalar != "\n" && scalar != "\t" : (0x7F...0x9F).contains(scalar.value)
  }
}
