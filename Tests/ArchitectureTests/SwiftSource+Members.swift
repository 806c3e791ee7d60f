extension SwiftSource {
  /// The static members that other files can name, as `Type.member`, of types at the top level and of what is extended.
  var declaredMembers: Set<String> {
    var found: Set<String> = []
    var owners: [(name: String, depth: Int)] = []
    var pending: String?
    var depth = 0
    for line in lines {
      var before: [String] = []
      for token in Self.tokens(line.code) {
        switch token {
        case "{":
          depth += 1
          if let name = pending { owners.append((name, depth)) }
          pending = nil
        case "}":
          if owners.last?.depth == depth { owners.removeLast() }
          depth -= 1
        default:
          if before.last == "extension" { pending = Self.extendedType(line.code) }
          if let keyword = before.last, Self.typeKeywords.contains(keyword), token.first?.isUppercase == true {
            pending = token
          }
          if let owner = owners.last, depth == 1, owner.depth == 1, before.contains("static"), !Self.isHidden(before),
            let keyword = before.last, Self.memberKeywords.contains(keyword)
          {
            found.insert("\(owner.name).\(token)")
          }
        }
        before = token == "{" || token == "}" || token == ";" ? [] : before + [token]
      }
    }
    return found
  }

  /// What the file names as `Type.member`, with the types around that one if they are written.
  var namedMembers: Set<String> {
    var names: Set<String> = []
    for line in lines {
      for chain in line.code.split(whereSeparator: { !Self.isWord($0) && $0 != "." }) {
        var types: [Substring] = []
        for word in chain.split(separator: ".") {
          if word.first?.isUppercase == true {
            types.append(word)
            continue
          }
          if !types.isEmpty { names.insert((types + [word]).joined(separator: ".")) }
          types = []
        }
      }
    }
    return names
  }

  /// The name of the type that a line extends, with those around it.
  private static func extendedType(_ code: String) -> String? {
    guard let keyword = code.firstRange(of: "extension ") else { return nil }
    return String(code[keyword.upperBound...].prefix { isWord($0) || $0 == "." })
  }

  private static func isHidden(_ words: [String]) -> Bool {
    words.contains("private") || words.contains("fileprivate")
  }

  private static let memberKeywords: Set<String> = ["let", "var", "func"]
}
