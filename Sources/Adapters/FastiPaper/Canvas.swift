import CCairo
import FastiFormats

/// A drawing surface of cairo with the text of pango, in points.
///
/// It belongs to one thread and one document.
final class Canvas {
  let context: OpaquePointer
  private let layout: OpaquePointer
  private var fonts: [Style: OpaquePointer] = [:]
  /// The characters that no font of this machine has, each once.
  private(set) var unknown: Set<Unicode.Scalar> = []

  /// The style of a text.
  struct Style: Hashable {
    var size: Double
    var isHeavy = false
    var color = PaperColor.ink
  }

  /// The horizontal alignment of a text.
  enum Place { case start, middle, end }

  init(_ surface: OpaquePointer, language: String) {
    _ = PaperFonts.hasFace
    context = cairo_create(surface)
    layout = pango_cairo_create_layout(context)
    // Positions of letters in whole device units are for screens only.
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    pango_cairo_context_set_font_options(pango_layout_get_context(layout), options)
    cairo_font_options_destroy(options)
    pango_context_set_language(pango_layout_get_context(layout), pango_language_from_string(language))
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
  }

  deinit {
    for font in fonts.values { pango_font_description_free(font) }
    fasti_unref(UnsafeMutableRawPointer(layout))
    cairo_destroy(context)
  }

  // MARK: Boxes and lines

  func setColor(_ color: PaperColor) { setColor(color.rgb) }

  func setColor(_ rgb: UInt32) {
    cairo_set_source_rgb(
      context, Double(rgb >> 16 & 0xFF) / 255, Double(rgb >> 8 & 0xFF) / 255, Double(rgb & 0xFF) / 255)
  }

  /// A box with round corners; its border is inside, and a border of 0 is not drawn.
  func box(_ frame: Frame, radius: Double = 0, fill: PaperColor?, border: Double = 0, ink: PaperColor = .ink) {
    let inner = frame.inset(border / 2)
    guard inner.width > 0, inner.height > 0 else { return }
    path(inner, min(radius, inner.width / 2, inner.height / 2))
    if let fill {
      setColor(fill)
      if border > 0 { cairo_fill_preserve(context) } else { cairo_fill(context) }
    }
    if border > 0 {
      setColor(ink)
      cairo_set_line_width(context, border)
      cairo_stroke(context)
    }
  }

  func path(_ frame: Frame, _ radius: Double) {
    guard radius > 0 else {
      cairo_rectangle(context, frame.x, frame.y, frame.width, frame.height)
      return
    }
    let quarter = Double.pi / 2
    cairo_new_sub_path(context)
    cairo_arc(context, frame.right - radius, frame.y + radius, radius, -quarter, 0)
    cairo_arc(context, frame.right - radius, frame.bottom - radius, radius, 0, quarter)
    cairo_arc(context, frame.x + radius, frame.bottom - radius, radius, quarter, 2 * quarter)
    cairo_arc(context, frame.x + radius, frame.y + radius, radius, 2 * quarter, 3 * quarter)
    cairo_close_path(context)
  }

  func line(_ x: Double, _ y: Double, _ toX: Double, _ toY: Double, width: Double, color: PaperColor = .ink) {
    cairo_move_to(context, x, y)
    cairo_line_to(context, toX, toY)
    setColor(color)
    cairo_set_line_width(context, width)
    cairo_stroke(context)
  }

  // MARK: Text

  /// The size of a text: its width, its height, and how many lines it has.
  func measure(_ text: String, _ style: Style, room: Double = .infinity) -> (width: Double, height: Double, lines: Int)
  {
    set(text, style, room: room, lines: nil, .start)
    var (width, height) = (Int32(0), Int32(0))
    pango_layout_get_size(layout, &width, &height)
    return (points(width), points(height), Int(pango_layout_get_line_count(layout)))
  }

