public import FastiRecords

/// The access that a program's token gives.
public enum TokenScope: String, CaseIterable, Hashable, Sendable {
  /// Data that does not depend on the user: holidays, business days, calendars.
  case calendar
  /// All reads, including plans and leave.
  case read
  /// All changes that programs can make; there is none yet.
  case write

  /// Reads the words of an option, which may be separated by commas; no words mean ``read``.
  /// - Throws: `.invalid` for a word that is not a scope.
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
  /// Whether these scopes allow an operation that needs a scope: ``TokenScope/read`` includes the calendar.
  public func open(_ needed: TokenScope) -> Bool { contains(needed) || needed == .calendar && contains(.read) }
}
