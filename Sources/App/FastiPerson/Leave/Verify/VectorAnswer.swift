import FastiCivil
import FastiFormats
import FastiLeave

/// The answer to a query: nothing, a text, a flag, or several of these by name.
indirect enum VectorAnswer: Hashable {
  case none
  case text(String)
  case flag(Bool)
  case table([String: VectorAnswer])
  /// The engine refuses to answer, for this reason.
  case refused(String)
  /// The file expects a value that is not a possible answer: a number, a list.
  case impossible(String)

  /// The answer that a file expects.
  init(_ value: JSONValue) throws(JSONError) {
    switch value.kind {
    case .null: self = .none
    case .bool: self = .flag(try value.bool())
    case .string: self = .text(try value.text())
    case .number: self = .impossible("the number " + String(decoding: try value.number(), as: UTF8.self))
    case .array: self = .impossible("a list")
    case .object:
      var table: [String: VectorAnswer] = [:]
      for member in try value.members() {
        table[String(decoding: member.name, as: UTF8.self)] = try VectorAnswer(member.value)
      }
      self = .table(table)
    }
  }

  /// One part of two compared answers; nil if one of them lacks it.
  struct Leaf {
    let name: String
    let expected: String?
    let found: String?
  }

  /// Both answers, part by part, in the order of the names.
  static func compare(_ expected: VectorAnswer, _ found: VectorAnswer) -> [Leaf] {
    let (left, right) = (expected.leaves(""), found.leaves(""))
    return Set(left.keys).union(right.keys).sorted().map { Leaf(name: $0, expected: left[$0], found: right[$0]) }
  }

  /// The parts by name, `vacation.hours` if they are nested. An empty table inside another is a part too.
  private func leaves(_ name: String) -> [String: String] {
    guard case .table(let table) = self, name.isEmpty || !table.isEmpty else { return [name: word] }
    var leaves: [String: String] = [:]
    for (key, value) in table {
      for (path, word) in value.leaves(name.isEmpty ? key : "\(name).\(key)") { leaves[path] = word }
    }
    return leaves
  }

  private var word: String {
    switch self {
    case .none: "null"
    case .text(let text): "\"\(text)\""
    case .flag(let flag): flag ? "true" : "false"
    case .table: "{}"
    case .refused(let reason): "refused (\(reason))"
    case .impossible(let what): what
    }
  }
}
