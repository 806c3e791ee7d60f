/// The body of a request, as far as it is there.
enum IncomingBody {
  /// There is none.
  case none
  /// It is kept in memory, up to so many bytes.
  case memory([UInt8], most: Int)
  /// It is a form whose file goes to the disk; so many bytes of it may still come. The reservation ends with the body.
  case form(IncomingForm, left: Int, UploadQuota.Reservation)
  /// It is not taken.
  case refused(BodyFault)

  /// A form whose file of at most so many bytes goes to the disk.
  /// - Parameter length: How long it will be; nil where nobody has said.
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

  /// Whether none of it is taken.
  var isRefused: Bool { if case .refused = self { true } else { false } }

  /// Takes a piece.
  /// - Returns: Whether it still fits.
  mutating func take(_ bytes: UnsafeRawBufferPointer) -> Bool {
    // Nobody else holds what is taken out meanwhile, so that it grows where it is.
    let before = self
    self = .none
    switch consume before {
    case .memory(var held, let most):
      let fits = held.count + bytes.count <= most
      if fits { held.append(contentsOf: bytes) }
      self = .memory(held, most: most)
      return fits
    case .form(var form, let left, let reservation):
      if bytes.count <= left { form.take(bytes) } else { form.giveUp() }
      // What comes after a fault is thrown away, and buys no time; the room is free for another.
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

  /// That more came than may in memory; nil for a form, whose answer says it.
  var tooLong: Response? {
    if case .memory(_, let most) = self { Framing.tooLong(most) } else { nil }
  }

  /// What a request has of it, once it is whole: its bytes, or the form and why there is none.
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
