/// The part of a request's body that has arrived.
enum IncomingBody {
  case none
  /// A body kept in memory, at most `most` bytes.
  case memory([UInt8], most: Int)
  /// A form whose file is written to the disk; `left` more bytes of it are accepted. The reservation is released with
  /// the body.
  case form(IncomingForm, left: Int, UploadQuota.Reservation)
  /// A body that is not read.
  case refused(BodyFault)

  /// Begins to receive a form with a file of at most `most` bytes.
  /// - Parameter length: The length of the body; nil when the request does not state it.
  static func form(
    _ boundary: [UInt8], most: Int, _ length: Int?, from network: String, _ server: Server
  ) -> IncomingBody {
    let fields = server.limits.fieldBytes
    let whole = most + fields + Multipart.mostParts * Multipart.longestHeader
    do throws(BodyFault) {
      if let length, length > whole { throw .tooLong(most: most) }
      let (reservation, file) = try server.uploads.open(length, most: whole, from: network)
      return .form(
        IncomingForm(boundary: boundary, .disk(file, most: most, fields: fields)), left: whole, reservation)
    } catch { return .refused(error) }
  }

  /// Whether the body is not read.
  var isRefused: Bool { if case .refused = self { true } else { false } }

  /// Adds a piece.
  /// - Returns: Whether it still fits.
  mutating func consume(_ bytes: UnsafeRawBufferPointer) -> Bool {
    // This makes it the only reference, so that the array grows in place.
    let before = self
    self = .none
    switch consume before {
    case .memory(var held, let most):
      let fits = held.count + bytes.count <= most
      if fits { held.append(contentsOf: bytes) }
      self = .memory(held, most: most)
      return fits
    case .form(var form, let left, let reservation):
      if bytes.count <= left { form.consume(bytes) } else { form.giveUp() }
      // Input after a fault is discarded, and does not extend the deadline; the reserved space is released.
      guard let fault = form.fault else {
        self = .form(form, left: left - bytes.count, reservation)
        return true
      }
      self = .refused(fault)
      return false
    case .none: return false
    case .refused(let fault):
      self = .refused(fault)
      return false
    }
  }

  /// The answer to a body in memory that is longer than allowed; nil for a form, which reports it as a ``BodyFault``.
  var tooLong: Response? {
    if case .memory(_, let most) = self { Framing.tooLong(most) } else { nil }
  }

  /// The complete body as the request holds it: bytes, or a form or the reason why there is none.
  mutating func finish() -> (bytes: [UInt8], received: Result<Multipart, BodyFault>?) {
    switch self {
    case .none: return ([], nil)
    case .memory(let bytes, _): return (bytes, nil)
    case .refused(let fault): return ([], .failure(fault))
    case .form(var form, _, let reservation):
      do throws(BodyFault) {
        let whole = try form.finish()
        self = .form(form, left: 0, reservation)
        return ([], .success(whole))
      } catch { return ([], .failure(error)) }
    }
  }
}
