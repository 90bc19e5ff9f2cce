import Testing

@testable import PortableUIKit

struct PixelGridTests {
  @Test("[R] −187.5 at 3× reads back as −187.333…; 3.8 at 2× as 4.0")
  func measuredValues() {
    expectLess(abs(PixelGrid(scale: 3).rounded(-187.5, halves: .up) + 187 + 1.0 / 3), 1e-9)
    expectEqual(PixelGrid(scale: 2).rounded(3.8, halves: .up), 4)
  }

  @Test("[?] half pixels go up or to the even pixel")
  func halves() {
    let grid = PixelGrid(scale: 2)
    expectEqual(grid.rounded(0.25, halves: .up), 0.5)
    expectEqual(grid.rounded(0.25, halves: .toEven), 0)
    expectEqual(grid.rounded(0.75, halves: .up), 1)
    expectEqual(grid.rounded(0.75, halves: .toEven), 1)
    expectEqual(grid.rounded(-0.25, halves: .up), 0)
    expectEqual(grid.rounded(-0.75, halves: .toEven), -1)
    expectEqual(grid.rounded(-0.75, halves: .up), -0.5)
  }

  @Test func wholePixelsStay() {
    for pixel in -9...9 {
      let value = CGFloat(pixel) / 3
      expectEqual(PixelGrid(scale: 3).rounded(value, halves: .up), value)
    }
  }
}
