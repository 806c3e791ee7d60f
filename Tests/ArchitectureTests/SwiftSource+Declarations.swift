extension SwiftSource {
  /// Whether the item that is declared on a line needs no doc comment: an `id`, an `init` that only stores its
  /// parameters, or a property that has the name of its type.
  func saysAll(_ index: Int) -> Bool {
    let code = SwiftSource.withoutAttributes(lines[index].code)
    let words = SwiftSource.words(code).drop(while: SwiftSource.isModifier)
    switch words.first {
    case "init": return declaration(at: index).body.map(SwiftSource.onlyStores) ?? false
    case "let", "var": return words.dropFirst().first == "id" || SwiftSource.isNamedAsItsType(code)
    default: return false
    }
  }

  /// Whether the function, initialiser or getter that is declared on a line throws. Closures among its parameters do
  /// not count.
  func throwsErrors(_ index: Int) -> Bool {
    let (head, body) = declaration(at: index)
    let words = SwiftSource.words(SwiftSource.withoutAttributes(lines[index].code)).drop(while: SwiftSource.isModifier)
    switch words.first {
    case "func", "init", "subscript":
      var depth = 0
      let outside = head.filter { character in
        if character == "(" { depth += 1 }
        defer { if character == ")" { depth -= 1 } }
        return depth == 0
      }
      return SwiftSource.words(outside).contains("throws")
    case "var": return SwiftSource.words(body ?? "").prefix(3).starts(with: ["get", "throws"])
    default: return false
    }
  }

  /// Whether a body only stores parameters: `self.day = day`, `(self.day, self.hour) = (day, hour)`.
  private static func onlyStores(_ body: String) -> Bool {
    let statements = body.split { $0 == "\n" || $0 == ";" }.map { $0.filter { $0 != " " } }.filter { !$0.isEmpty }
    return statements.allSatisfy { statement in
      let sides = statement.split(separator: "=", omittingEmptySubsequences: false)
      return sides.count == 2 && sides.allSatisfy { isName($0) || $0.first == "(" && isName($0.dropFirst().dropLast()) }
    }
  }

  private static func isName(_ text: Substring) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "," }
  }

  /// Whether a property has the name of its type, or the beginning or end of it: `month: HijriMonth`, `rule: RuleID`.
  private static func isNamedAsItsType(_ code: String) -> Bool {
    let parts = code.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, let name = words(String(parts[0])).last?.lowercased() else { return false }
    let type = parts[1].prefix { $0 != "=" && $0 != "{" }.filter { $0 != " " }.lowercased()
    return type.allSatisfy { $0.isLetter || $0.isNumber } && (type.hasPrefix(name) || type.hasSuffix(name))
  }

  /// The code of a declaration up to its body, and the body; nil if it has none.
  private func declaration(at index: Int) -> (head: String, body: String?) {
    var head = ""
    var body: String?
    var (round, curly) = (0, 0)
    for line in lines[index...] {
      let code = line.code.drop { $0 == " " }
      let goesOn = SwiftSource.continuations.contains { code.hasPrefix($0) }
      if curly == 0, round == 0, !head.isEmpty, !goesOn { break }
      for character in code {
        if character == "{", round == 0 || curly > 0 {
          curly += 1
          if curly == 1 { continue }
        } else if character == "}", curly > 0 {
          curly -= 1
          if curly == 0 { return (head, body ?? "") }
        } else if curly == 0 {
          round += character == "(" ? 1 : character == ")" ? -1 : 0
        }
        if curly > 0 { body = (body ?? "") + String(character) } else { head.append(character) }
      }
      if curly > 0 { body = (body ?? "") + "\n" } else { head.append(" ") }
    }
    return (head, body)
  }

  private static let continuations = ["throws", "->", "where", ")", "async", "rethrows", "{"]
}
