/// A position in space, by its rectangular coordinates.
struct Vector {
  var x, y, z: Double

  /// From coordinates.
  init(_ x: Double, _ y: Double, _ z: Double) { (self.x, self.y, self.z) = (x, y, z) }

  /// From ecliptic longitude and latitude in degrees, turned about the equinox by the obliquity `tilt`.
  init(longitude: Double, latitude: Double, _ distance: Double, tilt: Double) {
    let (sl, cl) = Trig.sinCos(turns: longitude / 360)
    let (sb, cb) = Trig.sinCos(turns: latitude / 360)
    let (se, ce) = Trig.sinCos(turns: tilt / 360)
    x = distance * cb * cl
    y = distance * (cb * sl * ce - sb * se)
    z = distance * (cb * sl * se + sb * ce)
  }
}
