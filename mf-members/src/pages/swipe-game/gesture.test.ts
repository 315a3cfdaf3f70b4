import { expect, test } from '@jest/globals'
import { decisionOf, farOn, grab, move, offsetOf } from './gesture.ts'

const width = 360

/** A drag through places `[x, y]`, each so many milliseconds after the one before. */
const drag = (places: readonly (readonly [x: number, y: number])[], step: number) =>
  places.reduce(
    (so, [x, y], index) => move(so, { x, y, at: (index + 1) * step }),
    grab({ x: 0, y: 0, at: 0 }),
  )

const slowly = 400
const quickly = 20

test.each([
  [
    'laid down far to the right',
    drag(
      [
        [60, 0],
        [farOn(width), 0],
      ],
      slowly,
    ),
    'like',
  ],
  [
    'laid down far to the left',
    drag(
      [
        [-60, 0],
        [-farOn(width), 0],
      ],
      slowly,
    ),
    'pass',
  ],
  [
    'laid down a little short of that',
    drag(
      [
        [60, 0],
        [farOn(width) - 1, 0],
      ],
      slowly,
    ),
    'back',
  ],
  [
    'thrown to the right from near',
    drag(
      [
        [20, 0],
        [40, 0],
      ],
      quickly,
    ),
    'like',
  ],
  [
    'thrown to the left from near',
    drag(
      [
        [-20, 2],
        [-40, 3],
      ],
      quickly,
    ),
    'pass',
  ],
  [
    'a slip of the finger, however fast',
    drag(
      [
        [10, 0],
        [20, 0],
      ],
      quickly,
    ),
    'back',
  ],
  [
    'thrown back from far',
    drag(
      [
        [100, 0],
        [200, 0],
        [150, 0],
      ],
      70,
    ),
    'back',
  ],
  [
    'held still at the end of a quick move that was short',
    drag(
      [
        [60, 0],
        [60, 0],
        [60, 0],
        [60, 0],
        [60, 0],
        [60, 0],
        [60, 0],
      ],
      quickly,
    ),
    'back',
  ],
  [
    'a scroll of the page',
    drag(
      [
        [2, 20],
        [200, 300],
      ],
      slowly,
    ),
    'back',
  ],
  ['a tap that trembles', drag([[5, 6]], slowly), 'back'],
  ['let go at once', grab({ x: 9, y: 9, at: 0 }), 'back'],
])('%s: %#', (_, made, decision) => {
  expect(decisionOf(made, width)).toBe(decision)
})

test('the card is where the finger is, up and down as well, once it goes across', () => {
  expect(
    offsetOf(
      drag(
        [
          [30, 4],
          [50, 60],
        ],
        slowly,
      ),
    ),
  ).toEqual({ x: 50, y: 60 })
  expect(
    drag(
      [
        [30, 4],
        [50, 60],
      ],
      slowly,
    ).direction,
  ).toBe('across')
})

test('a third of the card decides, but never less than a thumb notices nor more than it reaches', () => {
  expect([farOn(120), farOn(330), farOn(900)]).toEqual([80, 110, 140])
})
