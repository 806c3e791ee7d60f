import FastiHTTP
import FastiPerson
import FastiRecords

/// `/attachments/{id}`: a file attached to a reminder.
enum AttachmentFiles {
  static let route = Route(
    .get, "/attachments/{id}", "A file attached to a reminder", path: [.id], scope: .page,
    answer: .other("application/octet-stream")
  ) { call throws(Failure) in try read(call) }

  /// The types of pictures that a page shows; other files are only downloaded, so that a file cannot act as a page.
  static let shown = ["image/jpeg", "image/png", "image/gif", "image/webp", "image/avif"]

  private static func read(_ call: Call) throws(Failure) -> Response {
    let record = try FindAttachments(call.store).one(call.value("id")).record
    guard let file = record.content.file, let stream = try call.server.ports.attachments?.open(file.name) else {
      throw Problem.notFound.failure
    }
    var response = Response(200)
    response.body = StreamedFile(stream, most: AttachmentRecord.largest).body
    let isShown = shown.contains(file.mediaType)
    response.headers.set("Content-Type", isShown ? file.mediaType : "application/octet-stream")
    response.headers.set(
      "Content-Disposition", "\(isShown ? "inline" : "attachment"); filename*=UTF-8''\(encoded(record.name))")
    return response
  }

  /// A name in the form of a header.
  /// - Source: RFC 8187, section 3.2.
  private static func encoded(_ name: String) -> String {
    let letters = Array("0123456789ABCDEF".utf8)
    var text: [UInt8] = []
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
        text.append(byte)
      default: text += [UInt8(ascii: "%"), letters[Int(byte >> 4)], letters[Int(byte & 15)]]
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
