/// Where an update put a header, and between which limits: what phase and progress are told from when somebody asks.
///
/// Kept as measured at the update, so that a height that is set later changes nothing before the next one.
struct HeaderPlace: Equatable {
  /// The top edge in the superview, in points; 0 in place, negative while shifted.
  var top: Double
  /// The header's height in points.
  var height: Double
  /// The smallest height, safe area included.
  var leastHeight: Double
  /// The greatest height that is not stretched, safe area included.
  var greatestHeight: Double
  /// The part that shifting never moves away, for the status bar's sake.
  var lockedHeight: Double
  /// The largest visible shift.
  var greatestShift: Double

  /// Content that hides while shifting is gone when the header is half gone: its alpha, 0...1.
  var shiftedContentAlpha: Double {
    let length = 0.5 * greatestShift
    return length > 0 ? 1 - min(1, max(0, -top / length)) : 1
  }
}
