import CZip

/// The libzip this process runs on, which need not be the one it was built with.
public enum ZipLibrary {
  /// Its version: `1.7.3`.
  public static var version: String { String(cString: zip_libzip_version()) }
}
