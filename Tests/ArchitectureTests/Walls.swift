/// The rules of the architecture. Each is a function that returns the violations.
enum Walls {
  /// A target and its files.
  struct Target {
    let name: String
    let files: [SwiftSource]
  }

  /// Imports that a target's row does not allow, and targets that have no row.
  static func imports(_ targets: [Target], _ rows: [String: House.Row]) -> [String] {
    targets.flatMap { target -> [String] in
      guard let row = rows[target.name] else { return ["\(target.name) has no row in House.rows"] }
      return target.files.flatMap { file in
        file.imports.filter { !row.imports.contains($0) }.map { "\(file.path) imports \($0)" }
      }
    }
  }

  /// Imports of targets of the package that the manifest does not declare. They compile only in some build orders.
  static func undeclared(_ targets: [Target], _ declared: [String: Set<String>]) -> [String] {
    targets.flatMap { target in
      target.files.flatMap { file in
        file.imports.filter { declared[$0] != nil && declared[target.name]?.contains($0) != true }
          .map { "\(file.path) imports \($0)" }
      }
    }
  }

  /// Rows without a target.
  static func staleRows(_ targets: [Target], _ rows: [String: House.Row]) -> [String] {
    rows.keys.filter { name in !targets.contains { $0.name == name } }.sorted()
  }

  /// Targets whose rows import each other in a cycle.
  static func cycles(_ rows: [String: House.Row]) -> [String] {
    var settled: Set<String> = []
    var left = rows
    while true {
      let next = left.filter { $0.value.imports.allSatisfy { settled.contains($0) || rows[$0] == nil } }
      if next.isEmpty { return left.keys.sorted() }
      settled.formUnion(next.keys)
      left = left.filter { !settled.contains($0.key) }
    }
  }

  /// Words that no file, or no file of a pure target, may contain.
  static func words(_ targets: [Target], _ rows: [String: House.Row]) -> [String] {
    targets.flatMap { target -> [String] in
      var forbidden = House.forbiddenWords
      if rows[target.name]?.isPure == true { forbidden.merge(House.impureWords) { first, _ in first } }
      return target.files.flatMap { file in file.uses(of: forbidden) }
    }
  }

  /// Files that are longer than allowed.
  static func tooLong(_ files: [(path: String, lines: Int)], _ exempt: [String: String]) -> [String] {
    files.filter { $0.lines > House.longestFile && exempt[$0.path] == nil }.map { "\($0.path) has \($0.lines) lines" }
  }

  /// Files with fewer lines of code than allowed. An exempt path that ends with a slash is a folder.
  static func tooShort(_ files: [(path: String, text: String)], _ exempt: [String: String]) -> [String] {
    files.compactMap { path, text in
      let count = linesOfCode(text)
      let isExempt = exempt.keys.contains { $0.hasSuffix("/") ? path.hasPrefix($0) : path == $0 }
      return count < House.shortestFile && !isExempt ? "\(path) has \(count) lines of code" : nil
    }
  }

  /// The lines of a text that are not empty, not a comment and not an import.
  private static func linesOfCode(_ text: String) -> Int {
    text.split(separator: "\n").filter { line in
      let words = line.split(separator: " ")
      return !words.isEmpty && !words[0].hasPrefix("//") && !words.prefix(3).contains("import")
    }.count
  }

  /// Folders of tests that no target of the manifest contains, so that their tests never run.
  static func orphans(_ files: [String], _ manifest: String) -> [String] {
    let folders = Set(files.map { $0.split(separator: "/").dropFirst().dropLast().map(String.init) })
    return folders.filter { !$0.contains { manifest.contains("\"\($0)\"") } }.map { $0.joined(separator: "/") }.sorted()
  }

  /// Absolute paths of the machine on which the files were written.
  static func machinePaths(_ path: String, _ text: String, _ folders: [String]) -> [String] {
    folders.filter { text.contains($0) }.map { "\(path) names \($0)" }
  }
}

extension SwiftSource {
  /// Where the file uses one of the words, as `path:line: word (reason)`. Only words in capitals are searched in
  /// comments.
  func uses(of words: [String: String]) -> [String] {
    lines.enumerated().flatMap { index, line in
      words.filter { word, _ in
        line.code.containsWord(word) || word.allSatisfy(\.isUppercase) && line.comment.containsWord(word)
      }
      .map { "\(path):\(index + 1): \($0.key) (\($0.value))" }.sorted()
    }
  }
}

extension String {
  /// Whether the text contains `word`, but not as the end of a longer word, as a member, or as the name of a declared
  /// function.
  fileprivate func containsWord(_ word: String) -> Bool {
    var rest = self[...]
    while let found = rest.firstRange(of: word) {
      let before = self[..<found.lowerBound]
      let continues = before.last.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } ?? false
      if word.first == "." || !(continues || before.hasSuffix("func ")) { return true }
      rest = rest[found.upperBound...]
    }
    return false
  }
}
