// The module itself, and the UIKit that it exports. The files that read traces import neither, because the fuzz targets compile
// them without HeaderTesting.
@_exported import HeaderTesting
