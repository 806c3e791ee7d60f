import FastiFormats
import FastiRecords

extension BackupReading {
  /// The list `changes`: the changes of the versions. A backup of an earlier version of the program has none.
  mutating func changes(_ walk: inout JSONWalk, _ stamps: BackupStamps) throws(JSONError) -> [AuthoredChange] {
    var changes: [AuthoredChange] = []
    var ids = ListedIDs()
    let isList = try Self.walk(&walk) { place, _, element in
      guard !isEnough, let change = change(element, "changes[\(place)]", stamps) else { return }
      changes.append(change)
      ids.append(change.change.id, place)
    }
    if !isList { note("changes", .list) }
    for (id, place, _) in ids.repeated() { note(duplicate: id.text, at: "changes[\(place)].id") }
    return changes
  }

  private mutating func change(_ object: JSONValue, _ path: String, _ stamps: BackupStamps) -> AuthoredChange? {
    let latest = Int(StampClock.utmost.milliseconds)
    guard let id = id("id", of: object, path), let stamp = stamp(object, path, stamps),
      let time = int("time", of: object, path, -latest...latest), let command = text("command", of: object, path),
      let device = device(object, path), let undoes = undoes(object, path)
    else { return nil }
    let kept = plain(command, as: .notes, "\(path).command")
    return AuthoredChange(
      change: Change(id: id, command: kept, time: Int64(time)), stamp: stamp, undoes: undoes, device: device)
  }

  private mutating func device(_ object: JSONValue, _ path: String) -> UInt64? {
    guard let text = text("device", of: object, path) else { return nil }
    guard let device = Stamp.device(text: text) else {
      note("\(path).device", .hex, value: text)
      return nil
    }
    return device
  }

  private mutating func undoes(_ object: JSONValue, _ path: String) -> RecordID?? {
    guard (try? object.optionalField("undoes")) != nil else { return .some(nil) }
    return id("undoes", of: object, path).map { .some($0) }
  }
}
