internal import CCairo
public import FastiFormats
import FastiCivil

/// Writes documents for paper as Tagged PDF with cairo and pango.
///
/// The same document, with the same fonts on the machine, gives the same bytes.
public enum PDFWriter {
  /// The versions of cairo and pango.
  public static var version: String {
    "\(String(cString: cairo_version_string())), pango \(String(cString: pango_version_string()))"
  }

  /// A document as PDF.
  /// - Returns: nil if cairo has not enough memory.
  /// - Complexity: about 10 ms for each page in a release build, and 0.1 s for the first page, when fonts are read.
  public static func pdf(_ document: PaperDocument, _ format: PaperFormat) -> PrintedPaper? {
    // Pages are counted first, so that each page can show their number.
    guard let counted = write(document, format, pages: 0) else { return nil }
    return counted.pages == 1 ? counted : write(document, format, pages: counted.pages)
  }

  private static func write(_ document: PaperDocument, _ format: PaperFormat, pages: Int) -> PrintedPaper? {
    var (count, unknown): (Int, [Unicode.Scalar]) = (0, [])
    var figures: [String] = []
    let bytes = file(width: format.width, height: format.height, title: document.title, day: document.day.iso) {
      surface in
      let canvas = Canvas(surface, language: document.language)
      let press = Press(canvas, surface, document, format, pages: pages)
      press.set()
      (count, unknown, figures) = (press.page, canvas.unknown.sorted(), press.figures)
      return cairo_status(canvas.context) == CAIRO_STATUS_SUCCESS
    }
    return bytes.map { bytes in
      let amended = PDFAmendment(bytes)?.amended(language: document.language, figures: figures)
      return PrintedPaper(bytes: amended ?? bytes, pages: count, unknown: unknown)
    }
  }

  /// A file of pages, dated by a day instead of the clock's.
  /// - Returns: nil if the pages could not be drawn.
  static func file(
    width: Double, height: Double, title: String, day: String, draw: (OpaquePointer) -> Bool
  ) -> [UInt8]? {
    let output = ByteSink()
    let surface = cairo_pdf_surface_create_for_stream(
      { closure, data, count in
        guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
          .bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(output).toOpaque(), width, height)
    guard let surface else { return nil }
    defer { cairo_surface_destroy(surface) }
    // Later versions may have their table of objects in a form that `PDFAmendment` does not read.
    cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_4)
    for (key, value) in [
      (CAIRO_PDF_METADATA_TITLE, ShownText.of(title)), (CAIRO_PDF_METADATA_CREATOR, "Fasti"),
      (CAIRO_PDF_METADATA_CREATE_DATE, "\(day)T00:00:00Z"),
    ] { cairo_pdf_surface_set_metadata(surface, key, value) }
    let isDrawn = draw(surface)
    cairo_surface_finish(surface)
    return isDrawn && cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS ? output.bytes : nil
  }
}

/// A buffer for the bytes of a file.
private final class ByteSink { var bytes: [UInt8] = [] }
