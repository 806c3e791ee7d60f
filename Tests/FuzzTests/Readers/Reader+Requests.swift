import FastiCivil
import FastiFormats
@testable import FastiHTTP

extension Reader {
  /// The parts of a request.
  static let requests: [Reader] = [
    Reader("head", longest: 2_048) { bytes throws(BrokenLaw) in
      let whole = passage(bytes, size: bytes.count)
      for size in [1, 7] {
        let cut = passage(bytes, size: size)
        try law(cut == whole, "cut into pieces of \(size): \(cut), whole: \(whole)")
      }
    },
    Reader("multipart", longest: 2_048) { bytes throws(BrokenLaw) in
      let whole = parts(bytes, size: bytes.count)
      for size in [1, 5] {
        let cut = parts(bytes, size: size)
        try law(cut == whole, "cut into pieces of \(size)")
      }
      _ = Multipart.boundary(bytes.text)
    },
    Reader("target", longest: 1_024) { bytes throws(BrokenLaw) in
      guard let target = Target(bytes) else { return }
      var writer = UTF8Writer()
      for segment in target.segments {
        writer.write("/")
        writer.write(percentEncoded: segment)
      }
      for (place, item) in target.query.enumerated() {
        writer.write(place == 0 ? "?" : "&")
        writer.write(percentEncoded: item.name)
        writer.write("=")
        writer.write(percentEncoded: item.value)
      }
      guard let again = Target(writer.bytes) else {
        throw BrokenLaw(description: "what was written is refused: \(writer.string)")
      }
      try law(again.segments == target.segments && again.query == target.query, "targets differ: \(writer.string)")
    },
    Reader("form", longest: 1_024) { bytes throws(BrokenLaw) in
      guard let target = Target([UInt8(ascii: "/")]) else { return }
      guard let fields = Request(method: .post, target: target, body: bytes).form else { return }
      var writer = UTF8Writer()
      for (place, field) in fields.enumerated() {
        if place > 0 { writer.write("&") }
        writer.write(percentEncoded: field.name)
        writer.write("=")
        writer.write(percentEncoded: field.value)
      }
      let again = Request(method: .post, target: target, body: writer.bytes).form
      try law(again == fields, "fields differ: \(writer.string)")
    },
  ]

  /// The result of bytes that arrive in pieces of a size: the status of the refusal, 0 for none, and the parsed header.
  private static func passage(_ bytes: [UInt8], size: Int) -> String {
    var gate = Gate(ServerLimits())
    var taken = 0
    while taken < bytes.count {
      let piece = Array(bytes[taken..<min(bytes.count, taken + max(1, size))])
      if let fault = piece.withUnsafeBytes({ gate.consume($0) }) { return "\(fault.response.status) \(gate.headers)" }
      taken += piece.count
    }
    return "0 \(gate.headers)"
  }

  /// The parts of a form that arrives in pieces, as text; or the fault if it is refused.
  private static func parts(_ bytes: [UInt8], size: Int) -> String {
    var form = IncomingForm(boundary: Array("b".utf8), .memory)
    var taken = 0
    while taken < bytes.count {
      let piece = Array(bytes[taken..<min(bytes.count, taken + max(1, size))])
      piece.withUnsafeBytes { form.consume($0) }
      taken += piece.count
    }
    do throws(BodyFault) {
      return try form.finish().parts.map { "\($0.name)|\($0.fileName ?? "-")|\($0.content)" }.joined(separator: "\n")
    } catch {
      return "\(error)"
    }
  }
}
