import FastiCivil
import FastiLeave

/// Reads the lines of a journal into transactions: the part of hledger's format that Fasti writes, and the changes that
/// people are likely to make by hand. Any other line is a mistake.
struct HledgerScanner {
  private(set) var problems = ProblemList()
  private(set) var transactions: [HledgerTransaction] = []
  /// The tags in comments outside transactions.
  private(set) var header: [HledgerTransaction.Tag] = []
  private var isInTransaction = false

  mutating func scan(_ bytes: [UInt8]) {
    guard bytes.count <= CSVReader.longestText else {
      return problems.add(FileProblem(.csv(.tooLong(limit: CSVReader.longestText)), at: TextPosition(line: 1)))
    }
    var (start, number) = (ByteOrderMark.length(in: bytes), 1)
    while start < bytes.count, !problems.isFull {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      var line = bytes[start..<end]
      if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
      read(Array(line), number)
      (start, number) = (end + 1, number + 1)
    }
  }

  private mutating func read(_ line: [UInt8], _ number: Int) {
    if let offset = UTF8Check.firstInvalid(line) {
      return problems.add(FileProblem(.csv(.notUTF8), at: TextPosition(line: number, column: offset + 1)))
    }
    if line.contains(0) { return add(.csv(.zeroByte), number) }
    let text = line[...].trimmed
    guard let first = text.first else {
      isInTransaction = false
      return
    }
    do throws(FileProblem.Mistake.Thrown) {
      switch (line[0] == UInt8(ascii: " ") || line[0] == UInt8(ascii: "\t"), first) {
      case (_, UInt8(ascii: ";")): try takeComment(text.dropFirst(), number)
      case (false, UInt8(ascii: "#")): isInTransaction = false
      case (true, _): try takePosting(text, number)
      case (false, UInt8(ascii: "0")...UInt8(ascii: "9")): try takeTransaction(text, number)
      default: try takeDirective(text)
      }
    } catch {
      if isInTransaction { transactions[transactions.count - 1].isBroken = true }
      problems.add(FileProblem(error.mistake, at: TextPosition(line: number), value: Array(text)))
    }
  }

  private mutating func add(_ mistake: FileProblem.Mistake, _ line: Int) {
    problems.add(FileProblem(mistake, at: TextPosition(line: line)))
  }

  // MARK: Lines

  private mutating func takeDirective(_ text: ArraySlice<UInt8>) throws(FileProblem.Mistake.Thrown) {
    isInTransaction = false
    for directive in ["decimal-mark .", "commodity ", "account "] as [StaticString] {
      if directive.withUTF8Buffer({ text.starts(with: $0) }) { return }
    }
    throw .init(.hledger(.unreadable))
  }

  /// `2026-02-02=2026-02-20 * description  ; comment`
  private mutating func takeTransaction(_ text: ArraySlice<UInt8>, _ number: Int) throws(FileProblem.Mistake.Thrown) {
    isInTransaction = true
    let (statement, comment) = text.split(at: UInt8(ascii: ";"))
    let dates = statement.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    let (day, payday) = dates.split(at: UInt8(ascii: "="))
    // The next lines belong to the transaction, even if its date cannot be read.
    transactions.append(
      HledgerTransaction(line: number, day: Limits.days.first, payday: nil))
    let read = HledgerTransaction(line: number, day: try self.day(day), payday: try payday.map(self.payday))
    transactions[transactions.count - 1] = read
    if let comment { try takeComment(comment, number) }
  }

  private func day(_ text: ArraySlice<UInt8>) throws(FileProblem.Mistake.Thrown) -> Day {
    do throws(CivilError) { return try Day(iso: text) } catch { throw .init(.date(error)) }
  }

  /// A second date. The payday of an entry in 2999 may be in 3000 or 3001, unlike any other date.
  private func payday(_ text: ArraySlice<UInt8>) throws(FileProblem.Mistake.Thrown) -> Day {
    guard text.starts(with: "3000-".utf8) || text.starts(with: "3001-".utf8) else { return try day(text) }
    // The calendar repeats after 400 years, which are 146,097 days.
    return try day("260".utf8 + text.dropFirst(3)) + 146_097
  }

