/// The token of a program in the header `Authorization`.
enum BearerToken {
  /// The secret of `Bearer SECRET`; nil for anything else.
  static func secret(_ shown: String) -> String? {
    let parts = shown.split(separator: " ", maxSplits: 1)
    return parts.count == 2 && parts[0].lowercased() == "bearer" ? String(parts[1]) : nil
  }
}
