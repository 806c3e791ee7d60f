import FastiCivil
import FastiLeave

extension LeaveCSV {
  /// Reads a table of entries. The first line names the columns, in any order and with small or capital letters; date,
  /// type, action and hours are required, and a column id is optional. Hours are not rounded. Empty lines are skipped.
  ///
  /// If the first line has semicolons and no comma, the table comes from a spreadsheet that uses the comma as decimal
  /// sign: semicolons separate cells, and hours may be written `7,75`.
  /// - Throws: Everything that is wrong, with its line.
  /// - Complexity: O(*n*).
  public static func read(_ bytes: [UInt8]) throws(FileProblems) -> LeaveFile {
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    let isOfCommas = !line.contains(UInt8(ascii: ";")) || line.contains(UInt8(ascii: ","))
    var reading = Reading(hasDecimalCommas: !isOfCommas)
    do throws(CSVError) {
      var reader = try CSVReader(bytes, separator: UInt8(ascii: isOfCommas ? "," : ";"))
      while !reading.problems.isFull, try reading.readRow(&reader) {}
    } catch {
      reading.problems.add(FileProblem(error))
    }
    if !reading.hasHeader {
      reading.problems.add(FileProblem(.missingColumn, at: TextPosition(line: 1), field: "date, type, action, hours"))
    }
    try reading.problems.check(kinds: reading.kinds)
    return LeaveFile(profile: nil, rows: reading.rows)
  }

  private struct Reading {
    var problems = ProblemList()
    var rows: [LeaveRow] = []
    /// The kinds of leave of all lines that have one.
    var kinds: [FileProblems.Kind] = []
    let hasDecimalCommas: Bool
    private var header: [LeaveFields.Name?] = []
    private var ids = Set<EntryID>()

    init(hasDecimalCommas: Bool) { self.hasDecimalCommas = hasDecimalCommas }

    var hasHeader: Bool { !header.isEmpty || !problems.all.isEmpty }

    /// Reads a line; false after the last. A line with mistakes adds problems, and reading continues with the next.
    mutating func readRow(_ reader: inout CSVReader) throws(CSVError) -> Bool {
      let line: CSVLine
      do throws(CSVError) {
        guard let next = try reader.next() else { return false }
        line = next
      } catch {
        // Without its first line the rest of a table cannot be read.
        if header.isEmpty { throw error }
        problems.add(FileProblem(error))
        return true
      }
      if line.isEmpty { return true }
      if !header.isEmpty {
        takeEntry(line)
      } else if !takeHeader(line) {
        return false
      }
      return true
    }

    private mutating func takeHeader(_ line: CSVLine) -> Bool {
      for cell in line.cells {
        let word = cell.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 + 0x20 : $0 }
        let name = LeaveFields.Name.allCases.first { $0.word.withUTF8Buffer { $0.elementsEqual(word) } }
        if name == nil || header.contains(name) { add(.unknownColumn, line, cell) }
        header.append(name)
      }
      let missing = LeaveFields.Name.allCases.filter { $0.isNeeded && !header.contains($0) }.map { field($0) }
      if !missing.isEmpty {
        let names = missing.dropFirst().reduce(missing[0]) { $0 + ", " + $1 }
        problems.add(FileProblem(.missingColumn, at: TextPosition(line: line.number), field: names))
      }
      return problems.all.isEmpty
    }

    private mutating func takeEntry(_ line: CSVLine) {
      guard line.cells.count == header.count else {
        return add(.cellCount(expected: header.count, found: line.cells.count), line)
      }
      var fields = LeaveFields()
      for (name, cell) in zip(header, line.cells) {
        if let name { fields.set(name, name == .hours && hasDecimalCommas ? withPoint(cell) : cell) }
      }
      if let type = try? LeaveType(fields.type) { kinds.append(FileProblems.Kind(type: type, line: line.number)) }
      let (row, faults) = fields.row(line: line.number)
      for fault in faults {
        problems.add(
          FileProblem(
            fault.mistake, at: TextPosition(line: line.number), field: field(fault.name),
            value: fields.value(fault.name)))
      }
      guard let row else { return }
      if let id = row.id, !ids.insert(id).inserted { return add(.repeatedID, line, id.bytes) }
      rows.append(row)
    }

    /// Hours with a decimal point instead of their only comma.
    private func withPoint(_ cell: [UInt8]) -> [UInt8] {
      let comma = UInt8(ascii: ",")
      guard !cell.contains(UInt8(ascii: ".")), cell.count(where: { $0 == comma }) == 1 else { return cell }
      return cell.map { $0 == comma ? UInt8(ascii: ".") : $0 }
    }

    private mutating func add(_ mistake: FileProblem.Mistake, _ line: CSVLine, _ value: [UInt8] = []) {
      problems.add(FileProblem(mistake, at: TextPosition(line: line.number), value: value))
    }

    private func field(_ name: LeaveFields.Name) -> String {
      name.word.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    }
  }
}

extension LeaveFields {
  /// Sets a field from a cell; an empty cell is ignored if the field is optional.
  fileprivate mutating func set(_ name: Name, _ cell: [UInt8]) {
    let optional = cell.isEmpty ? nil : cell
    switch name {
    case .id: id = optional
    case .date: date = cell
    case .type: type = cell
    case .action: action = cell
    case .hours: hours = cell
    case .sign: sign = optional
    case .notes: notes = FormulaGuard.unguarded(cell)
    case .source: source = optional.map(FormulaGuard.unguarded)
    case .created: created = optional
    case .span: span = optional
    }
  }

  /// The value of a field.
  func value(_ name: Name) -> [UInt8] {
    switch name {
    case .id: id ?? []
    case .date: date
    case .type: type
    case .action: action
    case .hours: hours
    case .sign: sign ?? []
    case .notes: notes
    case .source: source ?? []
    case .created: created ?? []
    case .span: span ?? []
    }
  }
}
