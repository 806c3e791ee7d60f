public import FastiCivil

extension SentenceReader {
  /// `additional Saturday +2, Sunday next working day` and, at the end, `(since 2012, until 2027)`.
  mutating func shift() -> Shift? {
    guard let word = next() else {
      note(.shift, nil as Word?)
      return nil
    }
    let mode: Shift.Mode
    if word.matches("additional") {
      mode = .additional
    } else if word.matches("moved") {
      mode = .moved
    } else {
      note(.shift, word)
      return nil
    }
    var entries: [Shift.Entry] = []
    var validity = Validity.always
    repeat {
      if let current, current.bytes.first == UInt8(ascii: "(") {
        validity = parenthesis()
        break
      }
      known = mistakes.count
      let condition = condition()
      let answer = answer()
      if let condition, let answer { entries.append(Shift.Entry(condition, answer)) }
      if let current, !current.matches(","), current.bytes.first != UInt8(ascii: "(") {
        if mistakes.count == known { skip(to: ",", as: .shift) } else { pass(to: ",") }
      }
      if let current, current.bytes.first == UInt8(ascii: "(") {
        validity = parenthesis()
        break
      }
    } while consume(",")
    end(.shift)
    if entries.isEmpty && mistakes.isEmpty { note(.shift, nil as Word?) }
    return entries.isEmpty ? nil : Shift(mode, entries, validity: validity)
  }

  /// A weekday, `weekend`, `rest-day` or `collision`.
  mutating func condition() -> Shift.Condition? {
    if consume("weekend") { return .weekend }
    if consume("rest-day") { return .restDay }
    if consume("collision") { return .collision }
    return weekday().map { .weekday($0) }
  }

  private mutating func answer() -> Shift.Answer? {
    _ = consume("to")
    if consume("next", "working", "day") { return .nextWorkingDay }
    if consume("previous", "working", "day") { return .previousWorkingDay }
    guard let word = current, word.signedNumber != nil else {
      skip(to: ",", as: .shift)
      return nil
    }
    return number(.shift, Shift.offsets).map { .offset($0) }
  }

  /// `(since 2012, until 2027)`: the words between the brackets, read as separate clauses.
  private mutating func parenthesis() -> Validity {
    var inner: [Word] = []
    while let word = next() {
      var bytes = word.bytes
      if bytes.first == UInt8(ascii: "(") { bytes = bytes.dropFirst() }
      let closes = bytes.last == UInt8(ascii: ")")
      if closes { bytes = bytes.dropLast() }
      if !bytes.isEmpty { inner.append(Word(bytes)) }
      if closes { break }
    }
    var reader = SentenceReader(inner, of: source)
    var validity = Validity.always
    while !reader.isAtEnd {
      if reader.consume("since") {
        validity.since = reader.bound(.since)
      } else if reader.consume("until") {
        validity.until = reader.bound(.until)
      } else if !reader.consume(",") {
        reader.note(.shift, reader.next())
      }
    }
    mistakes += reader.mistakes
    if let since = validity.since, let until = validity.until, until < since {
      note(.until, [UInt8](until.iso.utf8), .reversed, at: inner.last)
    }
    return validity
  }
}

extension UTF8Writer {
  /// Appends the shift's sentence, which reads back as the same shift.
  public mutating func write(_ shift: Shift) {
    write(shift.mode == .additional ? "additional" : "moved")
    for (index, entry) in shift.entries.enumerated() {
      write(index == 0 ? " " : ", ")
      write(entry)
    }
    guard shift.validity != .always else { return }
    write(" (")
    if let since = shift.validity.since {
      write("since ")
      write(bound: since, field: .since)
      if shift.validity.until != nil { write(", ") }
    }
    if let until = shift.validity.until {
      write("until ")
      write(bound: until, field: .until)
    }
    write(")")
  }

  /// Appends a line of a shift's table: `Saturday -1`, `weekend next working day`.
  public mutating func write(_ entry: Shift.Entry) {
    write(entry.condition)
    switch entry.answer {
    case .offset(let days):
      write(days < 0 ? " " : " +")
      write(days)
    case .nextWorkingDay: write(" next working day")
    case .previousWorkingDay: write(" previous working day")
    }
  }

  /// Appends the case in which an entry applies: `Saturday`, `weekend`.
  public mutating func write(_ condition: Shift.Condition) {
    switch condition {
    case .weekday(let weekday): write(weekday)
    case .weekend: write("weekend")
    case .restDay: write("rest-day")
    case .collision: write("collision")
    }
  }
}
