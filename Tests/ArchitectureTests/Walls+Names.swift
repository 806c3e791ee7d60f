import Foundation

extension Walls {
  /// Types with the same name in two modules that one target may import, or in a target and a module that it may
  /// import.
  static func sharedNames(_ targets: [Target], _ rows: [String: House.Row]) -> [String] {
    let types = Dictionary(
      targets.map { target in (target.name, target.files.reduce(into: Set()) { $0.formUnion($1.declaredTypes.top) }) },
      uniquingKeysWith: { $0.union($1) })
    var problems: Set<String> = []
    for (name, row) in rows {
      var home: [String: String] = [:]
      for module in row.imports.union([name]).sorted() {
        for type in types[module] ?? [] {
          if let other = home[type] { problems.insert("\(type) is declared in \(other) and in \(module)") }
          home[type] = module
        }
      }
    }
    return problems.sorted()
  }

  /// Public errors that print as their case instead of a sentence.
  static func silentErrors(_ targets: [Target]) -> [String] {
    let lines = targets.flatMap(\.files).flatMap(\.lines).map(\.code)
    let errors = lines.compactMap { line in
      line.firstMatch(of: /public (?:enum|struct) (\w+): Error\b/).map { String($0.1) }
    }
    return errors.filter { name in
      !lines.contains { $0.contains("extension \(name): ") && $0.contains("CustomStringConvertible") }
    }
  }

  /// Folders that are neither a feature nor one of the listed others, and features that are not in order.
  static func features(_ name: String, _ folders: [String], _ others: Set<String>, _ features: [String]) -> [String] {
    // Some targets have a folder Commands that contains the folders of the features.
    let words = folders.compactMap { $0.split(separator: "/").first { $0 != "Commands" } }.map(String.init)
    let known = words.filter { $0 != "." && !others.contains($0) }
    var problems = known.filter { !features.contains($0) }.map { "\(name): \($0) is not a feature" }
    let places = known.compactMap { features.firstIndex(of: $0) }
    for (before, after) in zip(places, places.dropFirst()) where after < before {
      problems.append("\(name): \(features[after]) stands after \(features[before])")
    }
    return problems
  }

  /// The first words of the program's commands, from the reference of commands.
  static func commands(_ reference: String) -> Set<String> {
    Set(
      reference.split(separator: "\n").compactMap { line in
        let words = line.split(separator: " ")
        return words.count > 2 && words[0] == "##" && words[1] == "fasti" ? String(words[2]) : nil
      })
  }

  /// Whether a text names a command: `fasti` followed by one of the commands.
  static func namesCommand(_ text: some StringProtocol, _ commands: Set<String>) -> Bool {
    var rest = text[...]
    while let found = rest.firstRange(of: "fasti ") {
      let isWord = found.lowerBound == text.startIndex || !text[text.index(before: found.lowerBound)].isLetter
      rest = rest[found.upperBound...]
      if isWord, commands.contains(String(rest.prefix { $0.isLetter || $0 == "-" })) { return true }
    }
    return false
  }

  /// String literals of a file that name a command; comments may name one.
  static func commandsInStrings(_ path: String, _ text: String, _ commands: Set<String>) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      guard let quote = line.firstIndex(of: "\""), !line.drop(while: { $0 == " " }).hasPrefix("//") else { return nil }
      return namesCommand(line[quote...], commands) ? "\(path):\(index + 1) names a command" : nil
    }
  }

  /// String literals of a file that begin like an option of the command line.
  static func optionsInStrings(_ path: String, _ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      guard line.contains("\"--"), !line.drop(while: { $0 == " " }).hasPrefix("//") else { return nil }
      return "\(path):\(index + 1) names an option"
    }
  }

  /// Texts that name a command although they belong neither to the command line (`cli.`, `say.`) nor to the server
  /// (`web.`).
  static func commandsInWords(_ words: String, _ commands: Set<String>, _ exempt: Set<String>) -> [String] {
    words.split(separator: "\n").compactMap { line in
      guard let equals = line.firstRange(of: " = "), !line.hasPrefix("#") else { return nil }
      let key = String(line[..<equals.lowerBound])
      guard !["cli.", "say.", "web."].contains(where: key.hasPrefix), !exempt.contains(key) else { return nil }
      return namesCommand(line[equals.upperBound...], commands) ? key : nil
    }
  }
}
