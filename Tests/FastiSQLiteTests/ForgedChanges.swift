import FastiRecords
@testable import FastiTransfer
import Testing

/// A wrong line, by mistake of a program or by an attacker, and what must happen to it.
struct Forgery: Sendable, CustomStringConvertible {
  /// What is wrong with it.
  let name: String
  /// The expected result.
  let outcome: Outcome
  /// Makes it from the line of a change of a note.
  let forge: @Sendable (String) -> [UInt8]

  /// The expected result of a line; the changes beside it are stored in any case.
  enum Outcome: Sendable {
    /// It is refused; nil for a reason in the words of the store.
    case refused(StoreDetail?)
    /// It is refused because its stamp is in the future.
    case ahead
    /// It is stored.
    case taken
  }

  var description: String { name }

  init(_ name: String, _ outcome: Outcome, _ forge: @escaping @Sendable (String) -> [UInt8]) {
    (self.name, self.outcome, self.forge) = (name, outcome, forge)
  }

  /// A line that is a completely different text.
  init(_ name: String, _ outcome: Outcome, text: String) { self.init(name, outcome) { _ in Array(text.utf8) } }

  /// A line with a replaced part; a part after a star is replaced at its first occurrence.
  init(_ name: String, _ outcome: Outcome, _ old: String, _ new: String) {
    self.init(name, outcome) { line in
      let forged = line.replacing(old, with: new, maxReplacements: 1)
      if forged == line { Issue.record("\(name): \(old) is not in \(line)") }
      return Array(forged.utf8)
    }
  }

  /// A line with a replaced value of a member, in the change or, for a path of two names, in its version.
  init(_ name: String, _ outcome: Outcome, member: String, _ value: String, ofVersion: Bool = false) {
    self.init(name, outcome) { line in
      let start = ofVersion ? line.firstRange(of: #""versions":["#)?.upperBound ?? line.startIndex : line.startIndex
      guard let found = line[start...].firstRange(of: "\"\(member)\":") else {
        Issue.record("\(name): \(member) is not in \(line)")
        return []
      }
      // A text, a number or a flag; none of them contains a comma or a brace here.
      let end = line[found.upperBound...].firstIndex { $0 == "," || $0 == "}" } ?? line.endIndex
      return Array("\(line[..<found.upperBound])\(value)\(line[end...])".utf8)
    }
  }
}

extension Forgery {
  static let all = texts + members + versions + columns + foreign

