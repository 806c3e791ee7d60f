/// The rules of the house, each a function from what is there to what is wrong with it.
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

  /// Imports of targets of the package that the manifest does not declare: they build by luck, in some orders.
  static func undeclared(_ targets: [Target], _ declared: [String: Set<String>]) -> [String] {
    targets.flatMap { target in
      target.files.flatMap { file in
        file.imports.filter { declared[$0] != nil && declared[target.name]?.contains($0) != true }
          .map { "\(file.path) imports \($0)" }
      }
    }
  }

  /// Rows of targets that are not there.
  static func staleRows(_ targets: [Target], _ rows: [String: House.Row]) -> [String] {
    rows.keys.filter { name in !targets.contains { $0.name == name } }.sorted()
  }

  /// Targets whose rows import each other round in a circle.
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

  /// Words that no file, or no file of a pure target, may hold.
  static func words(_ targets: [Target], _ rows: [String: House.Row]) -> [String] {
    targets.flatMap { target -> [String] in
      var forbidden = House.forbiddenWords
      if rows[target.name]?.isPure == true { forbidden.merge(House.impureWords) { first, _ in first } }
      return target.files.flatMap { file in file.uses(of: forbidden) }
    }
  }

  /// Files longer than they may be.
  static func tooLong(_ files: [(path: String, lines: Int)], _ exempt: [String: String]) -> [String] {
    files.filter { $0.lines > House.longestFile && exempt[$0.path] == nil }.map { "\($0.path) has \($0.lines) lines" }
  }

  /// Folders of tests that the manifest does not name, nor one above them, so that nothing runs them.
  static func orphans(_ files: [String], _ manifest: String) -> [String] {
    let folders = Set(files.map { $0.split(separator: "/").dropFirst().dropLast().map(String.init) })
    return folders.filter { !$0.contains { manifest.contains("\"\($0)\"") } }.map { $0.joined(separator: "/") }.sorted()
  }

  /// Absolute paths of the machine the tree was written on.
  static func machinePaths(_ path: String, _ text: String, _ folders: [String]) -> [String] {
    folders.filter { text.contains($0) }.map { "\(path) names \($0)" }
  }
}

extension SwiftSource {
  /// Where the file uses one of the words, as `path:line: word (why not)`; comments count for the unfinished only.
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
  /// Whether the text uses `word`: not as the end of a longer one, as somebody's member, or as a new function's name.
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
