/// A public type in a file, and whether its doc comment has an example.
struct PublicType {
  let path: String
  let name: String
  /// The type at the beginning of a line that contains this one, or this one itself.
  let outermost: String
  let hasExample: Bool

  /// The public types of a Swift file, including nested ones.
  static func all(in text: String, path: String) -> [PublicType] {
    var found: [PublicType] = []
    var comment: [Substring] = []
    var outermost = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "/" && $0 != "@" && $0 != "`" }
      if line.drop(while: { $0 == " " }).hasPrefix("///") {
        comment.append(line)
      } else if let kind = words.firstIndex(where: { ["struct", "enum", "class", "protocol", "actor"].contains($0) }),
        words[..<kind].contains("public"), !words[..<kind].contains("import"), kind + 1 < words.count
      {
        let name = String(words[kind + 1])
        if line.first != " " { outermost = name }
        found.append(
          PublicType(
            path: path, name: name, outermost: outermost, hasExample: comment.contains { $0.contains("```swift") }))
      } else if words.first?.hasPrefix("@") != true {
        comment = []
      }
    }
    return found
  }
}
