extension CABasicAnimation {
  /// Returns the numbers of the property at a progress between the start and end values.
  final func mixed(
    into current: [Double], _ property: AnimatedProperty, progress: Double, runs: Double
  ) -> [Double] {
    if property.key.isTransform, property.part == .all {
      return appliedTransform(to: current, progress: progress)
    }
    guard let now = property.numbers(in: current),
      let mixed = mix(now, rest: now.map { _ in 0 }, progress, runs)
    else { return current }
    return property.replacing(now, with: mixed, isAdditive: isAdditive, in: current)
  }

  /// Returns the numbers between start and end. `rest` replaces a missing start or end value of an additive
  /// animation.
  private func mix(_ now: [Double], rest: [Double], _ progress: Double, _ runs: Double) -> [Double]? {
    let start = isAdditive ? rest : now
    let by = AnimatableValue.numbers(of: byValue)
    var from = AnimatableValue.numbers(of: fromValue)
    var to = AnimatableValue.numbers(of: toValue)
    for given in [by, from, to] where given != nil && given?.count != now.count { return nil }
    if let by {
      if from == nil, let to { from = zip(to, by).map { $0 - $1 } }
      if to == nil { to = zip(from ?? start, by).map { $0 + $1 } }
    }
    let (first, last) = (from ?? start, to ?? start)
    return zip(first, last).map { first, last in
      first + (last - first) * (progress + (isCumulative ? runs : 0))
    }
  }

  /// A transform is added by applying it before the current one.
  private func appliedTransform(to current: [Double], progress: Double) -> [Double] {
    let now = CATransform3D(numbers: current)
    let start = isAdditive ? CATransform3D.identity : now
    func value(_ any: Any?) -> CATransform3D? {
      guard let numbers = AnimatableValue.numbers(of: any), numbers.count == 16 else { return nil }
      return CATransform3D(numbers: numbers)
    }
    var (from, to) = (value(fromValue), value(toValue))
    if let by = value(byValue) {
      if from == nil, let to, let back = by.planeInverse { from = CATransform3DConcat(back, to) }
      if to == nil { to = CATransform3DConcat(by, from ?? start) }
    }
    let mixed = (from ?? start).mixed(with: to ?? start, progress)
    return (isAdditive ? CATransform3DConcat(mixed, now) : mixed).numbers
  }
}
