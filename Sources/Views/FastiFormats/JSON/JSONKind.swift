/// The kinds of JSON values.
public enum JSONKind: Hashable, Sendable {
  case null, bool, number, string, array, object
}
