import FastiCivil
import FastiFormats
import FastiLeave
import Testing

@Suite("The formats of leave files, and their mistakes")
struct LeaveFormatTests {
  /// The profile of the first example with only vacation, and two entries.
  private func sample() throws -> LeaveFile {
    let schedule = try PaySchedule(anchor: Day(year: 2026, month: 2, day: 6), pattern: .every(days: 14), lag: 7)
    let terms = LeaveTerms(
      type: .vacation, start: try Hours(exact: "33.72"), rates: try RateTable(try Hours(exact: "6.46")))
    let profile = try LeaveProfile(schedule: schedule, terms: [terms])
    let skiing = try LeaveEntry(
      day: Day(year: 2026, month: 2, day: 2), type: .vacation, action: .used, hours: Hours(whole: 24),
      note: Array("=Skiing, \"at last\"".utf8))
    let correction = try LeaveEntry(
      day: Day(year: 2026, month: 2, day: 9), type: .vacation, action: .adjustment(.negative),
      hours: Hours(ticks: 12_500))
    return LeaveFile(
      profile: LeaveFile.Profile(profile, rounding: .quarterHour),
      rows: [
        LeaveRow(
          id: EntryID("0199aabb-ccdd-7eef-8123-000000000001"), entry: skiing, source: Array("typed".utf8),
          created: 1_769_900_000_000),
        LeaveRow(
          id: EntryID("0199aabb-ccdd-7eef-8123-000000000002"), entry: correction, source: Array("typed".utf8),
          created: 1_770_000_000_250),
      ])
  }

