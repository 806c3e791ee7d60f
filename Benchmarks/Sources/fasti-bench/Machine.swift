import Foundation

/// What the figures were measured on.
enum Machine {
  /// Processor, cores, memory and system, in one line.
  static var summary: String {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let memory = (Double(ProcessInfo.processInfo.physicalMemory) / 1e9).shortened
    let processor = field("model name", of: "/proc/cpuinfo", separator: ":") ?? "unknown processor"
    let system = field("PRETTY_NAME", of: "/etc/os-release", separator: "=") ?? "Linux"
    return "\(processor), \(cores) cores, \(memory) GB, \(system)"
  }

  private static func field(_ name: String, of file: String, separator: Character) -> String? {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: separator, maxSplits: 1)
      if parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == name {
        return parts[1].trimmingCharacters(in: CharacterSet(charactersIn: " \t\""))
      }
    }
    return nil
  }

  /// The compiler this was built with, as far as the language can tell.
  static var compiler: String {
    #if compiler(>=6.4)
      "Swift 6.4 or newer"
    #elseif compiler(>=6.3)
      "Swift 6.3"
    #else
      "Swift 6.2"
    #endif
  }
}
