/// A Swift file divided into lines of code and comments, precisely enough for these checks.
struct SwiftSource {
  /// One line: its code without comments and without the content of strings, its comment, and whether that is a doc
  /// comment.
  struct Line {
    var code = ""
    var comment = ""
    var isDocumentation = false
  }

  /// The file's path, relative to the package's root.
  let path: String
  /// Its lines, in order.
  let lines: [Line]

  init(path: String, text: String) {
    self.path = path
    var scanner = LineScanner(text)
    lines = scanner.scan()
  }

  /// The modules that the file imports.
  var imports: [String] {
    lines.flatMap { $0.code.split(separator: ";") }.compactMap { statement in
      var words = statement.split(whereSeparator: \.isWhitespace)[...]
      while let word = words.first, word.hasPrefix("@") || SwiftSource.accessLevels.contains(word) {
        words.removeFirst()
      }
      guard words.popFirst() == "import", var name = words.popFirst() else { return nil }
      if SwiftSource.importKinds.contains(name), let next = words.popFirst() { name = next }
      return String(name.prefix { $0 != "." })
    }
  }

  static let accessLevels: Set<Substring> = ["public", "package", "internal", "private", "fileprivate", "open"]
  static let importKinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor",
  ]
}

/// Reads Swift text once and separates comments and the content of strings from the code.
private struct LineScanner {
  private let bytes: [UInt8]
  private var at = 0
  private var lines: [SwiftSource.Line] = [.init()]
  private var code: [UInt8] = []
  private var comment: [UInt8] = []

  init(_ text: String) { bytes = Array(text.utf8) + [0, 0, 0] }

  mutating func scan() -> [SwiftSource.Line] {
    while at < bytes.count - 3 {
      switch (bytes[at], bytes[at + 1], bytes[at + 2]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "/"), let third): lineComment(documentation: third == UInt8(ascii: "/"))
      case (UInt8(ascii: "/"), UInt8(ascii: "*"), let third): blockComment(documentation: third == UInt8(ascii: "*"))
      case (UInt8(ascii: "\""), _, _): string(hashes: 0)
      case (UInt8(ascii: "#"), UInt8(ascii: "#"), _), (UInt8(ascii: "#"), UInt8(ascii: "\""), _): rawString()
      case (UInt8(ascii: "\n"), _, _): endLine()
      case (let byte, _, _): code.append(byte); at += 1
      }
    }
    endLine()
    return lines.dropLast()
  }

  private mutating func endLine() {
    lines[lines.count - 1].code = String(decoding: code, as: UTF8.self)
    lines[lines.count - 1].comment = String(decoding: comment, as: UTF8.self)
    code = []
    comment = []
    lines.append(.init())
    at += 1
  }

  private mutating func lineComment(documentation: Bool) {
    if documentation { lines[lines.count - 1].isDocumentation = true }
    while bytes[at] != UInt8(ascii: "\n"), at < bytes.count - 3 {
      comment.append(bytes[at])
      at += 1
    }
  }

  private mutating func blockComment(documentation: Bool) {
    var depth = 0
    repeat {
      if documentation { lines[lines.count - 1].isDocumentation = true }
      if bytes[at] == UInt8(ascii: "\n") {
        endLine()
      } else if bytes[at] == UInt8(ascii: "/"), bytes[at + 1] == UInt8(ascii: "*") {
        depth += 1
        at += 2
      } else if bytes[at] == UInt8(ascii: "*"), bytes[at + 1] == UInt8(ascii: "/") {
        depth -= 1
        at += 2
      } else {
        comment.append(bytes[at])
        at += 1
      }
    } while depth > 0 && at < bytes.count - 3
  }

  private mutating func rawString() {
    var end = at
    while bytes[end] == UInt8(ascii: "#") { end += 1 }
    guard bytes[end] == UInt8(ascii: "\"") else {
      code.append(contentsOf: bytes[at..<end])
      at = end
      return
    }
    let hashes = end - at
    at = end
    string(hashes: hashes)
  }

  /// Skips a string literal that begins here, with its interpolations.
  private mutating func string(hashes: Int) {
    let isLong = bytes[at + 1] == UInt8(ascii: "\"") && bytes[at + 2] == UInt8(ascii: "\"")
    let quotes = isLong ? 3 : 1
    code.append(contentsOf: [UInt8(ascii: "\""), UInt8(ascii: "\"")])
    at += quotes
    while at < bytes.count - 3 {
      if bytes[at] == UInt8(ascii: "\\"), isRun(of: UInt8(ascii: "#"), hashes, from: at + 1) {
        at += 1 + hashes
        if bytes[at] == UInt8(ascii: "(") { interpolation() } else { at += 1 }
      } else if isRun(of: UInt8(ascii: "\""), quotes, from: at), isRun(of: UInt8(ascii: "#"), hashes, from: at + quotes)
      {
        at += quotes + hashes
        return
      } else if bytes[at] == UInt8(ascii: "\n") {
        endLine()
        guard isLong else { return }
      } else {
        at += 1
      }
    }
  }

  private mutating func interpolation() {
    var depth = 0
    repeat {
      switch bytes[at] {
      case UInt8(ascii: "("): depth += 1; at += 1
      case UInt8(ascii: ")"): depth -= 1; at += 1
      case UInt8(ascii: "\""): string(hashes: 0)
      case UInt8(ascii: "\n"): endLine()
      default: at += 1
      }
    } while depth > 0 && at < bytes.count - 3
  }

  private func isRun(of byte: UInt8, _ count: Int, from start: Int) -> Bool {
    start + count <= bytes.count && bytes[start..<start + count].allSatisfy { $0 == byte }
  }
}
