import HeaderEngine
import UIKit

/// The properties of a view that property tracks and effects change.
struct DrivenProperties: OptionSet {
  let rawValue: Int

  static let alpha = DrivenProperties(rawValue: 1)
  static let transform = DrivenProperties(rawValue: 2)
  static let cornerRadius = DrivenProperties(rawValue: 4)
  static let font = DrivenProperties(rawValue: 8)
}

/// An object that writes the values of keyframes to a view and restores the view's original values.
///
/// Values are compared with the values that were written last instead of the view's values. This costs less
/// and preserves values that other code sets between two changes. Only bounds and center are read each time,
/// because autoresizing changes them.
@MainActor final class LookWriter {
  private struct Originals {
    var alpha: CGFloat?
    var transform: CATransform3D?
    var cornerRadius: CGFloat?
    var font: UIFont?
  }

  // The values that were written last.
  private var isKnown = false
  private var alpha: Float = 1
  private var zPosition: CGFloat = 0
  private var isHidden = false
  private var transform = LayoutValues.identity

  private var originals = Originals()
  private var kept: DrivenProperties = []
  private var writtenFont: UIFont?

  /// The view's original transform, or `nil` for the identity.
  private(set) var ownTransform: CATransform3D?

  /// The view's original opacity, once it is changed.
  var ownAlpha: Double { originals.alpha.map(Double.init) ?? 1 }

  /// Makes the next write compare with the view's own values.
  func forgetApplied() { isKnown = false }

  /// Reads the view's values, unless the writer has already read them.
  func learn(_ view: UIView) {
    if isKnown { return }
    isKnown = true
    alpha = Float(view.alpha)
    zPosition = view.layer.zPosition
    isHidden = view.isHidden
    transform = LayoutValues.numbers(of: view.transform3D)
  }

  // MARK: - Originals

  /// Stores the view's original values of properties that are about to be changed.
  func keepOriginals(of view: UIView, _ driven: DrivenProperties) {
    let new = driven.subtracting(kept)
    guard !new.isEmpty else { return }
    kept.formUnion(new)
    if new.contains(.alpha) { originals.alpha = view.alpha }
    if new.contains(.transform) {
      let transform = view.transform3D
      originals.transform = transform
      ownTransform = CATransform3DIsIdentity(transform) ? nil : transform
    }
    if new.contains(.cornerRadius) { originals.cornerRadius = view.layer.cornerRadius }
  }

  /// Restores the original values of properties that are no longer changed.
  func restore(_ view: UIView, except driven: DrivenProperties) {
    let unused = kept.subtracting(driven)
    kept.subtract(unused)
    if unused.contains(.alpha), let alpha = originals.alpha { view.alpha = alpha }
    if unused.contains(.transform), let transform = originals.transform { view.transform3D = transform }
    if unused.contains(.cornerRadius), let radius = originals.cornerRadius {
      view.layer.cornerRadius = radius
    }
    if unused.contains(.font), writtenFont != nil {
      if view.keyframedFont == writtenFont { view.keyframedFont = originals.font }
      writtenFont = nil
    }
  }

  // MARK: - Writing

  func write(zIndex: Int, isHidden: Bool, to view: UIView) {
    let position = CGFloat(zIndex)
    if zPosition != position {
      zPosition = position
      view.layer.zPosition = position
    }
    if self.isHidden != isHidden {
      self.isHidden = isHidden
      view.isHidden = isHidden
    }
  }

  func write(alpha: Double, to view: UIView) {
    let alpha = min(1, max(0, alpha))
    // Layers store opacity as a Float.
    guard self.alpha != Float(alpha) else { return }
    self.alpha = Float(alpha)
    view.alpha = CGFloat(alpha)
  }

  func write(transform: SIMD16<Double>, to view: UIView) {
    guard self.transform != transform else { return }
    self.transform = transform
    view.transform3D = CATransform3D(transform)
  }

  func write(cornerRadius: CGFloat, to view: UIView) {
    if view.layer.cornerRadius != cornerRadius { view.layer.cornerRadius = cornerRadius }
  }

  /// Writes the font size. A font that other code set in the meantime becomes the original font.
  func write(fontSize: CGFloat, to view: UIView) {
    guard let font = view.keyframedFont else { return }
    if font != writtenFont { originals.font = font }
    guard font.pointSize != fontSize, let original = originals.font else { return }
    writtenFont = original.withSize(fontSize)
    view.keyframedFont = writtenFont
  }
}

extension UIView {
  /// The font of labels and text fields, whose font size keyframes can change; `nil` for other views.
  fileprivate var keyframedFont: UIFont? {
    get { (self as? UILabel)?.font ?? (self as? UITextField)?.font }
    set {
      (self as? UILabel)?.font = newValue
      (self as? UITextField)?.font = newValue
    }
  }
}
