public import FastiCivil

/// Why a channel refused a notification, as the log stores it and as it is shown to readers.
///
/// The log stores the ending of a program as a line such as `:1:notify-send:no display`. Earlier versions stored an English
/// sentence; no sentence begins with a colon.
///
/// ```swift
/// let stored = DeliveryReason.stored(failure)
/// print(DeliveryReason.sentence(of: stored))
/// ```
public enum DeliveryReason {
  /// The most characters that are stored.
  private static let limit = 1_000

  /// The line for a failure.
  public static func stored(_ failure: Failure) -> String {
    var line = failure.message
    if case .channel(.failed(let program, let ending, let output)) = failure.cause {
      line = ":\(text(of: ending)):\(program):\(output)"
    }
    return String(String.UnicodeScalarView(line.unicodeScalars.prefix(limit)))
  }

  /// The sentence of a line; a line that is not the ending of a program is the sentence.
  public static func sentence(of stored: String) -> Sentence {
    let parts = stored.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0].isEmpty, let ending = ending(of: parts[1]) else {
      return Sentence(.importTold, .text(stored))
    }
    let cause = ChannelCause.failed(program: String(parts[2]), ending, output: String(parts[3]))
    return cause.sentence
  }

  private static func text(of ending: ChannelCause.Ending) -> String {
    switch ending {
    case .tookTooLong: "slow"
    case .killed: "killed"
    case .status(let status): String(status)
    }
  }

  private static func ending(of text: Substring) -> ChannelCause.Ending? {
    switch text {
    case "slow": .tookTooLong
    case "killed": .killed
    default: Int(text).map { .status($0) }
    }
  }
}
