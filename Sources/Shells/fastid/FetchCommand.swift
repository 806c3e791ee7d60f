import FastiFetch
import FastiRecords
import FastiTerminal
import Glibc

/// `fastid fetch-document SOURCE ADDRESS [--tag TAG] [--modified DATE] [--host HOST] [--agent NAME]
/// [--lang LANG]`: writes lines of metadata, an empty line, and the body. On failure the status is 6, with a line for
/// `NetworkCause`. If standard error is a terminal, it writes the steps there in that language.
enum FetchCommand {
  static func run(_ words: [String]) -> Int32 {
    var (tag, modified): (String?, String?)
    var (host, agent): (String?, String?)
    var language = "en"
    var place = 2
    while place + 1 < words.count {
      switch words[place] {
      case "--tag": tag = words[place + 1]
      case "--modified": modified = words[place + 1]
      case "--host": host = words[place + 1]
      case "--agent": agent = words[place + 1]
      case "--lang": language = words[place + 1]
      default: return 2
      }
      place += 2
    }
    guard let rules = FetchRules.of(words[0], host: host) else { return 2 }
    let isSeen = isatty(STDERR_FILENO) == 1
    do {
      let answer = try Fetch(rules)(words[1], tag: tag, modified: modified, agent: agent) { step in
        if isSeen { put(Array("\(FetchStep(step).line(in: language))\n".utf8), STDERR_FILENO) }
      }
      switch answer {
      case .unchanged: put(Array("unchanged\n".utf8), STDOUT_FILENO)
      case .document(let body, let tag, let modified, let expires):
        var head = "document\n"
        if let tag { head += "tag \(tag)\n" }
        if let expires { head += "expires \(expires)\n" }
        if let modified { head += "modified \(modified)\n" }
        put(Array("\(head)\n".utf8) + body, STDOUT_FILENO)
      }
      return 0
    } catch {
      put(Array("\(error.line)\n".utf8), STDOUT_FILENO)
      return 6
    }
  }

  static func put(_ bytes: [UInt8], _ stream: Int32) {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { write(stream, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      written += count
    }
  }
}

extension FetchStep {
  fileprivate init(_ step: Fetch.Step) {
    self =
      switch step {
      case .asking(let host): .asking(host: host)
      case .again(let problem, let seconds): .again(NetworkCause(line: problem.line), seconds: seconds)
      }
  }
}
