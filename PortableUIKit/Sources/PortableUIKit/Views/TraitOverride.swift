/// Traits that replace those of the surroundings.
@MainActor final class TraitOverride {
  let traits: UITraitCollection
  private var latest: (surroundings: UITraitCollection, merged: UITraitCollection)?

  init(_ traits: UITraitCollection) { self.traits = traits }

  /// Returns the traits of the surroundings with the replaced ones. The same surroundings have the same result.
  func merged(with surroundings: UITraitCollection) -> UITraitCollection {
    if let latest, latest.surroundings === surroundings { return latest.merged }
    let merged = UITraitCollection(traitsFrom: [surroundings, traits])
    latest = (surroundings, merged)
    return merged
  }
}
