import FastiHolidays
import FastiRecords

/// The texts of regions and rules, which are the same whether they are typed or stand in a file.
enum RuleTexts {
  /// The mistakes of a name.
  static func failures(name: String) -> [Failure] {
    let empty = VisibleText.isVisible(name) ? [] : [Failure(.text(.emptyName), field: .givenName)]
    return empty + TypedText(text: name, field: .input(.givenName), limit: 1_000).failures
  }

  /// The mistakes of a source.
  static func failures(source: String) -> [Failure] {
    TypedText(text: source, field: .input(.source), limit: 10_000).failures
  }

  /// The mistakes of exceptions, one a line, in the text itself.
  static func failures(exceptions: String) -> [Failure] {
    TypedText(text: exceptions, field: .input(.exceptions), limit: 20_000, hasLines: true).failures
  }

  /// The mistakes of the names in exceptions.
  static func failures(_ exceptions: [RuleException]) -> [Failure] {
    exceptions.flatMap { exception -> [Failure] in
      guard case .renamed(let name) = exception.change else { return [] }
      return failures(name: String(decoding: name.text, as: UTF8.self)).map { failure in
        var failure = failure
        failure.field = .input(.exceptions)
        return failure
      }
    }
  }

  /// The mistakes of the names and sources in regions of a file, each with the region or the rule.
  static func failures(_ regions: [Region]) -> [Failure] {
    regions.flatMap { region in
      failures(region.names.entries, [], region.code.string)
        + region.rules.flatMap { failures($0.allNames, $0.sources, $0.id.string) }
    }
  }

  private static func failures(_ names: [Names.Entry], _ sources: [[UInt8]], _ place: String) -> [Failure] {
    let wrongNames = names.flatMap { failures(name: String(decoding: $0.text, as: UTF8.self)) }
    let wrongSources = sources.flatMap { failures(source: String(decoding: $0, as: UTF8.self)) }
    return [("name", wrongNames), ("source", wrongSources)].flatMap { field, found in
      found.map { Failure(.within($0.cause, FileLocation(place)), field: Field(field)) }
    }
  }
}

extension Rule {
  /// Its names, and those of years in which it has another one.
  fileprivate var allNames: [Names.Entry] {
    names.entries
      + exceptions.compactMap { exception -> Names.Entry? in
        if case .renamed(let name) = exception.change { name } else { nil }
      }
  }
}
