// Conformances that UIKit's values lack.
import PortableUIKit

func compare(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a == b  // expected-error {{binary operator '==' cannot be applied to two 'CATransform3D' operands}}
}

func collect(_ insets: UIEdgeInsets, _ directional: NSDirectionalEdgeInsets) {
  _ = Set([insets])  // expected-error {{requires that 'UIEdgeInsets' conform to 'Hashable'}}
  _ = Set([directional])  // expected-error {{'NSDirectionalEdgeInsets' conform to 'Hashable'}}
}
