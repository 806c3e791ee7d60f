internal import CCairo
internal import CPNG
internal import FastiCivil
public import FastiFormats
import Glibc

/// Draws pictures with cairo and pango: as PNG with libpng, and as PDF.
public enum PictureWriter {
  /// A drawing in a format; the same drawing and fonts give the same bytes.
  /// - Returns: nil if there is not enough memory.
  public static func picture(_ drawing: Drawing, _ format: PictureFormat) -> [UInt8]? {
    switch format {
    case .png(let scale, let greys): png(drawing, scale: min(3, max(1, scale)), greys: greys)
    case .pdf(let day): pdf(drawing, on: day.iso)
    }
  }

  private static func png(_ drawing: Drawing, scale: Int, greys: Int? = nil) -> [UInt8]? {
    let (width, height) = (drawing.width * scale, drawing.height * scale)
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)) else { return nil }
    defer { cairo_surface_destroy(surface) }
    let canvas = Canvas(surface, language: "en")
    cairo_scale(canvas.context, Double(scale), Double(scale))
    if greys != nil {
      // Displays of these formats have no transparent corners.
      cairo_set_source_rgb(canvas.context, 1, 1, 1)
      cairo_paint(canvas.context)
    }
    canvas.draw(drawing)
    cairo_surface_flush(surface)
    guard cairo_status(canvas.context) == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(surface)
    else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let pixels = UnsafeBufferPointer(start: data, count: stride * height)
    switch greys {
    case nil:
      return file(colors(pixels, width, height, stride), width, height, depth: 8, PNG_COLOR_TYPE_RGB_ALPHA)
    case let greys?:
      let depth = greys == 2 ? 1 : 2
      return file(
        packed(pixels, width, height, stride, depth: depth), width, height, depth: depth, PNG_COLOR_TYPE_GRAY)
    }
  }

  private static func pdf(_ drawing: Drawing, on day: String) -> [UInt8]? {
    PDFWriter.file(width: Double(drawing.width), height: Double(drawing.height), title: drawing.label, day: day) {
      surface in
      let canvas = Canvas(surface, language: "en")
      canvas.tagged("Document") { canvas.tagged("P") { canvas.draw(drawing) } }
      cairo_show_page(canvas.context)
      return cairo_status(canvas.context) == CAIRO_STATUS_SUCCESS
    }
  }

  /// The pixels as red, green, blue and opacity, without premultiplied colours.
  private static func colors(_ pixels: UnsafeBufferPointer<UInt8>, _ width: Int, _ height: Int, _ stride: Int)
    -> [UInt8]
  {
    var rows = [UInt8](repeating: 0, count: width * height * 4)
    for row in 0..<height {
      for column in 0..<width {
        let (from, to) = (row * stride + column * 4, (row * width + column) * 4)
        let opacity = Int(pixels[from + 3])
        guard opacity > 0 else { continue }
        for (place, source) in [2, 1, 0].enumerated() {
          rows[to + place] = UInt8(min(255, (Int(pixels[from + source]) * 255 + opacity / 2) / opacity))
        }
        rows[to + 3] = UInt8(opacity)
      }
    }
    return rows
  }

  /// The pixels as the nearest greys, several in one byte.
  private static func packed(
    _ pixels: UnsafeBufferPointer<UInt8>, _ width: Int, _ height: Int, _ stride: Int, depth: Int
  ) -> [UInt8] {
    let (perByte, most) = (8 / depth, (1 << depth) - 1)
    let rowBytes = (width + perByte - 1) / perByte
    var rows = [UInt8](repeating: 0, count: rowBytes * height)
    for row in 0..<height {
      for column in 0..<width {
        let from = row * stride + column * 4
        // Rec. 709, as weights of 1,000.
        let light = (Int(pixels[from]) * 72 + Int(pixels[from + 1]) * 715 + Int(pixels[from + 2]) * 213) / 1_000
        let grey = (light * most + 127) / 255
        rows[row * rowBytes + column / perByte] |= UInt8(grey << ((perByte - 1 - column % perByte) * depth))
      }
    }
    return rows
  }

  private static func file(_ rows: [UInt8], _ width: Int, _ height: Int, depth: Int, _ color: Int32) -> [UInt8]? {
    var file = fasti_png_file()
    defer { free(file.bytes) }
    let stride = rows.count / max(1, height)
    let isWritten = rows.withUnsafeBufferPointer {
      fasti_png_write(&file, $0.baseAddress, Int32(width), Int32(height), Int32(stride), Int32(depth), color)
    }
    guard isWritten == 1, let bytes = file.bytes else { return nil }
    return Array(UnsafeBufferPointer(start: bytes, count: file.count))
  }
}
