// The only place that says where headers and views come from: the header's module brings its UIKit along.
@_exported import FlexibleHeader
