import { expect, test } from '@jest/globals'
import { documentedExports } from './documented-exports.ts'

const source = `import { x } from './x.ts'

/** One line. */
export const one = 1

/**
 * Two lines,
 * one thought.
 */
export function two(): void {}

export type Bare = string

/** A shape. */
export interface Shape {
  /** In kilometres. */
  readonly distance: number
  readonly name?: string
}

/** The rows. */
export const rowTable = {
  // A heading.
  /** Somebody came. */
  'came-in': fact(
    { id: isNumber },
    { crossTab: true },
  ),
  gone: fact({}),
}

const hidden = 2
`

test('every export comes with what stands above it, and nothing else does', () => {
  expect(documentedExports(source).map(({ kind, name, text }) => [kind, name, text])).toEqual([
    ['const', 'one', 'One line.'],
    ['function', 'two', 'Two lines,\none thought.'],
    ['type', 'Bare', ''],
    ['interface', 'Shape', 'A shape.'],
    ['const', 'rowTable', 'The rows.'],
  ])
})

test('fields of an interface and rows of a table come with theirs', () => {
  const [, , , shape, table] = documentedExports(source)
  expect(shape?.members).toEqual([
    { name: 'distance', source: 'number', text: 'In kilometres.' },
    { name: 'name', source: '?: string', text: '' },
  ])
  expect(table?.members).toEqual([
    { name: 'came-in', source: 'fact({ id: isNumber }, { crossTab: true })', text: 'Somebody came.' },
    { name: 'gone', source: 'fact({})', text: '' },
  ])
})
