import FastiFormats
import FastiHTTP

/// Counts the answers since the server's start.
final class RequestMeter: Sendable {
  /// The upper bounds of the classes of duration, in microseconds.
  static let bounds: [Int64] = [100, 1_000, 5_000, 25_000, 100_000, 500_000, 2_500_000, 10_000_000]

  /// The key of a count. A route is its pattern, so there are as many keys as the table of routes allows.
  private struct Kind: Hashable {
    let route: String
    let method: String
    let status: Int
  }

  private struct Counts {
    var answers: [Kind: Int] = [:]
    var refusals: [Int: Int] = [:]
    var classes = [Int](repeating: 0, count: bounds.count + 1)
    var microseconds: Int64 = 0
    var bytes = 0
  }

  private let counts = Lock(Counts())
  /// The moment of the start, in seconds since 1970.
  private let start: Int64

  init(start: Int64) { self.start = start }

  func count(_ answer: RequestNote) {
    let place = Self.bounds.firstIndex { answer.microseconds <= $0 } ?? Self.bounds.count
    counts.with { counts in
      counts.answers[Kind(route: answer.route ?? "", method: answer.method, status: answer.status), default: 0] += 1
      counts.classes[place] += 1
      counts.microseconds += answer.microseconds
      counts.bytes += answer.bytes ?? 0
    }
  }

  /// Counts a request that was refused before it was read.
  func count(refusal status: Int) { counts.with { $0.refusals[status, default: 0] += 1 } }

  /// The counts in the text format of Prometheus.
  /// - Source: Prometheus, Exposition formats, text format 0.0.4.
  var text: String {
    let counts = counts.with { $0 }
    var text = Self.head("fasti_requests_total", "counter", "Answers by route, method and status.")
    let answers = counts.answers.map { kind, count in
      "fasti_requests_total{route=\"\(kind.route)\",method=\"\(kind.method)\",status=\"\(kind.status)\"} \(count)\n"
    }
    text += answers.sorted().joined()
    text += Self.head("fasti_refusals_total", "counter", "Requests that were refused before they were looked at.")
    for (status, count) in counts.refusals.sorted(by: { $0.key < $1.key }) {
      text += "fasti_refusals_total{status=\"\(status)\"} \(count)\n"
    }
    text += Self.head("fasti_request_seconds", "histogram", "From the whole request to its answer, before it is sent.")
    var sum = 0
    for (bound, count) in zip(Self.bounds.map { Self.seconds($0) } + ["+Inf"], counts.classes) {
      sum += count
      text += "fasti_request_seconds_bucket{le=\"\(bound)\"} \(sum)\n"
    }
    text += "fasti_request_seconds_sum \(Self.seconds(counts.microseconds))\nfasti_request_seconds_count \(sum)\n"
    text += Self.head("fasti_answer_bytes_total", "counter", "Bytes of answers, without those sent piece by piece.")
    text += "fasti_answer_bytes_total \(counts.bytes)\n"
    text += Self.head("fasti_start_time_seconds", "gauge", "The moment of the start.")
    return text + "fasti_start_time_seconds \(start)\n"
  }

  private static func head(_ name: String, _ type: String, _ help: String) -> String {
    "# HELP \(name) \(help)\n# TYPE \(name) \(type)\n"
  }

  /// Microseconds as seconds, exactly: 0.025.
  static func seconds(_ microseconds: Int64) -> String {
    let rest = String(microseconds % 1_000_000 + 1_000_000).dropFirst()
    var text = "\(microseconds / 1_000_000).\(rest)"
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }
}