  /// The height of a line in a style, independent of its letters.
  func lineHeight(_ style: Style) -> Double { style.size * 1.25 }

  /// Draws a text in a given width, with its first line at `y`.
  /// - Parameter lines: The greatest number of lines; a longer text ends with three dots.
  /// - Returns: Whether all of it was drawn.
  @discardableResult
  func text(
    _ text: String, _ style: Style, _ x: Double, _ y: Double, room: Double, lines: Int = 1, _ place: Place = .start
  ) -> Bool {
    guard !text.isEmpty, room > 0 else { return text.isEmpty }
    set(text, style, room: room, lines: lines, place)
    note(text)
    setColor(style.color)
    // Pango counts the lines of each paragraph, and a text with line feeds has several paragraphs.
    let (shown, most) = (self.lines(of: text), lines)
    let isWhole = pango_layout_is_ellipsized(layout) == 0 && shown.count <= most
    var lines = Array(shown.prefix(max(1, most)))
    if shown.count > most, let last = lines.popLast() { lines.append((last.text + "…", last.top)) }
    // A line has the direction of its paragraph, regardless of its first letters.
    let setting = pango_layout_get_context(layout)
    if lines.count > 1 {
      pango_context_set_base_dir(setting, pango_layout_get_direction(layout, 0))
      pango_layout_set_auto_dir(layout, 0)
    }
    defer {
      pango_context_set_base_dir(setting, PANGO_DIRECTION_WEAK_LTR)
      pango_layout_set_auto_dir(layout, 1)
    }
    for (line, top) in lines {
      if top > 0 { space(style, x + room, y + top) }
      set(line, style, room: room, lines: 1, place)
      cairo_move_to(context, x, y + top)
      pango_cairo_show_layout(context, layout)
    }
    return isWhole
  }

  /// The lines of the current layout, each with its distance from the first, without the space at the line break: if cairo writes
  /// that space, readers of a Tagged PDF end the paragraph there.
  private func lines(of text: String) -> [(text: String, top: Double)] {
    let count = Int(pango_layout_get_line_count(layout))
    guard count > 1 else { return [(text, 0)] }
    let bytes = Array(ShownText.of(text).utf8)
    let starts = (0..<count).compactMap { line in
      pango_layout_get_line_readonly(layout, Int32(line)).map { min(Int($0.pointee.start_index), bytes.count) }
    }
    return starts.enumerated().map { place, start in
      let end = place + 1 < starts.count ? max(start, starts[place + 1]) : bytes.count
      var part = bytes[start..<end]
      if place + 1 < starts.count {
        while let last = part.last, [UInt8(ascii: " "), UInt8(ascii: "\n")].contains(last) { part.removeLast() }
      }
      var position = PangoRectangle()
      pango_layout_index_to_pos(layout, Int32(start), &position)
      return (String(decoding: part, as: UTF8.self), points(position.y))
    }
  }

  /// Separates the words of two lines of one tag, for readers that do not see their positions.
  func space(_ style: Style, _ x: Double, _ y: Double) {
    set(" ", style, room: .infinity, lines: 1, .start)
    cairo_move_to(context, x, y)
    pango_cairo_show_layout(context, layout)
  }

  /// Whether a text fits without being cut.
  func fits(_ text: String, _ style: Style, room: Double, lines: Int) -> Bool {
    set(text, style, room: room, lines: lines, .start)
    return pango_layout_is_ellipsized(layout) == 0
  }

  /// A text in pieces with a greatest number of lines.
  func pieces(_ text: String, _ style: Style, room: Double, lines most: Int) -> [String] {
    set(text, style, room: room, lines: nil, .start)
    let count = Int(pango_layout_get_line_count(layout))
    guard count > most else { return [text] }
    let bytes = Array(ShownText.of(text).utf8)
    let starts = stride(from: 0, to: count, by: most).compactMap { line -> Int? in
      pango_layout_get_line_readonly(layout, Int32(line)).map { Int($0.pointee.start_index) }
    }
    return starts.enumerated().map { place, start in
      let end = place + 1 < starts.count ? starts[place + 1] : bytes.count
      return String(decoding: bytes[min(start, bytes.count)..<min(max(start, end), bytes.count)], as: UTF8.self)
    }
  }

