extension SwiftSource {
  /// The types a file declares: those at its top level that other files can name, and all others.
  struct DeclaredTypes {
    var top: Set<String> = []
    var publicTypes: Set<String> = []
    var nested: Set<String> = []
  }

  /// The types the file declares.
  var declaredTypes: DeclaredTypes {
    var found = DeclaredTypes()
    var depth = 0
    for line in lines {
      let words = line.code.split { !Self.isWord($0) }
      for (place, word) in words.enumerated() where Self.typeKeywords.contains(word) {
        guard place + 1 < words.count, let first = words[place + 1].first, first.isUppercase else { continue }
        let before = words[..<place]
        let name = String(words[place + 1])
        if before.contains("public") { found.publicTypes.insert(name) }
        if depth == 0, !before.contains("private"), !before.contains("fileprivate") {
          found.top.insert(name)
        } else {
          found.nested.insert(name)
        }
      }
      depth += line.code.reduce(0) { $0 + ($1 == "{" ? 1 : $1 == "}" ? -1 : 0) }
    }
    return found
  }

  /// The names that begin with a capital and follow no dot: what may be a top-level type.
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

  private static let typeKeywords: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "typealias"]

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
