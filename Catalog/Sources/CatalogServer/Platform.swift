// The screens bring the headers and their UIKit along; what drives them comes from HeaderTesting.
@_exported import CatalogScreens
@_exported import Foundation
@_exported import HeaderTesting
