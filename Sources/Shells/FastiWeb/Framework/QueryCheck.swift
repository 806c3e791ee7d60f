import FastiHTTP
import FastiRecords

/// Checks a query against a route: an unknown name is refused, because it is a mistake.
enum QueryCheck {
  /// - Throws: `.usage` for an unknown, a repeated or a missing name; `.invalid` for an unknown word.
  static func check(_ target: Target, _ route: Route) throws(Failure) {
    try check(target, route.query)
    for parameter in route.query where parameter.isRequired && (target[parameter.name] ?? "").isEmpty {
      throw Failure(
        .request(.missingParameter(parameter.name)), field: Field(parameter.name),
        hint: .value("\(route.pattern.text)?\(parameter.name)=..."))
    }
  }

  /// Checks a query against parameters.
  /// - Throws: The same errors.
  static func check(_ target: Target, _ parameters: [Parameter]) throws(Failure) {
    for item in target.query {
      guard let parameter = parameters.first(where: { $0.name == item.name }) else {
        let names = parameters.map(\.name)
        throw Failure(
          .request(.unknownParameter(item.name)), field: Field(item.name), value: item.value,
          hint: .value(Suggestion.nearest(item.name, among: names) ?? names.joined(separator: ", ")))
      }
      if !parameter.repeats, target.all(item.name).count > 1 {
        throw Failure(.request(.repeatedParameter(item.name)), field: Field(item.name), value: item.value)
      }
      if case .choice(let words) = parameter.kind, !words.contains(item.value) {
        throw Failure(.value(.word(words)), field: Field(item.name), value: item.value)
      }
    }
  }
}
