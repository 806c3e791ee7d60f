import FastiCivil
public import FastiFormats

/// A token as shells show it, without its secret.
public struct TokenItem: FieldWritable, Sendable {
  private let token: ProgramToken

  public init(_ token: ProgramToken) { self.token = token }

  /// The name that its owner gave it, unique among the tokens.
  public var name: String { token.name }
  /// The words of its scopes.
  public var scopes: [String] { token.scopeNames }

  /// The fields in their order.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("name", token.name)
    writer.field("scopes", token.scopeNames)
    writer.field("created", Instant(seconds: token.created / 1_000).iso)
  }

  /// The columns of a CSV without tokens.
  public static let columns: [StaticString] = ["name", "scopes", "created"]
}

/// A token with its secret, which is shown only once.
public struct NewTokenItem: FieldWritable, Sendable {
  public let token: TokenItem
  /// The secret, which the program sends.
  public let secret: Secret

  /// The token's fields, then the secret.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    token.write(to: &writer)
    writer.field("token", secret.text)
  }
}
