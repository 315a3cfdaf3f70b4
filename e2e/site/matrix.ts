import { commitNumber } from '@lonk/configs/checks/commit-number.ts'

/**
 * The cells of one row of a big matrix: all of them in the full run (`npm test -- --full`), else one, which moves
 * on with each commit, so that every cell is seen within a few of them.
 */
export const cellsOf = <Cell>(row: number, cells: readonly Cell[]): readonly Cell[] =>
  cellsAt(commitNumber() + row, cells)

/** The same for a row that moves on at a pace of its own. */
export const cellsAt = <Cell>(turn: number, cells: readonly Cell[]): readonly Cell[] => {
  if (process.env.TEST_FULL === '1') return cells
  const cell = cells[turn % cells.length]
  return cell === undefined ? [] : [cell]
}

/** Whether a row of a matrix that is too big for the short run has its turn: there one of so many does. */
export const hasTurn = (turn: number, every: number): boolean =>
  process.env.TEST_FULL === '1' || turn % every === 0
