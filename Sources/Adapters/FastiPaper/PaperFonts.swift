internal import CCairo

/// The fonts that paper is set in.
public enum PaperFonts {
  /// The families that are looked for, in this order. Quicksand is the face of the pages, a package of Debian, and has Latin and
  /// Vietnamese letters.
  static let wanted = "Quicksand,Nunito,Noto Sans,DejaVu Sans,sans-serif"

  /// The family that fontconfig has for them; nil where this machine has no font with letters.
  /// - Complexity: 0.1 s, in which fonts are read.
  public static var family: String? {
    guard let context = pango_font_map_create_context(pango_cairo_font_map_get_default()) else { return nil }
    defer { fasti_unref(UnsafeMutableRawPointer(context)) }
    let description = pango_font_description_from_string(wanted + " 10")
    defer { pango_font_description_free(description) }
    let layout = pango_layout_new(context)
    defer { fasti_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_font_description(layout, description)
    pango_layout_set_text(layout, "Fasti", -1)
    guard pango_layout_get_unknown_glyphs_count(layout) == 0, let font = pango_context_load_font(context, description)
    else { return nil }
    defer { fasti_unref(UnsafeMutableRawPointer(font)) }
    let found = pango_font_describe(font)
    defer { pango_font_description_free(found) }
    return pango_font_description_get_family(found).map { String(cString: $0) }
  }
}
