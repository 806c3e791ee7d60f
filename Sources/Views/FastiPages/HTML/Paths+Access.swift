extension Paths {
  /// Where the pass-phrase is typed; with the page to go to then, an address of this site.
  public static func signIn(back: String? = nil) -> Path {
    path("/sign-in") { writer in
      guard let back else { return }
      writer.query("back")
      writer.write(text: back)
    }
  }
  /// Ends the session of this browser.
  public static let signOut = Path("/sign-out")
  /// Ends every session.
  public static let signOutEverywhere = Path("/sign-out/everywhere")
}
