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
  public static func read(_ words: [String], field: Field) throws(Failure) -> Set<TokenScope> {
    var scopes: Set<TokenScope> = []
    for word in words.flatMap({ $0.split(separator: ",") }) {
      guard let scope = TokenScope(rawValue: String(word)) else {
        throw Failure(.value(.word(allCases.map(\.rawValue))), field: field, value: String(word))
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
