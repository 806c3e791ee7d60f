internal import CQREncode
public import FastiFormats

/// Makes QR codes with libqrencode.
public enum QRCode {
  /// The smallest code that holds a text as bytes and can be read with 15 % of it damaged.
  /// - Returns: nil for an empty text and one of more than about 2,000 bytes.
  public static func squares(_ text: String) -> QRSquares? {
    guard !text.isEmpty, !text.utf8.contains(0), let code = QRcode_encodeString8bit(text, 0, QR_ECLEVEL_M) else {
      return nil
    }
    defer { QRcode_free(code) }
    let side = Int(code.pointee.width)
    guard side > 0, let data = code.pointee.data else { return nil }
    // The lowest bit of a square's byte is set if it is dark.
    return QRSquares(side: side, dark: (0..<side * side).map { data[$0] & 1 == 1 })
  }
}
