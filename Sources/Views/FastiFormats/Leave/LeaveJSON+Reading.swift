import FastiCivil
import FastiLeave

extension LeaveJSON {
  /// Reads a ledger. An unknown member is refused, and hours are not rounded.
  ///
  /// - Throws: Everything that is wrong, each mistake with its path and line.
  public static func read(_ bytes: [UInt8]) throws(FileProblems) -> LeaveFile {
    var reading = Reading()
    do throws(FileProblem) {
      try reading.read(bytes)
    } catch {
      reading.problems.add(error)
    }
    try reading.problems.check(kinds: reading.kinds)
    return LeaveFile(profile: reading.profile, rows: reading.rows)
  }

  private struct Reading {
    var problems = ProblemList()
    var profile: LeaveFile.Profile?
    var rows: [LeaveRow] = []
    /// The kinds of leave of the entries, unless the file has a profile.
    var kinds: [FileProblems.Kind] = []
    private var hasProfile = false
    private var ids = Set<EntryID>()

    mutating func read(_ bytes: [UInt8]) throws(FileProblem) {
      do throws(JSONError) {
        let root = try JSONValue(reading: bytes)
        let format = try root.field("format")
        guard LeaveJSON.format.withUTF8Buffer({ $0.elementsEqual((try? format.utf8()) ?? []) }) else {
          problems.add(
            FileProblem(.unknownFormat, at: format.place, field: format.path, value: (try? format.utf8()) ?? []))
          return
        }
        try root.checkFields("format", "profile", "entries")
        if let profile = try root.optionalField("profile") {
          hasProfile = true
          takeProfile(profile)
        }
        for entry in try root.field("entries").array() where !problems.isFull { takeEntry(entry) }
      } catch {
        throw FileProblem(error)
      }
    }

    private mutating func takeProfile(_ value: JSONValue) {
      do throws(FileProblem) { profile = try LeaveFile.Profile(value) } catch { problems.add(error) }
    }

    private mutating func takeEntry(_ value: JSONValue) {
      do throws(JSONError) {
        try value.checkFields("id", "date", "type", "action", "sign", "hours", "notes", "source", "created", "span")
      } catch {
        problems.add(FileProblem(error))
        if value.kind != .object { return }
      }
      var fields = LeaveFields()
      let before = problems.all.count
      fields.id = text(value, .id)
      fields.date = text(value, .date) ?? []
      fields.type = text(value, .type) ?? []
      if !hasProfile, let type = try? LeaveType(fields.type) {
        kinds.append(FileProblems.Kind(type: type, line: value.place.line))
      }
      fields.action = text(value, .action) ?? []
      fields.hours = text(value, .hours) ?? []
      fields.sign = text(value, .sign)
      fields.notes = text(value, .notes) ?? []
      fields.source = text(value, .source)
      fields.created = text(value, .created)
      fields.span = text(value, .span)
      guard problems.all.count == before else { return }
      let (row, faults) = fields.row(line: nil)
      for fault in faults {
        // An optional field with a mistake is present.
        let field = (try? value.optionalField(fault.name.word)) ?? value
        problems.add(
          FileProblem(fault.mistake, at: field.place, field: field.path, value: fields.value(fault.name)))
      }
      guard let row else { return }
      if let id = row.id, !ids.insert(id).inserted {
        problems.add(FileProblem(.repeatedID, at: value.place, field: value.path, value: id.bytes))
      } else {
        rows.append(row)
      }
    }

    private mutating func text(_ value: JSONValue, _ name: LeaveFields.Name) -> [UInt8]? {
      do throws(JSONError) {
        return name.isNeeded ? try value.field(name.word).utf8() : try value.optionalField(name.word)?.utf8()
      } catch {
        problems.add(FileProblem(error))
        return nil
      }
    }
  }
}
