const shown = process.env.MATRIX_CELL

/**
 * The cells of one row of a big matrix: all of them, or in the short run (`npm test` numbers it by `MATRIX_CELL`) one,
 * which moves on with each commit, so that every cell is seen within a few of them.
 */
export const cellsOf = <Cell>(row: number, cells: readonly Cell[]): readonly Cell[] => {
  if (shown === undefined) return cells
  const cell = cells[(Number(shown) + row) % cells.length]
  return cell === undefined ? [] : [cell]
}

/** The same for a long list, of which each so many are a row. */
export const oneOfEach = <Cell>(size: number, cells: readonly Cell[]): readonly Cell[] =>
  Array.from({ length: Math.ceil(cells.length / size) }, (_, row) =>
    cellsOf(row, cells.slice(row * size, (row + 1) * size)),
  ).flat()
