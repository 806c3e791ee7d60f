/// What a JSON value is, by its first byte; `true` and `false` are one kind.
public enum JSONKind: Hashable, Sendable {
  case null, bool, number, string, array, object
}
