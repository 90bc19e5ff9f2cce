// The screens export the headers and their UIKit. HeaderTesting exports the code that drives them.
@_exported import CatalogScreens
@_exported import Foundation
@_exported import HeaderTesting