  /// `assets:leave:vacation    -24.00 h = 9.72 h  ; date2:2026-02-20`
  private mutating func takePosting(_ text: ArraySlice<UInt8>, _ number: Int) throws(FileProblem.Mistake.Thrown) {
    guard isInTransaction else { throw .init(.hledger(.stray)) }
    let (statement, comment) = text.split(at: UInt8(ascii: ";"))
    let end = statement.accountEnd
    var posting = HledgerTransaction.Posting(line: number, account: Array(statement[..<end]))
    guard Self.accounts.contains(where: { posting.type(after: $0) != nil }) else {
      throw .init(.hledger(.unknownAccount))
    }
    let (amount, asserted) = statement[end...].split(at: UInt8(ascii: "="))
    if !amount.trimmed.isEmpty {
      posting.hours = try hours(amount.trimmed)
      posting.isNegative = amount.trimmed.first == UInt8(ascii: "-")
    }
    if let asserted { posting.asserted = try hours(asserted.trimmed) }
    if let comment, let date = comment.value(of: "date2") { posting.payday = try payday(date.trimmed) }
    transactions[transactions.count - 1].postings.append(posting)
  }

  /// The prefixes of the accounts that are read; a kind of leave follows.
  private static var accounts: [StaticString] {
    [
      "assets:leave:", "expenses:leave:", "income:leave:", "equity:adjustment:", "equity:leave:", "expenses:forfeited:",
    ]
  }

  private func hours(_ text: ArraySlice<UInt8>) throws(FileProblem.Mistake.Thrown) -> Hours {
    guard text.last == UInt8(ascii: "h") else { throw .init(.hledger(.malformedAmount)) }
    do throws(LeaveError) { return try Hours(exact: text.dropLast().trimmed) } catch { throw .init(.leave(error)) }
  }

  /// `id:UUID, source:typed`, `notes: "..."`
  private mutating func takeComment(_ text: ArraySlice<UInt8>, _ number: Int) throws(FileProblem.Mistake.Thrown) {
    var rest = text.trimmed
    while let name = LeaveHledger.TagName.allCases.first(where: { rest.value(of: $0.word) != nil }) {
      guard var value = rest.value(of: name.word)?.trimmed else { return }
      if value.first == UInt8(ascii: "\"") {
        let end = value.quotedEnd
        guard let read = try? JSONValue(reading: Array(value[..<end])).utf8() else { throw .init(.unknownWord) }
        (rest, value) = (value[end...], read[...])
      } else {
        let end = name.endsAtComma ? value.firstIndex(of: UInt8(ascii: ",")) ?? value.endIndex : value.endIndex
        (rest, value) = (value[end...], value[..<end].trimmed)
      }
      let tag = HledgerTransaction.Tag(name: name, value: Array(value), line: number)
      if isInTransaction { transactions[transactions.count - 1].tags.append(tag) } else { header.append(tag) }
      rest = rest.drop { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }
  }
}

extension FileProblem.Mistake {
  /// A mistake on the way to its line.
  struct Thrown: Error {
    let mistake: FileProblem.Mistake
    init(_ mistake: FileProblem.Mistake) { self.mistake = mistake }
  }
}

extension ArraySlice<UInt8> {
  /// The text without spaces and tabs at its ends.
  var trimmed: ArraySlice<UInt8> {
    var text = drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    while let last = text.last, last == UInt8(ascii: " ") || last == UInt8(ascii: "\t") { text = text.dropLast() }
    return text
  }

  /// The text before the first occurrence of a byte, and the text after it.
  fileprivate func split(at byte: UInt8) -> (ArraySlice<UInt8>, ArraySlice<UInt8>?) {
    guard let index = firstIndex(of: byte) else { return (self, nil) }
    return (self[..<index], self[(index + 1)...])
  }

  /// The text after `name:`; nil if it does not begin with that.
  fileprivate func value(of name: StaticString) -> ArraySlice<UInt8>? {
    let text = trimmed
    guard name.withUTF8Buffer({ text.starts(with: $0) }) else { return nil }
    let rest = text.dropFirst(name.utf8CodeUnitCount)
    return rest.first == UInt8(ascii: ":") ? rest.dropFirst() : nil
  }

  /// The end of an account: two spaces, a tab, or the end of the line.
  fileprivate var accountEnd: Index {
    var index = startIndex
    while index < endIndex {
      if self[index] == UInt8(ascii: "\t")
        || (self[index] == UInt8(ascii: " ") && index + 1 < endIndex && self[index + 1] == UInt8(ascii: " "))
      {
        return index
      }
      index += 1
    }
    return endIndex
  }

  /// The end of the quoted text that begins here.
  fileprivate var quotedEnd: Index {
    var index = startIndex + 1
    while index < endIndex, self[index] != UInt8(ascii: "\"") { index += self[index] == UInt8(ascii: "\\") ? 2 : 1 }
    return Swift.min(index + 1, endIndex)
  }
}
