extension SwiftSource {
  /// The lines of public items that have no doc comment, as `path:line: code`.
  ///
  /// Public items are those declared `public`, members of public extensions, requirements of public protocols, and
  /// cases of public enums that have associated values; the comment of the enum describes other cases. Some items need
  /// no comment: an `id`, an `init` that only stores its parameters, and a property that has the name of its type.
  var undocumented: [String] {
    publicItems.filter { documentation(of: $0) == nil && !saysAll($0) }.map(report)
  }

  /// The lines of public functions that throw although their doc comment has no `- Throws:`, as `path:line: code`.
  var undocumentedThrows: [String] {
    publicItems.filter { throwsErrors($0) && documentation(of: $0)?.contains("- Throws:") != true }.map(report)
  }

  private func report(_ index: Int) -> String {
    "\(path):\(index + 1): \(SwiftSource.withoutAttributes(lines[index].code))"
  }

  /// The lines that declare public items, by index.
  private var publicItems: [Int] {
    var scopes: [Scope] = []
    var header = ""
    var found: [Int] = []
    for (index, line) in lines.enumerated() {
      let code = SwiftSource.withoutAttributes(line.code)
      if SwiftSource.isPublicItem(code, in: scopes.last ?? .other) { found.append(index) }
      for character in line.code {
        switch character {
        case "{":
          scopes.append(Scope(header: header, outer: scopes.last ?? .other))
          header = ""
        case "}":
          _ = scopes.popLast()
          header = ""
        case ";": header = ""
        default: header.append(character)
        }
      }
      header.append(" ")
    }
    return found
  }

  /// What a pair of braces contains, as far as it decides whether its members are public.
  private enum Scope {
    case publicEnum, publicProtocol, publicExtension, other

    /// - Parameter header: the code between the last brace and the one that opens this scope.
    init(header: String, outer: Scope) {
      let words = SwiftSource.words(header)
      guard let keyword = words.lastIndex(where: { SwiftSource.scopes.contains($0) }) else {
        self = .other
        return
      }
      let leading = words[..<keyword].reversed().prefix(while: SwiftSource.isModifier)
      let isNarrow = leading.contains { SwiftSource.accessLevels.contains($0) && $0 != "public" }
      let isPublic = leading.contains("public") || (outer == .publicExtension && !isNarrow)
      switch words[keyword] {
      case "enum" where isPublic: self = .publicEnum
      case "protocol" where isPublic: self = .publicProtocol
      case "extension" where isPublic: self = .publicExtension
      default: self = .other
      }
    }
  }

  private static let scopes: Set<Substring> = [
    "enum", "protocol", "extension", "struct", "class", "actor", "func", "init", "var", "subscript", "switch",
  ]
  private static let declarations: Set<Substring> = [
    "func", "var", "let", "struct", "enum", "class", "actor", "protocol", "init", "subscript", "typealias",
    "associatedtype", "macro",
  ]
  private static let modifiers: Set<Substring> = [
    "static", "final", "mutating", "nonmutating", "consuming", "borrowing", "indirect", "override", "required",
    "convenience", "lazy", "nonisolated", "prefix", "postfix", "infix", "unsafe", "weak", "set",
  ]

  static func isModifier(_ word: Substring) -> Bool { modifiers.contains(word) || accessLevels.contains(word) }

  /// The words of a line of code, split at punctuation: `init(` is `init`.
  static func words(_ code: String) -> [Substring] {
    code.split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }

  /// A line of code without leading attributes such as `@inline(__always)`.
  static func withoutAttributes(_ code: String) -> String {
    var rest = code[...]
    while true {
      rest = rest.drop { $0 == " " }
      guard rest.first == "@" else { return String(rest) }
      rest = rest.dropFirst().drop { $0.isLetter || $0.isNumber || $0 == "_" }
      guard rest.first == "(" else { continue }
      var depth = 0
      repeat {
        if rest.first == "(" { depth += 1 }
        if rest.first == ")" { depth -= 1 }
        rest = rest.dropFirst()
      } while depth > 0 && !rest.isEmpty
    }
  }

  private static func isPublicItem(_ code: String, in scope: Scope) -> Bool {
    let words = words(code)
    let leading = words.prefix(while: isModifier)
    guard let keyword = words.dropFirst(leading.count).first else { return false }
    if scope == .publicEnum, keyword == "case" { return code.contains("(") }
    guard declarations.contains(keyword) else { return false }
    if leading.contains("public") || leading.contains("open") { return true }
    return leading.allSatisfy { !accessLevels.contains($0) } && (scope == .publicProtocol || scope == .publicExtension)
  }

  /// The doc comment above a line, before attributes and conditions on lines of their own; nil if there is none.
  private func documentation(of index: Int) -> String? {
    var comment: [String] = []
    for line in lines[..<index].reversed() {
      if line.isDocumentation {
        comment.append(line.comment)
        continue
      }
      guard comment.isEmpty else { break }
      let code = line.code.drop { $0 == " " }
      guard code.hasPrefix("#if") || (code.hasPrefix("@") && SwiftSource.withoutAttributes(line.code).isEmpty)
      else { return nil }
    }
    return comment.isEmpty ? nil : comment.reversed().joined(separator: "\n")
  }
}
