/// An unknown of a tableau, by its number.
struct SolverVariable: Hashable, Comparable {
  /// What values an unknown may take, and what it is there for.
  enum Kind {
    /// Any number: a position.
    case free
    /// Zero or more: a length.
    case length
    /// Zero or more: how much an inequality has to spare, or by how much a wish is missed.
    case slack
    /// Always zero; stands for a required equality, so that it can be found again.
    case dummy
  }

  let number: Int32

  static func < (first: SolverVariable, second: SolverVariable) -> Bool { first.number < second.number }
}

/// How the two sides of a constraint compare.
enum SolverRelation {
  case equal
  case atLeast
  case atMost
}

/// How much a constraint matters. Any constraint outweighs all less important ones together.
enum SolverStrength: Hashable, Comparable {
  /// Fulfilled as well as those above allow.
  case wish(Double)
  /// Holds, or can't be added.
  case required
}

/// A constraint in a tableau, as whoever added it knows it.
struct SolverToken {
  /// The unknown that stands for the constraint.
  let marker: SolverVariable
  /// The other half of a wish's error.
  let other: SolverVariable?
  let strength: SolverStrength
  let isEquality: Bool
  /// How the marker moves when the constraint's constant grows by one.
  let slope: Double
}

/// Why a required constraint could not be added.
struct SolverConflict: Error {
  /// The numbers of the constraints it can't stand together with, in ascending order.
  let constraints: [Int]
}
