import Foundation

/// Bytes by the system's own gzip, which also checks checksum and length.
package func gunzipped(_ packed: [UInt8]) throws -> [UInt8] {
  let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).gz")
  defer { try? FileManager.default.removeItem(at: file) }
  try Data(packed).write(to: file)
  let process = Process()
  let pipe = Pipe()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = ["gzip", "-dc", file.path]
  process.standardOutput = pipe
  try process.run()
  let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilExit()
  guard process.terminationStatus == 0 else { throw NotGzip(status: process.terminationStatus) }
  return Array(bytes)
}

/// An error of gzip.
package struct NotGzip: Error {
  let status: Int32
}
