import FastiHTTP
import FastiPerson
import FastiRecords

/// The content of a submitted form.
struct Form {
  private let items: [(name: String, value: String)]
  /// The uploaded file; nil for none.
  let file: (name: String, content: UploadedContent)?
  /// A hash of all fields and of the address: the same form name with other content is another submission.
  let content: String

  /// The form of a request.
  /// - Throws: `.usage` if the body is not a form; the reason if its file was not accepted.
  init(_ request: Request) throws(Failure) {
    let path = request.target.text
    let type = request.headers["Content-Type"]?.lowercased() ?? ""
    if type.hasPrefix("multipart/form-data") {
      let multipart: Multipart
      do throws(BodyFault) { multipart = try Multipart(request) } catch { throw Failure(error) }
      items = multipart.parts.compactMap { part in
        guard part.fileName == nil, case .bytes(let bytes) = part.content else { return nil }
        return (part.name, String(decoding: bytes, as: UTF8.self))
      }
      file = multipart.parts.first { $0.fileName != nil }.map { ($0.fileName ?? "", UploadedContent($0.content)) }
    } else {
      guard type.hasPrefix("application/x-www-form-urlencoded"), let items = request.form else {
        throw Failure.malformedForm
      }
      self.items = items.map { ($0.name, $0.value) }
      file = nil
    }
    content = try Self.hash(path, items, file)
  }

  /// The value of a field; empty if it is missing. Line ends are line feeds.
  subscript(name: String) -> String { Self.lines(items.last { $0.name == name }?.value ?? "") }

  private static func lines(_ text: String) -> String {
    text.split(separator: "\r\n", omittingEmptySubsequences: false).joined(separator: "\n")
  }

  /// Whether it has a field with a name, which may be empty.
  func has(_ name: String) -> Bool { items.contains { $0.name == name } }

  /// The value of a field; nil if it is missing or empty.
  func some(_ name: String) -> String? { self[name].isEmpty ? nil : self[name] }

  /// Refuses a value that is not one of the field's words; the field may be missing.
  /// - Throws: `.invalid`.
  func check(_ name: String, among words: [String]) throws(Failure) {
    guard let word = some(name), !words.contains(word) else { return }
    throw .unknownWord(name, word, among: words)
  }

  /// Every value of a field.
  func all(_ name: String) -> [String] { items.filter { $0.name == name }.map(\.value) }

  /// The identity of this submission, so that it is performed only once: the form's name, and its content.
  /// - Throws: `.usage` when it has no name.
  func submission() throws(Failure) -> FormSubmission {
    let name = self["request"]
    guard (8...100).contains(name.utf8.count), name.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
      throw Failure(.request(.unnamed), field: .request)
    }
    return FormSubmission(form: name, content: content)
  }

  private static func hash(
    _ path: String, _ items: [(name: String, value: String)], _ file: (name: String, content: UploadedContent)?
  ) throws(Failure) -> String {
    var hash = SHA256()
    let fields = items.flatMap { $0.name == "request" ? [] : [$0.name, lines($0.value)] }
    for text in [path] + fields + [file?.name ?? ""] {
      hash.update(Array("\(text.utf8.count) ".utf8) + Array(text.utf8))
    }
    if let file { try file.content.forEachPiece { piece in hash.update(raw: piece) } }
    return String(hash.finishHex().prefix(32))
  }

  /// The page to return to, always an address of this site.
  var back: String { Self.ownAddress(self["back"]) }

  /// An address of this site; today's page for any other text.
  static func ownAddress(_ text: String?) -> String {
    let text = text ?? ""
    let bytes = Array(text.utf8)
    guard bytes.first == UInt8(ascii: "/"), bytes.dropFirst().first != UInt8(ascii: "/"), bytes.count <= 2_000,
      Target(bytes) != nil
    else {
      return "/today"
    }
    return text
  }
}

extension Failure {
  /// The failure for a value that is not one of the field's words.
  static func unknownWord(_ name: String, _ value: String, among words: [String]) -> Failure {
    Failure(.value(.word(words)), field: Field(name), value: value)
  }
}
