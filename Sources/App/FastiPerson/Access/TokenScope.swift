public import FastiRecords

/// What a program's token opens.
public enum TokenScope: String, CaseIterable, Hashable, Sendable {
  /// What is the same for everybody in a region: holidays, business days, calendars.
  case calendar
  /// Everything that can be read, plans and leave too.
  case read
  /// What changes something.
  case write

  /// Reads the words of an option, each of which may hold several with commas; ``read`` for none.
  /// - Throws: `.invalid` for a word that is no scope.
  public static func read(_ words: [String], field: String) throws(Failure) -> Set<TokenScope> {
    var scopes: Set<TokenScope> = []
    for word in words.flatMap({ $0.split(separator: ",") }) {
      guard let scope = TokenScope(rawValue: String(word)) else {
        let names = allCases.map(\.rawValue)
        throw Failure(
          .invalid, code: "unknown-value",
          "\(field) is \"\(word)\"; it must be one of: \(names.joined(separator: ", "))", field: field,
          value: String(word), hint: Suggestion.nearest(String(word), among: names))
      }
      scopes.insert(scope)
    }
    return scopes.isEmpty ? [.read] : scopes
  }
}

extension Set<TokenScope> {
  /// Whether these open what needs that scope: ``TokenScope/read`` opens the calendar too.
  public func open(_ needed: TokenScope) -> Bool { contains(needed) || needed == .calendar && contains(.read) }
}
