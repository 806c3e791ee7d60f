import FastiCivil
import FastiLeave

/// The fields of an entry in a file, before they are checked.
struct LeaveFields {
  /// The fields; their names are those of columns and of JSON.
  enum Name: CaseIterable {
    case id, date, type, action, hours, sign, notes, source, created, span

    var word: StaticString {
      switch self {
      case .id: "id"
      case .date: "date"
      case .type: "type"
      case .action: "action"
      case .hours: "hours"
      case .sign: "sign"
      case .notes: "notes"
      case .source: "source"
      case .created: "created"
      case .span: "span"
      }
    }

    /// Whether it is required.
    var isNeeded: Bool {
      switch self {
      case .date, .type, .action, .hours: true
      default: false
      }
    }
  }

  /// A mistake in one of the fields.
  struct Fault: Error {
    let name: Name
    let mistake: FileProblem.Mistake
  }

  var id: [UInt8]?
  var date: [UInt8] = []
  var type: [UInt8] = []
  var action: [UInt8] = []
  var hours: [UInt8] = []
  var sign: [UInt8]?
  var notes: [UInt8] = []
  var source: [UInt8]?
  var created: [UInt8]?
  var span: [UInt8]?

  /// The limits of the length of a note, in characters.
  static let notesLimits = 0...65_536
  /// The limits of the length of a source, in characters.
  static let sourceLimits = 1...200

  /// The row, or everything that is wrong with it.
  func row(line: Int?) -> (row: LeaveRow?, faults: [Fault]) {
    var faults: [Fault] = []
    func read<Value>(_ value: () throws(Fault) -> Value) -> Value? {
      do throws(Fault) { return try value() } catch {
        faults.append(error)
        return nil
      }
    }
    let day = read(readDay)
    let type = read(readType)
    let action = read(readAction)
    let hours = read(readHours)
    let notes = read { () throws(Fault) in try text(self.notes, .notes, Self.notesLimits) }
    let source = read(readSource)
    let created = read(readCreated)
    let id = read { () throws(Fault) in try uuid(self.id, .id) }
    let span = read { () throws(Fault) in try uuid(self.span, .span) }
    guard faults.isEmpty, let day, let type, let action, let hours, let notes, let source, let created, let id, let span
    else { return (nil, faults) }
    do throws(LeaveError) {
      let entry = try LeaveEntry(day: day, type: type, action: action, hours: hours, note: notes)
      return (LeaveRow(id: id, entry: entry, source: source, created: created, span: span, line: line), [])
    } catch {
      return (nil, [Fault(name: .hours, mistake: .leave(error))])
    }
  }

  private func readDay() throws(Fault) -> Day {
    do { return try Day(iso: date[...]) } catch { throw Fault(name: .date, mistake: .date(error)) }
  }

  private func readType() throws(Fault) -> LeaveType {
    do { return try LeaveType(type) } catch { throw Fault(name: .type, mistake: .leave(error)) }
  }

  private func readAction() throws(Fault) -> LeaveAction {
    let sign = self.sign.map { String(decoding: $0, as: UTF8.self) }
    do throws(LeaveError) {
      return try LeaveAction(outside: String(decoding: action, as: UTF8.self), sign: sign)
    } catch {
      throw Fault(name: error == .unknownSign ? .sign : .action, mistake: .leave(error))
    }
  }

  private func readHours() throws(Fault) -> Hours {
    do { return try Hours(exact: hours, decimals: 2) } catch { throw Fault(name: .hours, mistake: .leave(error)) }
  }

  private func readSource() throws(Fault) -> [UInt8]? {
    guard let source else { return nil }
    return try text(source, .source, Self.sourceLimits)
  }

  private func readCreated() throws(Fault) -> Int64? {
    guard let created else { return nil }
    guard let moment = MomentText.read(created) else { throw Fault(name: .created, mistake: .malformedMoment) }
    return moment
  }

  private func uuid(_ typed: [UInt8]?, _ name: Name) throws(Fault) -> EntryID? {
    guard let typed else { return nil }
    guard let text = UUIDText.normal(typed) else { throw Fault(name: name, mistake: .malformedID) }
    return EntryID(text)
  }

  /// A text that may be stored: its only control characters are line breaks and tabs, because an escape would control a
  /// terminal. CR LF, as spreadsheets write it, is a line break.
  private func text(_ text: [UInt8], _ name: Name, _ limits: ClosedRange<Int>) throws(Fault) -> [UInt8] {
    var kept: [UInt8] = []
    kept.reserveCapacity(text.count)
    var characters = 0
    for (index, byte) in text.enumerated() {
      switch byte {
      case UInt8(ascii: "\r") where index + 1 < text.count && text[index + 1] == UInt8(ascii: "\n"): continue
      case UInt8(ascii: "\t"), UInt8(ascii: "\n"): break
      case 0x00..<0x20, 0x7F: throw Fault(name: name, mistake: .controlCharacter)
      case 0x80..<0xA0 where index > 0 && text[index - 1] == 0xC2: throw Fault(name: name, mistake: .controlCharacter)
      default: break
      }
      if byte & 0xC0 != 0x80 { characters += 1 }
      kept.append(byte)
    }
    guard limits.contains(characters) else { throw Fault(name: name, mistake: .length(limits: limits)) }
    return kept
  }
}
