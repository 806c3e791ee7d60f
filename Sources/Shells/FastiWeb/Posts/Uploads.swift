import FastiHTTP

/// Files that a form sends.
enum Uploads {
  /// The most bytes a file may have, 10 MB. A larger one is attached on the command line, where it need not go through
  /// memory.
  static let largest = 10_000_000
  /// The most bytes of the whole form.
  static let longestBody = largest + 16_384

  /// Whether a request may bring a file.
  static func isMeant(_ request: Request) -> Bool {
    let path = request.target.segments
    return request.method == .post && path.count == 3 && path[0] == "reminders" && path[2] == "files"
  }
}