  private static let texts: [Forgery] = [
    Forgery("a line that ends in the middle", .refused(.notJSON)) { Array($0.utf8.prefix($0.utf8.count / 2)) },
    Forgery("a line without its last brace", .refused(.notJSON)) { Array($0.utf8.dropLast()) },
    Forgery("a line with a second value", .refused(.notJSON)) { Array(($0 + "{}").utf8) },
    Forgery("a text without JSON", .refused(.notJSON), text: "<html>captive portal</html>"),
    Forgery("bytes that are not UTF-8", .refused(.notJSON)) { _ in [0x7B, 0xFF, 0xFE, 0x7D] },
    Forgery("null", .refused(.incomplete), text: "null"),
    Forgery("a list", .refused(.incomplete), text: "[]"),
    Forgery("a number", .refused(.incomplete), text: "42"),
    Forgery("a string", .refused(.incomplete), text: #""change""#),
    Forgery("an empty object", .refused(.incomplete), text: "{}"),
    Forgery("a member twice", .refused(.notJSON), #"{"id":"#, #"{"time":1,"id":"#),
    Forgery("a lone surrogate", .refused(.notJSON), member: "command", #""\ud800""#),
    Forgery("nesting beyond all limits", .refused(.notJSON)) { line in
      let deep = String(repeating: "[", count: 100_000)
      return Array(line.replacing(#""versions":["#, with: #""versions":[\#(deep)"#).utf8)
    },
  ]

  private static let members: [Forgery] = [
    Forgery("NaN", .refused(.notJSON), member: "time", "NaN"),
    Forgery("infinity", .refused(.notJSON), member: "time", "-Infinity"),
    Forgery("a time with an exponent", .refused(.incomplete), member: "time", "1e12"),
    Forgery("a time with a fraction", .refused(.incomplete), member: "time", "1.5"),
    Forgery("a time as text", .refused(.incomplete), member: "time", #""now""#),
    Forgery("a time of the year 10000", .refused(.member("time")), member: "time", "253402300800000"),
    Forgery("a time before the year 1", .refused(.member("time")), member: "time", "-62135596800001"),
    Forgery("the greatest whole number as time", .refused(.member("time")), member: "time", "9223372036854775807"),
    Forgery("a time beyond whole numbers", .refused(.incomplete), member: "time", "9223372036854775808"),
    Forgery("an id that is not a UUID", .refused(.incomplete), member: "id", #""first""#),
    Forgery("an id as number", .refused(.member("id")), member: "id", "7"),
    Forgery("no id", .refused(.incomplete), #""id":"#, #""ID":"#),
    Forgery("a stamp that is not one", .refused(.incomplete), member: "stamp", #""yesterday""#),
    Forgery("a stamp of the year 3000", .ahead, member: "stamp", #""1d9027bdd400.0000.6abd878bf83e6b6b""#),
    Forgery("a device that is not one", .refused(.incomplete), member: "device", #""laptop""#),
    Forgery("a command as number", .refused(.member("command")), member: "command", "7"),
    Forgery("a command of 10,001 bytes", .refused(.member("command"))) { line in
      let long = String(repeating: "x", count: 10_001)
      return Array(line.replacing(#""command":"write""#, with: #""command":"\#(long)""#).utf8)
    },
    Forgery("a command with U+0000", .refused(.member("command")), member: "command", #""a\u0000b""#),
    Forgery("it undoes what is not a UUID", .refused(.member("undoes")), #""versions":"#, #""undoes":"x","versions":"#),
    Forgery("it undoes a number", .refused(.member("undoes")), #""versions":"#, #""undoes":1,"versions":"#),
    Forgery(
      "it undoes a change that is not here", .taken, #""versions":"#,
      #""undoes":"01a204fc-adb0-7000-8000-0000000000aa","versions":"#),
    Forgery("it undoes itself", .taken) { line in
      let id = line.dropFirst(7).prefix(36)
      return Array(line.replacing(#""versions":"#, with: #""undoes":"\#(id)","versions":"#).utf8)
    },
    Forgery("no versions", .refused(.incomplete), #""versions":"#, #""verses":"#),
    Forgery("versions as object", .refused(.incomplete)) { line in
      Array(line.prefix { $0 != "[" }.utf8) + Array("{}}".utf8)
    },
    Forgery("more versions than a change has", .refused(.incomplete)) { line in
      let many = repeatElement("0", count: 100_001).joined(separator: ",")
      return Array(line.prefix { $0 != "[" }.utf8) + Array("[\(many)]}".utf8)
    },
    Forgery("a member of a later program", .taken, #""versions":"#, #""later":{"x":[1.5]},"versions":"#),
  ]

  private static let versions: [Forgery] = [
    Forgery("a version that is a number", .refused(.incomplete), #""versions":["#, #""versions":[7,"#),
    Forgery("a version without kind", .refused(.incomplete), #""kind":"#, #""Kind":"#),
    Forgery("a kind as number", .refused(.member("kind")), member: "kind", "7", ofVersion: true),
    Forgery("a thing that is not a UUID", .refused(.incomplete), member: "id", #""x""#, ofVersion: true),
    Forgery(
      "the id of another thing", .refused(.columns), member: "id", #""01a204fc-adb0-7000-8000-0000000000ab""#,
      ofVersion: true),
    Forgery("a version with a stamp that is not one", .refused(.incomplete), member: "stamp", #""0""#, ofVersion: true),
    Forgery(
      "a version with a stamp of the year 3000", .ahead, member: "stamp", #""1d9027bdd400.0000.6abd878bf83e6b6b""#,
      ofVersion: true),
    Forgery("a deletion that is a text", .refused(.incomplete), member: "deleted", #""no""#, ofVersion: true),
    Forgery(
      "it replaces what is not a stamp", .refused(.member("replaces")), member: "replaces", #""x""#, ofVersion: true),
    Forgery("it replaces a number", .refused(.member("replaces")), member: "replaces", "7", ofVersion: true),
    Forgery("a negative count", .refused(.member("earlier")), #""deleted":"#, #""earlier":-1,"deleted":"#),
    Forgery("a count with a fraction", .refused(.member("earlier")), #""deleted":"#, #""earlier":1.5,"deleted":"#),
    Forgery("a count beyond all limits", .taken, #""deleted":"#, #""earlier":4611686018427387904,"deleted":"#),
    Forgery("a file that is not a hash", .refused(.member("file")), #""deleted":"#, #""file":"../x","deleted":"#),
    Forgery("a file as list", .refused(.member("file")), #""deleted":"#, #""file":[],"deleted":"#),
    Forgery("the same version twice", .taken) { line in
      let version = line.drop { $0 != "[" }.dropFirst().dropLast(2)
      return Array(line.replacing("\(version)", with: "\(version),\(version)").utf8)
    },
  ]

  private static let columns: [Forgery] = [
    Forgery("no columns", .refused(.member("columns")), #""columns":"#, #""Columns":"#),
    Forgery("columns as list", .refused(.member("columns"))) { line in
      let start = line.firstRange(of: #""columns":"#)?.upperBound ?? line.endIndex
      return Array("\(line[..<start])[]}]}".utf8)
    },
    Forgery("a column of another type", .refused(.columns), member: "text", "7", ofVersion: true),
    Forgery("a column that is a list", .refused(.member("text")), member: "text", "[]", ofVersion: true),
    Forgery("a day that no calendar has", .refused(nil), member: "day", #""2026-02-30""#, ofVersion: true),
    Forgery("a text of a megabyte", .refused(nil)) { line in
      let long = String(repeating: "x", count: 1 << 20)
      return Array(line.replacing(#""text":"forged"#, with: #""text":"\#(long)"#).utf8)
    },
    Forgery("a text with U+0000", .refused(nil), member: "text", #""a\u0000b""#, ofVersion: true),
    Forgery("a later column", .taken, #""columns":{"#, #""columns":{"later":"text","#),
    Forgery("a later column that is a list", .refused(.laterColumns), #""columns":{"#, #""columns":{"later":[1],"#),
    Forgery("a later column with a fraction", .refused(.laterColumns), #""columns":{"#, #""columns":{"later":1.5,"#),
    Forgery("a later column of 70,000 bytes", .refused(nil)) { line in
      let long = String(repeating: "x", count: 70_000)
      return Array(line.replacing(#""columns":{"#, with: #""columns":{"later":"\#(long)","#).utf8)
    },
    Forgery("an attachment outside its folder", .refused(nil)) { line in
      let columns =
        #""reminder":"01a204fc-adb0-7000-8000-0000000000ac","name":"x","type":"file","#
        + #""file":"../../../../../../../../../../home/.bashrc","media_type":"text/plain","bytes":3,"created":1"#
      let start = line.firstRange(of: #""columns":{"#)?.upperBound ?? line.endIndex
      let head = line[..<start].replacing(#""kind":"note""#, with: #""kind":"attachment""#)
      return Array("\(head)\(columns)}}]}".utf8)
    },
  ]

  private static let foreign: [Forgery] = [
    Forgery("a kind of a later program", .taken, #""kind":"note""#, #""kind":"sealed""#),
    Forgery("numbers of a later program", .taken) { line in
      Array(
        line.replacing(#""kind":"note""#, with: #""kind":"sealed","numbers":[\#(Self.numbers)]"#).utf8)
    },
    Forgery("a kind without name", .refused(nil), #""kind":"note""#, #""kind":"""#),
    Forgery("a kind with a name of 101 letters", .refused(nil)) { line in
      let long = String(repeating: "k", count: 101)
      return Array(line.replacing(#""kind":"note""#, with: #""kind":"\#(long)""#).utf8)
    },
    Forgery("a version of a later program of two megabytes", .refused(nil)) { line in
      let long = String(repeating: "x", count: 2 << 20)
      return Array(line.replacing(#""kind":"note""#, with: #""kind":"sealed","x":"\#(long)""#).utf8)
    },
    Forgery("a version of a later program, 20 levels deep", .refused(.notJSON)) { line in
      let (open, close) = (String(repeating: "[", count: 20), String(repeating: "]", count: 20))
      return Array(line.replacing(#""kind":"note""#, with: #""kind":"sealed","x":\#(open)\#(close)"#).utf8)
    },
    Forgery("a later version with a stamp of the year 3000", .ahead) { line in
      let stamp = #""stamp":"1d9027bdd400.0000.6abd878bf83e6b6b""#
      let start = line.firstRange(of: #""versions":["#)?.upperBound ?? line.endIndex
      let version = line[start...].replacing(#""kind":"note""#, with: #""kind":"sealed""#)
      guard let found = version.firstRange(of: #""stamp":""#) else { return [] }
      let end = version.index(found.lowerBound, offsetBy: stamp.count)
      return Array("\(line[..<start])\(version[..<found.lowerBound])\(stamp)\(version[end...])".utf8)
    },
  ]

  /// Numbers that do not fit a whole number of this program.
  static let numbers = "1.50,0.1e-7,12345678901234567890123,-0.0,1E400"
}
