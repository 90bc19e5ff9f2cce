/// An unknown of a tableau, identified by its number.
struct SolverVariable: Hashable, Comparable {
  /// The range and purpose of an unknown.
  enum Kind {
    /// Any number: a position.
    case free
    /// Zero or more: a length.
    case length
    /// Zero or more: the slack of an inequality or the error of a preference.
    case slack
    /// Always zero; marks a required equality, so that it can be found again.
    case dummy
  }

  let number: Int32

  static func < (first: SolverVariable, second: SolverVariable) -> Bool { first.number < second.number }
}

/// The relation between the two sides of a constraint.
enum SolverRelation {
  case equal
  case atLeast
  case atMost
}

/// The strength of a constraint. Any constraint outweighs all weaker ones together.
enum SolverStrength: Hashable, Comparable {
  /// Satisfied as far as stronger constraints allow.
  case wish(Double)
  /// Must hold; otherwise the constraint can't be added.
  case required
}

/// A handle for a constraint in a tableau.
struct SolverToken {
  /// The unknown that represents the constraint.
  let marker: SolverVariable
  /// The other half of a preference's error.
  let other: SolverVariable?
  let strength: SolverStrength
  let isEquality: Bool
  /// The change of the marker when the constraint's constant increases by one.
  let slope: Double
}

/// The reason why a required constraint couldn't be added.
struct SolverConflict: Error {
  /// The numbers of the conflicting constraints, in ascending order.
  let constraints: [Int]
}
