import FastiHTTP
import FastiRecords

/// Holds a query against what a route says: a name that means nothing is a slip, not to be passed over.
enum QueryCheck {
  /// - Throws: `.usage` for a name nobody knows, one too often, or one that is missing; `.invalid` for a wrong word.
  static func check(_ target: Target, _ route: Route) throws(Failure) {
    for item in target.query {
      guard let parameter = route.query.first(where: { $0.name == item.name }) else {
        let names = route.query.map(\.name)
        throw Failure(
          .usage, code: "unknown-parameter", "there is no parameter \"\(item.name)\"", field: item.name,
          value: item.value, hint: Suggestion.nearest(item.name, among: names) ?? names.joined(separator: ", "),
          cause: .request(.malformed))
      }
      if !parameter.repeats, target.all(item.name).count > 1 {
        throw Failure(
          .usage, code: "repeated-parameter", "\(item.name) is there twice", field: item.name, value: item.value,
          cause: .request(.malformed))
      }
      if case .choice(let words) = parameter.kind, !words.contains(item.value) {
        throw Failure(
          .invalid, code: "unknown-value",
          "\(item.name) is \"\(item.value)\"; it must be one of: \(words.joined(separator: ", "))", field: item.name,
          value: item.value, hint: Suggestion.nearest(item.value, among: words), cause: .choice(words))
      }
    }
    for parameter in route.query where parameter.isRequired && (target[parameter.name] ?? "").isEmpty {
      throw Failure(
        .usage, code: "missing-parameter", "\(parameter.name) is missing: \(parameter.summary)",
        field: parameter.name, hint: "\(route.pattern.text)?\(parameter.name)=...", cause: .request(.malformed))
    }
  }
}
