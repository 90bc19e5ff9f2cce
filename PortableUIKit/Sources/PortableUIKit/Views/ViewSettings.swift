/// Settings of a view that are rarely read.
struct ViewSettings {
  var isUserInteractionEnabled = true
  var autoresizesSubviews = true
  var autoresizingMask: UIView.AutoresizingMask = []
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var mask: UIView?
}
