import FastiFormats
import FastiRecords

/// The things of a range of ids in one store, as a count and a sum.
struct ComparedRange: Hashable {
  /// The first id.
  let from: RecordID
  /// The id after the last one; nil for no end.
  let before: RecordID?
  /// The number of things.
  let count: Int
  /// The sum of the hashes of their greatest versions.
  let sum: String

  /// The range of all ids.
  static let all: (from: RecordID, before: RecordID?) = (RecordID(high: 0, low: 0), nil)
  /// A range of at most this many things is compared thing by thing.
  static let few = 64

  /// A range of a store.
  init(_ heads: [VersionHead], from: RecordID, before: RecordID?) {
    var sum = VersionSum()
    for head in heads where Self.holds(head.id, from: from, before: before) { sum.add(head.hash) }
    self.init(from: from, before: before, count: sum.count, sum: sum.hex)
  }

  fileprivate init(from: RecordID, before: RecordID?, count: Int, sum: String) {
    (self.from, self.before, self.count, self.sum) = (from, before, count, sum)
  }

  /// Whether an id is in a range.
  static func holds(_ id: RecordID, from: RecordID, before: RecordID?) -> Bool {
    id >= from && before.map { id < $0 } ?? true
  }

  /// Parts of a range, with about equal numbers of things.
  static func parts(_ heads: [VersionHead], from: RecordID, before: RecordID?) -> [ComparedRange] {
    let size = (heads.count + 15) / 16
    var starts = [from]
    for place in stride(from: size, to: heads.count, by: size) where heads[place].id > starts[starts.count - 1] {
      starts.append(heads[place].id)
    }
    return starts.indices.map { place in
      ComparedRange(heads, from: starts[place], before: place + 1 < starts.count ? starts[place + 1] : before)
    }
  }
}

/// A server's description of a range: its things if there are few, otherwise the sums of its parts.
enum Comparison {
  case things([VersionHead])
  case parts([ComparedRange])

  /// Describes a range.
  init(_ heads: [VersionHead], from: RecordID, before: RecordID?) {
    self =
      heads.count <= ComparedRange.few ? .things(heads) : .parts(ComparedRange.parts(heads, from: from, before: before))
  }

  var bytes: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      switch self {
      case .things(let heads):
        json.name("things")
        json.array(heads) { json, head in
          json.object { json in
            json.field("kind", head.kind)
            json.field("id", head.id.text)
            json.field("stamp", head.stamp.text)
            json.field("hash", SyncDescription.hex(head.hash))
          }
        }
      case .parts(let parts):
        json.name("parts")
        json.array(parts) { json, part in
          json.object { json in
            json.field("from", part.from.text)
            json.field("before", part.before?.text)
            json.field("count", part.count)
            json.field("sum", part.sum)
          }
        }
      }
    }
    return json.bytes
  }

  /// Reads the text of ``bytes`` about a range; parts must be smaller than the range.
  static func read(_ bytes: [UInt8], from: RecordID, before: RecordID?) throws(Failure) -> Comparison {
    guard let json = try? JSONValue(reading: bytes) else { throw SyncMessage.bad("compare") }
    if let things = try? json.optionalField("things")?.array() {
      var heads: [VersionHead] = []
      for thing in things {
        guard let kind = try? thing.field("kind").text(), kind.utf8.count <= 100,
          let id = (try? thing.field("id").text()).flatMap({ RecordID(text: $0) }),
          let stamp = (try? thing.field("stamp").text()).flatMap({ Stamp(text: $0) }),
          let hash = (try? thing.field("hash").text()).flatMap({ SyncDescription.unhex($0) }),
          ComparedRange.holds(id, from: from, before: before)
        else { throw SyncMessage.bad("compare") }
        heads.append(VersionHead(kind: kind, id: id, stamp: stamp, hash: hash))
      }
      return .things(heads)
    }
    guard let list = try? json.field("parts").array(), (2...16).contains(list.count) else {
      throw SyncMessage.bad("compare")
    }
    var parts: [ComparedRange] = []
    var next = from
    for (place, part) in list.enumerated() {
      let end = (try? part.optionalField("before")?.text()).flatMap { RecordID(text: $0) }
      guard let start = (try? part.field("from").text()).flatMap({ RecordID(text: $0) }), start == next,
        place + 1 == list.count
          ? end == before : end.map({ $0 > start && ComparedRange.holds($0, from: from, before: before) }) ?? false,
        let count = try? part.field("count").int(0...Int.max), let sum = try? part.field("sum").text()
      else { throw SyncMessage.bad("compare") }
      parts.append(ComparedRange(from: start, before: end, count: count, sum: sum))
      next = end ?? next
    }
    return .parts(parts)
  }
}
