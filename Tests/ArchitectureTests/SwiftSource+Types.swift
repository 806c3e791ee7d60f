extension SwiftSource {
  /// The types that a file declares: those at its top level that other files can name, and all others.
  struct DeclaredTypes {
    var top: Set<String> = []
    var publicTypes: Set<String> = []
    var nested: Set<String> = []
  }

  /// The types that the file declares.
  var declaredTypes: DeclaredTypes {
    var found = DeclaredTypes()
    var depth = 0
    for line in lines {
      var before: [String] = []
      for token in Self.tokens(line.code) {
        if token == "{" { depth += 1 } else if token == "}" { depth -= 1 }
        if let keyword = before.last, Self.typeKeywords.contains(keyword), token.first?.isUppercase == true {
          if before.contains("public") { found.publicTypes.insert(token) }
          let isHidden = before.contains("private") || before.contains("fileprivate")
          if depth == 0, !isHidden { found.top.insert(token) } else { found.nested.insert(token) }
        }
        before = token == "{" || token == "}" || token == ";" ? [] : before + [token]
      }
    }
    return found
  }

  /// The words of a line of code, and its braces and semicolons.
  static func tokens(_ code: String) -> [String] {
    var tokens: [String] = []
    var word = ""
    for character in code + " " {
      if isWord(character) {
        word.append(character)
        continue
      }
      if !word.isEmpty { tokens.append(word) }
      word = ""
      if character == "{" || character == "}" || character == ";" { tokens.append(String(character)) }
    }
    return tokens
  }

  /// The capitalised names that do not follow a dot, which may be top-level types.
  var namedTypes: Set<String> {
    var names: Set<String> = []
    for line in lines where !line.code.contains("import ") {
      var before: Character = " "
      var word = ""
      for character in line.code + " " {
        if Self.isWord(character) {
          word.append(character)
          continue
        }
        if before != ".", word.first?.isUppercase == true { names.insert(word) }
        word = ""
        before = character
      }
    }
    return names
  }

  static let typeKeywords: Set<String> = ["struct", "class", "enum", "protocol", "actor", "typealias"]

  static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