  @Test("CSV")
  func csv() throws {
    #expect(
      String(decoding: LeaveCSV.write(try sample().rows), as: UTF8.self) == """
        date,type,action,hours,sign,notes,source,created\r
        2026-02-02,vacation,used,24.00,,"'=Skiing, ""at last""\",typed,2026-01-31T22:53:20Z\r
        2026-02-09,vacation,adjustment,1.25,negative,,typed,2026-02-02T02:40:00.250Z\r

        """)
    #expect(
      String(decoding: LeaveCSV.write([]), as: UTF8.self) == "date,type,action,hours,sign,notes,source,created\r\n")
  }

  @Test("a span is a column, a member and a tag, only if there is one")
  func spans() throws {
    let (file, span) = (try sample(), EntryID("0199aabb-ccdd-8eef-8123-000000000009"))
    let rows = file.rows.enumerated().map { number, row in
      LeaveRow(id: row.id, entry: row.entry, source: row.source, created: row.created, span: number == 0 ? span : nil)
    }
    let spanned = LeaveFile(profile: file.profile, rows: rows)
    let csv = String(decoding: LeaveCSV.write(rows), as: UTF8.self).split(separator: "\r\n")
    #expect(csv[0].hasSuffix(",source,created,span") && csv[1].hasSuffix("Z,\(span.string)") && csv[2].hasSuffix("Z,"))
    let json = String(decoding: LeaveJSON.write(spanned), as: UTF8.self)
    #expect(json.split(separator: "\"span\":\"\(span.string)\"").count == 2)
    #expect(json.split(separator: "\"span\"").count == 2)
    let journal = try journal(spanned)
    #expect(journal.split(separator: "; span: \(span.string)").count == 2)
    #expect(journal.split(separator: "span:").count == 2)
  }

  @Test("JSON")
  func json() throws {
    #expect(
      String(decoding: LeaveJSON.write(try sample()), as: UTF8.self) == #"""
        {"format":"fasti-leave/1",
        "profile":{"anchor":"2026-02-06","schedule":{"kind":"every","days":14},"lag":7,"baseline":"additive","quarter":true,"types":{"vacation":{"start":"33.72","rates":[{"from":null,"rate":"6.46"}],"floor":"0.00"}}},
        "entries":[
        {"id":"0199aabb-ccdd-7eef-8123-000000000001","date":"2026-02-02","type":"vacation","action":"used","hours":"24.00","notes":"=Skiing, \"at last\"","source":"typed","created":"2026-01-31T22:53:20Z"},
        {"id":"0199aabb-ccdd-7eef-8123-000000000002","date":"2026-02-09","type":"vacation","action":"adjustment","sign":"negative","hours":"1.25","notes":"","source":"typed","created":"2026-02-02T02:40:00.250Z"}
        ]}

        """#)
  }

  private func journal(_ sample: LeaveFile, _ first: Day? = nil) throws -> String {
    let profile = try #require(sample.profile)
    let versions = sample.rows.map { EntryVersion(id: $0.id ?? EntryID(""), stamp: EntryStamp("1"), entry: $0.entry) }
    let ledger = try LeaveLedger(profile: profile.profile, versions: versions)
    let span = LeaveSpan(first: first, last: Day(year: 2026, month: 2, day: 20))
    return String(
      decoding: try LeaveHledger.write(ledger, rounding: profile.rounding, rows: sample.rows, over: span), as: UTF8.self
    )
  }

  static let whole = #"""
    ; fasti: fasti-leave/1
    ; profile: {"anchor":"2026-02-06","schedule":{"kind":"every","days":14},"lag":7,"baseline":"additive","quarter":true,"types":{"vacation":{"start":"33.72","rates":[{"from":null,"rate":"6.46"}],"floor":"0.00"}}}
    ; to: 2026-02-20
    ; forecast: hledger balance assets:leave
    ; official: hledger balance assets:leave --date2
    decimal-mark .

    2026-02-01 opening balances
        ; fasti: opening
        assets:leave:vacation                 27.26 h
        equity:leave:vacation                -27.26 h

    2026-02-02=2026-02-20 used
        ; id: 0199aabb-ccdd-7eef-8123-000000000001
        ; created: 2026-01-31T22:53:20Z
        ; source: "typed"
        ; notes: "=Skiing, \"at last\""
        assets:leave:vacation                -24.00 h
        expenses:leave:vacation               24.00 h

    2026-02-06 accrual
        ; fasti: accrual
        assets:leave:vacation                  6.46 h
        income:leave:vacation                 -6.46 h

    2026-02-09=2026-02-20 adjustment
        ; id: 0199aabb-ccdd-7eef-8123-000000000002
        ; created: 2026-02-02T02:40:00.250Z
        ; source: "typed"
        assets:leave:vacation                 -1.25 h
        equity:adjustment:vacation             1.25 h

    2026-02-20 accrual
        ; fasti: accrual
        assets:leave:vacation                  6.46 h
        income:leave:vacation                 -6.46 h

    2026-02-20 balances
        ; fasti: balance
        assets:leave:vacation                  0.00 h = 14.93 h

    """#

  @Test("a journal for hledger, and one of its last days: amounts that are not posted yet are separate")
  func hledger() throws {
    #expect(try journal(sample()) == Self.whole)
    let part = try journal(sample(), Day(year: 2026, month: 2, day: 10))
    #expect(
      part.contains(
        """
        2026-02-09 opening balances
            ; fasti: opening
            assets:leave:vacation                 33.72 h
            equity:leave:vacation                -33.72 h
            assets:leave:vacation                -25.25 h  ; date2:2026-02-20
            equity:leave:vacation                 25.25 h
        """))
  }

  @Test("changes that people make in a journal by hand are read")
  func handEdits() throws {
    let edited = Self.whole
      .replacing("2026-02-02=2026-02-20 used", with: "2026-02-03 * used  ; with the children")
      .replacing(
        "; id: 0199aabb-ccdd-7eef-8123-000000000001", with: ";id:0199AABB-CCDD-7EEF-8123-000000000001, source:me"
      )
      .replacing(
        "    ; source: \"typed\"\n    ; notes: \"=Skiing, \\\"at last\\\"\"", with: "\t; notes: Skiing, at last \t"
      )
      .replacing("expenses:leave:vacation               24.00 h", with: "expenses:leave:vacation")
      .replacing("; to: 2026-02-20\n", with: "; to: 2026-02-20\r\n\n# anything\n; anything: else\n\n")
    // The day moved, and with it the opening amounts of the file.
    let read = try LeaveHledger.read(
      Array(edited.replacing("2026-02-01 opening", with: "2026-02-02 opening").utf8))
    #expect(read.rows.count == 2)
    let first = read.rows[0]
    #expect(first.id == EntryID("0199aabb-ccdd-7eef-8123-000000000001"))
    #expect(first.entry.day == Day(year: 2026, month: 2, day: 3))
    #expect(first.entry.note == Array("Skiing, at last".utf8))
    #expect(first.source == Array("me".utf8))
    #expect(first.entry.signedHours == Hours(whole: -24))
  }

  /// All problems of a file as `line field value: mistake`.
  private func problems(_ read: () throws(FileProblems) -> LeaveFile) -> [FileProblem] {
    do {
      _ = try read()
      return []
    } catch { return error.all }
  }

  private func problem(
    _ line: Int, _ mistake: FileProblem.Mistake, _ field: String = "", _ value: String = "", column: Int = 1
  ) -> FileProblem {
    FileProblem(mistake, at: TextPosition(line: line, column: column), field: field, value: Array(value.utf8))
  }

  @Test("every bad line of CSV is reported, with its number")
  func badCSV() {
    let text = """
      Date,TYPE,action,hours,sign,notes
      2026-02-30,vacation,used,8.00,,
      2026-02-03,Vacation,took,8.00,,
      2026-02-03,vacation,used,-3,,"two
      lines"
      2026-02-03,vacation,used,1e3,,
      2026-02-03,vacation,used,"8,5",,
      2026-02-03,vacation,used,999999999999,,
      2026-02-03,vacation,used,8.005,,
      2026-02-03,vacation,adjustment,1.00,down,
      2026-02-03,vacation,used
      2026-02-03,vacation,used,8.00,,no "quotes"
      1400-02-03,vacation,used,8.00,,

      2026-02-03,vacation,used,8.00,,fine
      """
    #expect(
      problems { () throws(FileProblems) in try LeaveCSV.read(Array(text.utf8)) } == [
        problem(2, .date(.noSuchDay(year: 2026, month: 2, day: 30, last: 28)), "date", "2026-02-30"),
        problem(3, .leave(.malformedType), "type", "Vacation"),
        problem(3, .leave(.unknownAction), "action", "took"),
        problem(4, .leave(.negativeHours), "hours", "-3"),
        problem(6, .leave(.malformedHours), "hours", "1e3"),
        problem(7, .leave(.decimalComma), "hours", "8,5"),
        problem(8, .leave(.hoursOutOfRange(most: .mostOfAnEntry)), "hours", "999999999999"),
        problem(9, .leave(.tooManyDecimals(most: 2)), "hours", "8.005"),
        problem(10, .leave(.unknownSign), "sign", "down"),
        problem(11, .cellCount(expected: 6, found: 3)),
        problem(12, .csv(.strayQuote), column: 35),
        problem(13, .date(.outOfRange(field: .year, value: 1400, limits: Limits.year)), "date", "1400-02-03"),
      ])
  }

  @Test("a table is recognised by its first line")
  func badHeader() {
    for (text, expected) in [
      ("", [problem(1, .missingColumn, "date, type, action, hours")]),
      (
        "date,type,date,hours,colour\n",
        [
          problem(1, .unknownColumn, "", "date"), problem(1, .unknownColumn, "", "colour"),
          problem(1, .missingColumn, "action"),
        ]
      ),
      ("date,ty\"pe\n1,2\n", [problem(1, .csv(.strayQuote), column: 8)]),
    ] {
      #expect(problems { () throws(FileProblems) in try LeaveCSV.read(Array(text.utf8)) } == expected)
    }
  }

  @Test("a table changed by a spreadsheet is read: columns in another order, an id, moments with an offset")
  func foreignCSV() throws {
    let text = "\u{FEFF}ID,Hours,Date,Action,Type,Created\r\n,8,2026-02-05,used,sick,2026-02-05T08:45:30.5+01:00\r\n"
    let row = try #require(try LeaveCSV.read(Array(text.utf8)).rows.first)
    #expect(row.id == nil)
    #expect(row.source == nil)
    #expect(row.created == 1_770_277_530_500)
    #expect(row.entry.hours == Hours(whole: 8))
  }

  @Test("a table of semicolons is read, with decimal commas; one of commas keeps its semicolons")
  func semicolons() throws {
    let file = try LeaveCSV.read(
      Array("Date;Type;Action;Hours;Notes\r\n2026-02-02;vacation;used;7,75;\"a;b, c\"\r\n".utf8))
    #expect(file.rows.map(\.entry.hours.text) == ["7.75"])
    #expect(file.rows.map { String(decoding: $0.entry.note, as: UTF8.self) } == ["a;b, c"])
    let plain = try LeaveCSV.read(Array("date;type;action;hours\n2026-02-02;vacation;used;7.75\n".utf8))
    #expect(plain.rows.map(\.entry.hours.text) == ["7.75"])
    let commas = try LeaveCSV.read(Array("date,type,action,hours,notes\n2026-02-02,vacation,used,8.00,a;b\n".utf8))
    #expect(commas.rows.map { String(decoding: $0.entry.note, as: UTF8.self) } == ["a;b"])
    #expect(throws: FileProblems.self) {
      try LeaveCSV.read(Array("date;type;action;hours\n2026-02-02;vacation;used;1,234,5\n".utf8))
    }
    #expect(throws: FileProblems.self) {
      try LeaveCSV.read(Array("date,type,action,hours\n2026-02-02,vacation,used,\"7,75\"\n".utf8))
    }
  }

  @Test("a file with mistakes names its kinds of leave, including those of wrong lines")
  func kinds() throws {
    let text = "date,type,action,hours\n2026-02-30,study,used,8\n2026-02-02,vacation,used,x\n2026-02-02,Bad,used,8\n"
    let problems = #expect(throws: FileProblems.self) { try LeaveCSV.read(Array(text.utf8)) }
    #expect(problems?.kinds.map { "\($0.line) \($0.type.string)" } == ["2 study", "3 vacation"])
    let json = #"{"format":"fasti-leave/1","entries":[{"date":"x","type":"study","action":"used","hours":"8"}]}"#
    let wrong = #expect(throws: FileProblems.self) { try LeaveJSON.read(Array(json.utf8)) }
    #expect(wrong?.kinds.map(\.type.string) == ["study"])
  }

  @Test("line breaks of all kinds are equal, and no text controls a terminal")
  func controlCharacters() throws {
    func notes(_ escaped: String) throws(FileProblems) -> [UInt8] {
      let entry = #"{"date":"2026-02-05","type":"sick","action":"used","hours":"8","notes":"\#(escaped)"}"#
      return try LeaveJSON.read(Array(#"{"format":"fasti-leave/1","entries":[\#(entry)]}"#.utf8)).rows[0].entry.note
    }
    #expect(try notes(#"a\r\nb\n\tc"#) == Array("a\nb\n\tc".utf8))
    #expect(try notes("\u{A0}å\u{2028}") == Array("\u{A0}å\u{2028}".utf8))
    for wrong in [#"\u0000"#, #"\u001b[31m"#, #"a\rb"#, #"\u007f"#, #"\u0085"#, #"\u009b"#] {
      #expect(throws: FileProblems.self) { try notes(wrong) }
    }
  }

  @Test("every bad entry of JSON is reported, with path and line")
  func badJSON() {
    let text = """
      {"format":"fasti-leave/1","entries":[
      {"date":"2026-02-05","type":"sick","action":"used","hours":8},
      {"date":"2026-02-05","type":"sick","action":"used","hours":"8","note":"x"},
      {"date":"2026-02-05","type":"sick","hours":"8"},
      {"id":"17","date":"2026-02-05","type":"sick","action":"adjustment","sign":"+","hours":"8","notes":"\\u0000"},
      null
      ]}
      """
    #expect(
      problems { () throws(FileProblems) in try LeaveJSON.read(Array(text.utf8)) } == [
        problem(2, .json(.wrongKind(expected: .string, found: .number)), "entries[0].hours", column: 60),
        problem(3, .json(.unknown), "entries[1].note", column: 64),
        problem(4, .json(.missing), "entries[2].action"),
        problem(5, .leave(.unknownSign), "entries[3].sign", "+", column: 75),
        problem(5, .controlCharacter, "entries[3].notes", "\u{0}", column: 99),
        problem(5, .malformedID, "entries[3].id", "17", column: 7),
        problem(6, .json(.wrongKind(expected: .object, found: .null)), "entries[4]"),
      ])
  }

  @Test("any other text in a journal is refused, with its line")
  func badJournal() {
    func problems(_ edit: (String) -> String) -> [FileProblem] {
      self.problems { () throws(FileProblems) in try LeaveHledger.read(Array(edit(Self.whole).utf8)) }
    }
    #expect(
      problems { $0 + "include other.journal\n~ monthly\n    a  1 h\n" } == [
        problem(41, .hledger(.unreadable), "", "include other.journal"),
        problem(42, .hledger(.unreadable), "", "~ monthly"),
        problem(43, .hledger(.stray), "", "a  1 h"),
      ])
    #expect(
      problems { $0.replacing("2026-02-02=2026-02-20", with: "2026-02-02=2026-02-27") } == [
        problem(13, .hledger(.wrongPayday(Day(year: 2026, month: 2, day: 20))))
      ])
    #expect(
      problems { $0.replacing(" 0.00 h = 14.93 h", with: " 0.00 h = 14.94 h") } == [
        problem(40, .hledger(.wrongBalance(Hours(ticks: 149_300))))
      ])
    #expect(
      problems { $0.replacing("6.46 h", with: "7.46 h").replacing("14.93", with: "16.93") } == [
        problem(23, .hledger(.differsFromProfile(Hours(ticks: 64_600)))),
        problem(35, .hledger(.differsFromProfile(Hours(ticks: 64_600)))),
      ])
    #expect(
      problems { $0.replacing("-24.00 h", with: "-23.00 h") } == [
        problem(19, .hledger(.unbalanced))
      ])
    #expect(
      problems {
        $0.replacing("leave:vacation                -24.00 h", with: "leave:vacation  24.00 h")
          .replacing("leave:vacation               24.00 h", with: "leave:vacation  -24.00 h")
      }.first
        == problem(18, .hledger(.wrongDirection)))
    #expect(
      problems { $0.replacing("expenses:leave:vacation ", with: "expenses:ski ") } == [
        problem(19, .hledger(.unknownAccount), "", "expenses:ski               24.00 h")
      ])
    #expect(
      problems { $0.replacing("-24.00 h", with: "-24.00") }.first
        == problem(18, .hledger(.malformedAmount), "", "assets:leave:vacation                -24.00"))
    #expect(
      problems { $0.replacing("\"anchor\":\"2026-02-06\"", with: "\"anchor\":\"2026-02-31\"") }.first
        == problem(
          2, .date(.noSuchDay(year: 2026, month: 2, day: 31, last: 28)), "profile.anchor", "2026-02-31"))
    #expect(
      problems { $0.replacing("fasti-leave/1", with: "fasti-leave/2") } == [
        problem(1, .unknownFormat, "fasti", "fasti-leave/2")
      ])
    #expect(
      problems { $0.replacing("000000000002", with: "000000000001") } == [
        problem(27, .repeatedID, "id", "0199aabb-ccdd-7eef-8123-000000000001")
      ])
  }

  @Test("at most a thousand mistakes are reported")
  func manyMistakes() throws {
    let text = "date,type,action,hours\n" + String(repeating: "x,sick,used,1\n", count: 5_000)
    do {
      _ = try LeaveCSV.read(Array(text.utf8))
      Issue.record("it was read")
    } catch {
      #expect(error.all.count == FileProblems.most)
      #expect(error.isCut)
    }
  }
}
