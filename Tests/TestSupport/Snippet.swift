import Testing

/// A few lines of text as the argument of a test, shown on one line.
package struct Snippet: ExpressibleByStringLiteral, CustomTestStringConvertible, Sendable {
  /// The text.
  package let text: String
  package init(stringLiteral text: String) { self.text = text }
  package var testDescription: String { text.replacing("\n", with: "⏎") }

  /// These snippets.
  package static func list(_ snippets: Snippet...) -> [Snippet] { snippets }
}
