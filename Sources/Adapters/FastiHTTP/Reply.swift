import CMicrohttpd
import Glibc

/// Passes answers to the library.
enum Reply {
  static func queue(_ response: Response, on connection: OpaquePointer) -> MHD_Result {
    guard let reply = make(response) else { return .NO }
    defer { MHD_destroy_response(reply) }
    for field in response.headers.fields where MHD_add_response_header(reply, field.name, field.value) == .NO {
      // The name or value would break the header: this answer is lost, and the connection stays in order.
      return .NO
    }
    return MHD_queue_response(connection, UInt32(response.status), reply)
  }

  private static func make(_ response: Response) -> OpaquePointer? {
    switch response.body {
    case .bytes(let bytes):
      bytes.count < leastKept
        ? bytes.withUnsafeBytes { room in
          MHD_create_response_from_buffer(
            room.count, UnsafeMutableRawPointer(mutating: room.baseAddress), .RESPMEM_MUST_COPY)
        } : keep(bytes)
    case .stream(let fill):
      MHD_create_response_from_callback(
        UInt64.max, 32_768, fillStream, Unmanaged.passRetained(Stream(fill)).toOpaque(), releaseStream)
    }
  }
}

extension Reply {
  /// Shorter bodies are copied: that costs less than keeping them alive.
  fileprivate static let leastKept = 1_024

  /// Lends the library the bytes until they have been sent.
  fileprivate static func keep(_ bytes: [UInt8]) -> OpaquePointer? {
    let kept = Unmanaged.passRetained(KeptBytes(bytes))
    // An unchanged array keeps its address while a reference to it exists.
    let start = bytes.withUnsafeBytes { UnsafeMutableRawPointer(mutating: $0.baseAddress) }
    let reply = MHD_create_response_from_buffer_with_free_callback_cls(
      bytes.count, start, releaseBytes, kept.toOpaque())
    if reply == nil { kept.release() }
    return reply
  }
}

/// A body that the library pulls while it sends.
private final class KeptBytes {
  let bytes: [UInt8]
  init(_ bytes: [UInt8]) { self.bytes = bytes }
}

private func releaseBytes(_ context: UnsafeMutableRawPointer?) {
  if let context { Unmanaged<KeptBytes>.fromOpaque(context).release() }
}

/// A body that is produced while it is sent.
private final class Stream {
  let fill: @Sendable (UnsafeMutableRawBufferPointer) -> Int
  init(_ fill: @escaping @Sendable (UnsafeMutableRawBufferPointer) -> Int) { self.fill = fill }
}

private func fillStream(
  _ context: UnsafeMutableRawPointer?, _ position: UInt64, _ room: UnsafeMutablePointer<CChar>?, _ size: Int
) -> Int {
  guard let context, let room else { return -1 }
  let stream = Unmanaged<Stream>.fromOpaque(context).takeUnretainedValue()
  let count = stream.fill(UnsafeMutableRawBufferPointer(start: room, count: size))
  // The library's values for the end of the body, and for a body that is aborted.
  return count > 0 ? count : count == 0 ? -1 : -2
}

private func releaseStream(_ context: UnsafeMutableRawPointer?) {
  if let context { Unmanaged<Stream>.fromOpaque(context).release() }
}
