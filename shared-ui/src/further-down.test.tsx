import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, render, screen, waitFor } from '@testing-library/react'
import { Suspense, startTransition, useLayoutEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server.node'
import { furtherDown, useFurtherDown } from './further-down.tsx'

const drawn: string[] = []
/** Who is alive as each of them has come to life. */
const alive: string[][] = []
let onAlive = (_name: string): void => undefined
const pressed = jest.fn<(name: string) => void>()

const Person = ({ name }: { readonly name: string }) => {
  drawn.push(name)
  useLayoutEffect(() => {
    alive.push(
      screen
        .getAllByRole('button')
        .filter(isAlive)
        .map(({ textContent }) => textContent),
    )
    onAlive(name)
  }, [name])
  return (
    <button type="button" onClick={() => pressed(name)}>
      {name}
    </button>
  )
}

const PersonFurtherDown = furtherDown(Person)

const names = ['Anna', 'Bram', 'Cees', 'Dirk']

const List = ({ order }: { readonly order: readonly number[] }) => {
  const isFurtherDown = useFurtherDown(order, 2)
  return order.map((id) => {
    const Card = isFurtherDown.has(id) ? PersonFurtherDown : Person
    return <Card key={id} name={names[id] ?? ''} />
  })
}

const asked = [0, 1, 2, 3]
const page = (
  <Suspense>
    <List order={asked} />
  </Suspense>
)
const button = (name: string) => screen.getByRole('button', { name })
const isAlive = (element: HTMLElement) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))

let place: HTMLElement | undefined
let root: Root | undefined
const differs = jest.fn()

/** Outside `act`, which would bring all of it to life at once. */
const hydrate = () => {
  const main = document.body.appendChild(document.createElement('main'))
  main.innerHTML = renderToString(page)
  place = main
  drawn.length = 0
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
  startTransition(() => {
    root = hydrateRoot(main, page, { onRecoverableError: differs })
  })
}

beforeEach(() => {
  drawn.length = 0
  alive.length = 0
  onAlive = () => undefined
})
afterEach(() => {
  root?.unmount()
  root = undefined
  place?.remove()
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
})

test('what is in sight comes to life first, the others by themselves afterwards', async () => {
  hydrate()
  const before = names.map(button)
  await waitFor(() => expect(alive).toHaveLength(4))
  expect(alive[0]).toEqual(['Anna', 'Bram'])
  expect(alive[3]).toEqual(names)
  expect(drawn).toEqual(names)
  expect(names.map(button)).toEqual(before)
  expect(differs).not.toHaveBeenCalled()
})

test('a press on one that is not alive yet is answered', async () => {
  const press = jest.fn(() => {
    const dirk = button('Dirk')
    const before = isAlive(dirk)
    dirk.click()
    return before
  })
  onAlive = (name) => {
    if (name !== 'Bram') return
    // As on a slow phone: then React lets others in before it goes on.
    const end = performance.now() + 20
    while (performance.now() < end);
    queueMicrotask(press)
  }
  hydrate()
  await waitFor(() => expect(pressed.mock.calls).toEqual([['Dirk']]))
  expect(press).toHaveReturnedWith(false)
})

test('one that moves in its list stays the element it was', () => {
  const { rerender } = render(<List order={asked} />)
  const dirk = screen.getByRole('button', { name: 'Dirk' })
  act(() => dirk.focus())
  rerender(<List order={[3, 0, 1, 2]} />)
  expect(dirk).toHaveFocus()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Dirk',
    'Anna',
    'Bram',
    'Cees',
  ])
})

test('one that has the properties it had is not drawn anew', () => {
  const { rerender } = render(<List order={[0, 1, 2]} />)
  drawn.length = 0
  rerender(<List order={[0, 1, 2]} />)
  expect(drawn).toEqual(['Anna', 'Bram'])
})
