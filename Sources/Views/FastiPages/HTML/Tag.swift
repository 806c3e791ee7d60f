/// The elements pages are made of. Neither `script` nor `style` is among them: their text is no HTML text.
enum Tag: Sendable {
  case html, head, title, body
  case header, nav, main, section, article, aside, footer
  case h1, h2, h3
  case p, div, span, strong, small, time, code
  case ul, ol, li, dl, dt, dd
  case table, caption, thead, tbody, tr, th, td
  case a, button
  case form, fieldset, legend, label, select, option, textarea, output
  case details, summary

  /// The element's name.
  var name: StaticString {
    switch self {
    case .html: "html"
    case .head: "head"
    case .title: "title"
    case .body: "body"
    case .header: "header"
    case .nav: "nav"
    case .main: "main"
    case .section: "section"
    case .article: "article"
    case .aside: "aside"
    case .footer: "footer"
    case .h1: "h1"
    case .h2: "h2"
    case .h3: "h3"
    case .p: "p"
    case .div: "div"
    case .span: "span"
    case .strong: "strong"
    case .small: "small"
    case .time: "time"
    case .code: "code"
    case .ul: "ul"
    case .ol: "ol"
    case .li: "li"
    case .dl: "dl"
    case .dt: "dt"
    case .dd: "dd"
    case .table: "table"
    case .caption: "caption"
    case .thead: "thead"
    case .tbody: "tbody"
    case .tr: "tr"
    case .th: "th"
    case .td: "td"
    case .a: "a"
    case .button: "button"
    case .form: "form"
    case .fieldset: "fieldset"
    case .legend: "legend"
    case .label: "label"
    case .select: "select"
    case .option: "option"
    case .textarea: "textarea"
    case .output: "output"
    case .details: "details"
    case .summary: "summary"
    }
  }

  /// Whether a line ends after it, so that a page's source and its snapshot can be read.
  var isBlock: Bool {
    switch self {
    case .a, .span, .strong, .small, .time, .code, .button, .option, .label, .output: false
    default: true
    }
  }
}

/// The elements that hold nothing.
enum VoidTag: Sendable {
  case input, link, meta, br, hr, img

  /// The element's name.
  var name: StaticString {
    switch self {
    case .input: "input"
    case .link: "link"
    case .meta: "meta"
    case .br: "br"
    case .hr: "hr"
    case .img: "img"
    }
  }
}
