// What is fetched beside a page.
extension Paths {
  /// The stylesheet of every page, in light and dark.
  public static let stylesheet = Path("/static/fasti.css")
  /// The script of every page, an ES module.
  public static let script = Path("/static/app.js")
  /// The few lines that have to run before a page is shown.
  public static let revealScript = Path("/static/reveal.js")
  /// What the script needs to show what was delivered.
  public static let noticesScript = Path("/static/notices.js")
  /// The pictures, as symbols of one SVG.
  public static let icons = Path("/static/icons.svg")
  /// The picture of a tab of the browser.
  public static let favicon = Path("/static/fasti.svg")
  /// What ``script`` brings along: waiting changes, and pages that are kept.
  public static let offlineScript = Path("/static/offline.js")
  /// What ``script`` fetches when it is first needed, each for one thing: lists that go on, files that are sent, grids of days and hours,
  /// the palette, the month beside a field, forms after which the page stays.
  static let laterScripts = ["agenda", "upload", "grid", "palette", "picker", "renew"].map { name in
    path("/static/") { writer in
      writer.write(text: name)
      writer.write(".js")
    }
  }
  /// The typeface of pages and paper, medium and bold.
  static let faces = [Path("/static/medium.woff2"), Path("/static/bold.woff2")]
  /// The picture of a phone's home screen, where the manifest is not asked.
  public static let touchIcon = Path("/static/apple-touch-icon.png")
  /// The pictures of the installed app, each with its width in pixels; nil for one of any size.
  static let appIcons: [(path: Path, width: Int?, isMaskable: Bool)] = [
    (favicon, nil, false), (Path("/static/icon-192.png"), 192, false), (Path("/static/icon-512.png"), 512, false),
    (Path("/static/maskable.svg"), nil, true), (Path("/static/maskable-192.png"), 192, true),
    (Path("/static/maskable-512.png"), 512, true),
  ]

  /// The pictures of the app that a phone or a browser shows before it installs it.
  public static let screenshots: [(path: Path, width: Int, height: Int, isWide: Bool)] = [
    (Path("/static/screen-wide.png"), 1_280, 800, true), (Path("/static/screen-narrow.png"), 390, 844, false),
  ]

  /// Every file of the program that is fetched as it is; the server has one for each.
  public static let files =
    [stylesheet, revealScript, script, offlineScript, noticesScript, icons, touchIcon] + faces + laterScripts
    + appIcons.map { $0.path } + screenshots.map { $0.path }
  /// Those without which no page can be shown: all but what is fetched later, and the pictures of the installed app.
  public static let pageFiles = files.filter { file in
    file == favicon
      || file != touchIcon && !laterScripts.contains(file) && !appIcons.contains { $0.path == file }
        && !screenshots.contains { $0.path == file }
  }

  /// The files that are stored for use without a network: those of every page and those that are fetched later, under the
  /// addresses of that version.
  public static func keptFiles(_ version: String) -> [Path] { (pageFiles + laterScripts).map { file($0, version) } }

  /// A file of the list at an address that changes with the content of the files: `/static/VERSION/fasti.css`; the plain
  /// address without a version.
  static func file(_ path: Path, _ version: String) -> Path {
    guard !version.isEmpty else { return path }
    let folder = Array("/static/".utf8)
    return Path(folder + Array(version.utf8) + path.bytes.dropFirst(folder.count - 1))
  }
}
