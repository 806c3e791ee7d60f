internal import CCairo
import FastiData
public import FastiFormats
import Glibc

/// The font files in the program, in the form that Cairo reads.
public enum PaperFonts {
  /// The families that are searched, in this order: the typeface of the pages, which has Latin and Vietnamese letters, then those
  /// of the machine.
  static let wanted = "Fasti Rounded,Nunito,Noto Sans,DejaVu Sans,sans-serif"

  /// Whether fontconfig has the typeface of the pages, which is in the program.
  static let hasFace: Bool = {
    let faces = ShippedFile.all.filter { "\($0.name)".hasSuffix(".woff2") }
    return faces.reduce(!faces.isEmpty) { isGiven, face in give(face.bytes) && isGiven }
  }()

  /// The fonts that fontconfig finds for them and for other scripts; nil if this machine has no font with letters.
  /// - Complexity: 0.1 s, in which fonts are read.
  public static var found: FoundFonts? {
    _ = hasFace
    guard let context = pango_font_map_create_context(pango_cairo_font_map_get_default()) else { return nil }
    defer { fasti_unref(UnsafeMutableRawPointer(context)) }
    let description = pango_font_description_from_string(wanted + " 10")
    defer { pango_font_description_free(description) }
    let layout = pango_layout_new(context)
    defer { fasti_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_font_description(layout, description)
    func has(_ text: String) -> Bool {
      pango_layout_set_text(layout, text, -1)
      return pango_layout_get_unknown_glyphs_count(layout) == 0
    }
    guard has("Fasti"), let font = pango_context_load_font(context, description) else { return nil }
    defer { fasti_unref(UnsafeMutableRawPointer(font)) }
    let found = pango_font_describe(font)
    defer { pango_font_description_free(found) }
    // A letter of each of many scripts, which fonts-noto-core, -cjk and -color-emoji have.
    let others = PrintedPaper(
      bytes: [], pages: 0, unknown: ["\u{0639}", "\u{65E5}", "\u{1F600}"].filter { !has(String($0)) })
    return pango_font_description_get_family(found).map { family in
      FoundFonts(String(cString: family), lacking: others.packages.map { "\($0)" })
    }
  }

  /// Gives fontconfig a font as a file in memory. It is read by its name when text is laid out, so it stays open.
  ///
  /// It is unpacked by FreeType, because pango gives the bytes of the file to HarfBuzz, which does not read WOFF2.
  private static func give(_ font: [UInt8]) -> Bool {
    var count: UInt = 0
    guard let bytes = fasti_unpacked(font, font.count, &count) else { return false }
    defer { free(bytes) }
    let file = fasti_memory_file()
    guard file >= 0, write(file, bytes, Int(count)) == Int(count) else { return false }
    return FcConfigAppFontAddFile(nil, "/proc/self/fd/\(file)") != 0
  }
}
