extension UIControl.Event {
  // These have no public name in the module yet, but `allEvents` contains them, so they must be sent.
  static var touchDownRepeat: UIControl.Event { UIControl.Event(rawValue: 1 << 1) }
  static var touchDragInside: UIControl.Event { UIControl.Event(rawValue: 1 << 2) }
  static var touchDragOutside: UIControl.Event { UIControl.Event(rawValue: 1 << 3) }
  static var touchDragEnter: UIControl.Event { UIControl.Event(rawValue: 1 << 4) }
  static var touchDragExit: UIControl.Event { UIControl.Event(rawValue: 1 << 5) }
}
