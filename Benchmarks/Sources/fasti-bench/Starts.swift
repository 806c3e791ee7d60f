import Foundation

/// Whole programs from their start to their end, as hyperfine measures them: by turns within one run.
enum Starts {
  /// The medians of some command lines in nanoseconds; nil where hyperfine is missing or one of them failed.
  static func medians(
    _ lines: [String], runs: Int = 200, in folder: URL, _ world: [String: String]
  ) -> [Double]? {
    let report = folder.appending(path: "report.json")
    // In rounds, so that what else the machine does meanwhile falls on all of them.
    let rounds = 4
    var times: [[Double]] = Array(repeating: [], count: lines.count)
    for _ in 0..<rounds {
      let words = ["hyperfine", "-N", "-w", "5", "-r", "\(runs / rounds)", "--export-json", report.path] + lines
      guard Shell.run(words, environment: world) != nil, let data = try? Data(contentsOf: report),
        let read = try? JSONDecoder().decode(Report.self, from: data), read.results.count == lines.count
      else { return nil }
      for (place, result) in read.results.enumerated() { times[place] += result.times }
    }
    return times.map { $0.sorted()[$0.count / 2] * 1e9 }
  }

  private struct Report: Decodable {
    struct Result: Decodable { let times: [Double] }
    let results: [Result]
  }
}
