// What is fetched beside a page.
extension Paths {
  /// The one stylesheet.
  public static let stylesheet = Path("/static/fasti.css")
  /// The one script, an ES module.
  public static let script = Path("/static/app.js")
  /// What the script needs to show what was told.
  public static let noticesScript = Path("/static/notices.js")
  /// The pictures, as symbols of one SVG.
  public static let icons = Path("/static/icons.svg")
  /// The picture of a tab of the browser.
  public static let favicon = Path("/static/fasti.svg")
  /// What the page is called when it is installed.
  public static let manifest = Path("/static/manifest.webmanifest")

  /// Every file of this list; the server has one for each.
  public static let files = [stylesheet, script, noticesScript, icons, favicon, manifest]
}