  /// Draws one line of text with its base line at a height, in the colour that is set.
  /// - Parameter outline: Whether its letters are drawn heavier than the heaviest font, with round joints.
  func line(
    _ text: String, _ style: Style, _ x: Double, base: Double, _ anchor: Drawing.Anchor, outline: Bool
  ) {
    set(text, style, room: .infinity, lines: nil, .start)
    note(text)
    var (width, height) = (Int32(0), Int32(0))
    pango_layout_get_size(layout, &width, &height)
    let shift = anchor == .start ? 0 : anchor == .middle ? points(width) / 2 : points(width)
    cairo_move_to(context, x - shift, base - points(pango_layout_get_baseline(layout)))
    pango_cairo_show_layout(context, layout)
    guard outline else { return }
    // Text first, so that it stays text in a PDF; its outline is drawn over it.
    cairo_move_to(context, x - shift, base - points(pango_layout_get_baseline(layout)))
    pango_cairo_layout_path(context, layout)
    cairo_set_line_width(context, style.size * 0.03)
    cairo_stroke(context)
  }

  private func set(_ text: String, _ style: Style, room: Double, lines: Int?, _ place: Place) {
    pango_layout_set_font_description(layout, font(style))
    pango_layout_set_width(layout, room.isFinite ? Int32(max(1, room) * Double(PANGO_SCALE)) : -1)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_ellipsize(layout, lines == nil ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END)
    pango_layout_set_height(layout, Int32(-(lines ?? 1)))
    let alignment = place == .start ? PANGO_ALIGN_LEFT : place == .middle ? PANGO_ALIGN_CENTER : PANGO_ALIGN_RIGHT
    pango_layout_set_alignment(layout, alignment)
    // Fallback fonts for missing letters are taller, but the distance of the lines does not change.
    pango_layout_set_line_spacing(layout, 0)
    let shown = ShownText.of(text)
    let count = Int32(shown.utf8.count)
    pango_layout_set_text(layout, shown, count)
  }

  /// Records the characters of the current layout that no font has.
  private func note(_ text: String) {
    guard pango_layout_get_unknown_glyphs_count(layout) > 0 else { return }
    for scalar in ShownText.of(text).unicodeScalars where !unknown.contains(scalar) && scalar > " " {
      pango_layout_set_text(layout, String(scalar), -1)
      if pango_layout_get_unknown_glyphs_count(layout) > 0 { unknown.insert(scalar) }
    }
    pango_layout_set_text(layout, ShownText.of(text), -1)
  }

  private func font(_ style: Style) -> OpaquePointer? {
    var key = style
    key.color = .ink
    if let font = fonts[key] { return font }
    let font = pango_font_description_new()
    pango_font_description_set_family(font, PaperFonts.wanted)
    pango_font_description_set_weight(font, style.isHeavy ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_MEDIUM)
    pango_font_description_set_absolute_size(font, style.size * Double(PANGO_SCALE))
    fonts[key] = font
    return font
  }

  private func points(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }

  // MARK: Structure

  /// The role of a part of the page, for readers that do not see it: `H1`, `Table`, `TD`.
  func tagged(_ tag: String, _ attributes: String = "", _ body: () -> Void) {
    cairo_tag_begin(context, tag, attributes)
    body()
    cairo_tag_end(context, tag)
  }
}

/// A rectangle, in points from the top left.
struct Frame {
  var x, y, width, height: Double

  var right: Double { x + width }
  var bottom: Double { y + height }

  func inset(_ by: Double) -> Frame {
    Frame(x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by)
  }
}
