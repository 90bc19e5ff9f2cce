extension ItemRow {
  /// Returns rows with a small landscape each, whose hills have the given hue.
  @MainActor static func landscapes(
    _ rows: [(title: String, subtitle: String, hue: CGFloat)]
  ) -> [ItemRow] {
    rows.enumerated().map { index, row in
      let size = CGSize(width: 48, height: 48)
      return ItemRow(
        title: row.title, subtitle: row.subtitle,
        image: Drawing.hills(hue: row.hue, variant: index, size: size))
    }
  }

  /// Returns rows with a small portrait each, in front of the given hue.
  @MainActor static func portraits(
    _ rows: [(title: String, subtitle: String, hue: CGFloat)]
  ) -> [ItemRow] {
    rows.map { row in
      ItemRow(title: row.title, subtitle: row.subtitle, image: Drawing.portrait(hue: row.hue, size: 44))
    }
  }
}
