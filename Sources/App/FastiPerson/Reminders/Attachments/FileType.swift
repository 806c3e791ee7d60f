/// The type of a file, from its first bytes; its name is only a label.
public struct FileType: Hashable, Sendable {
  /// The media type: `image/jpeg`.
  public let mediaType: String
  /// The ending for it, without a dot.
  public let ending: String
  /// Whether it is a picture.
  public let isPhoto: Bool

  /// The number of bytes needed to decide.
  public static let needed = 4_096

  /// The type of a file that begins with these bytes.
  public init(of head: [UInt8]) {
    if let found = FileType.signatures.first(where: { $0.matches(head) }) {
      self.init(found.mediaType, found.ending, isPhoto: found.mediaType.hasPrefix("image/"))
    } else if FileType.isText(head) {
      self.init("text/plain", "txt", isPhoto: false)
    } else {
      self.init("application/octet-stream", "bin", isPhoto: false)
    }
  }

  private init(_ mediaType: String, _ ending: String, isPhoto: Bool) {
    self.mediaType = mediaType
    self.ending = ending
    self.isPhoto = isPhoto
  }

  /// Bytes of a file type at a position.
  private struct Signature {
    let mediaType: String
    let ending: String
    let place: Int
    let bytes: [UInt8]

    init(_ mediaType: String, _ ending: String, at place: Int = 0, _ text: String) {
      self.init(mediaType, ending, at: place, Array(text.utf8))
    }

    init(_ mediaType: String, _ ending: String, at place: Int = 0, _ bytes: [UInt8]) {
      self.mediaType = mediaType
      self.ending = ending
      self.place = place
      self.bytes = bytes
    }

    func matches(_ head: [UInt8]) -> Bool {
      head.count >= place + bytes.count && head[place..<(place + bytes.count)].elementsEqual(bytes)
    }
  }

  /// If two signatures could match, the longer one comes first.
  private static let signatures = [
    Signature("image/jpeg", "jpg", [0xFF, 0xD8, 0xFF]),
    Signature("image/png", "png", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
    Signature("image/gif", "gif", "GIF87a"),
    Signature("image/gif", "gif", "GIF89a"),
    Signature("image/webp", "webp", at: 8, "WEBPVP8"),
    Signature("image/heic", "heic", at: 4, "ftypheic"),
    Signature("image/heic", "heic", at: 4, "ftypheix"),
    Signature("image/heic", "heic", at: 4, "ftypmif1"),
    Signature("image/avif", "avif", at: 4, "ftypavif"),
    Signature("image/tiff", "tiff", [0x49, 0x49, 0x2A, 0x00]),
    Signature("image/tiff", "tiff", [0x4D, 0x4D, 0x00, 0x2A]),
    Signature("application/pdf", "pdf", "%PDF-"),
    Signature("application/zip", "zip", [0x50, 0x4B, 0x03, 0x04]),
    Signature("application/zip", "zip", [0x50, 0x4B, 0x05, 0x06]),
    Signature("application/gzip", "gz", [0x1F, 0x8B, 0x08]),
    Signature("audio/mpeg", "mp3", "ID3"),
    Signature("audio/ogg", "ogg", "OggS"),
    Signature("video/mp4", "mp4", at: 4, "ftyp"),
  ]

  /// UTF-8 without control characters; the last character may be incomplete.
  private static func isText(_ head: [UInt8]) -> Bool {
    guard !head.isEmpty else { return false }
    let isPlain = head.allSatisfy {
      $0 >= 0x20 && $0 != 0x7F || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
    }
    guard isPlain else { return false }
    return (0...(head.count < needed ? 0 : 3)).contains { cut in
      String(validating: head.dropLast(cut), as: UTF8.self) != nil
    }
  }
}
