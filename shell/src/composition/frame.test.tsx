import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { mountPoints } from '@lonk/shared-events/boot.ts'
import { useHydrated } from '@lonk/shared-ui/remote/use-hydrated.ts'
import { waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { StrictMode, Suspense, useEffect, useState } from 'react'
import { renderToString } from 'react-dom/server.node'
import type { AppProps, LifeCycles } from 'single-spa'
import { firstPageShown, pageShown } from '../navigation/page-shown.ts'
import { Boundary } from './boundary.tsx'
import { expectFragment, frame } from './frame.tsx'

const asked = jest.fn()
/** Searches that React keeps. */
let living = 0

/** A search as a remote has it: a press asks for what is typed. */
const Search = ({ onShown }: { readonly onShown?: () => void }) => {
  const [question, setQuestion] = useState('')
  useHydrated()
  useEffect(() => onShown?.(), [onShown])
  useEffect(() => {
    living += 1
    return () => {
      living -= 1
    }
  }, [])
  return (
    <>
      <input aria-label="Zoek" value={question} onChange={({ target }) => setQuestion(target.value)} />
      <button type="button" onClick={() => asked(question)}>
        Zoek
      </button>
    </>
  )
}

let shown: LifeCycles<AppProps>
let main: HTMLElement

const props = {} as AppProps
const input = () => main.querySelector('input') as HTMLInputElement
const isAlive = () => Object.keys(input()).some((name) => name.startsWith('__reactProps$'))

/** The document of a page that was rendered for it, and its frame. */
const open = (onShown?: () => void) => {
  const whole = <Suspense>{<Search onShown={onShown} />}</Suspense>
  main.innerHTML = renderToString(
    <StrictMode>
      <Boundary onFailed={() => undefined} fallback={() => null}>
        {whole}
      </Boundary>
    </StrictMode>,
  )
  expectFragment(true, true)
  let codeIsThere = () => {}
  let codeIsLost = () => {}
  const ready = new Promise<void>((resolve, reject) => {
    codeIsThere = resolve
    codeIsLost = () => reject(new Error('lost'))
  })
  shown = frame({ name: 'mf-chat', render: () => whole, ready: () => ready })
  return { codeIsThere, codeIsLost }
}
const mount = () => [shown.mount].flat()[0]?.(props)
const unmount = () => [shown.unmount].flat()[0]?.(props)

beforeEach(async () => {
  await i18next.init({ lng: 'nl', resources: { nl: { shell: {} } } })
  main = document.body.appendChild(document.createElement('main'))
  main.id = mountPoints.main
})
afterEach(async () => {
  await unmount()
  main.remove()
})

test('what was typed before a rendered page was alive stays, and is there for the press that came after it', async () => {
  const { codeIsThere } = open()
  const field = input()
  field.value = 'anna'
  await mount()
  main.querySelector('button')?.click()
  codeIsThere()
  await waitFor(() => expect(asked).toHaveBeenCalled())
  expect(input()).toBe(field)
  expect(field.value).toBe('anna')
  expect(asked.mock.calls).toEqual([['anna']])
})

test('what is typed while a rendered page comes to life stays', async () => {
  const { codeIsThere } = open(() => pageShown())
  await mount()
  codeIsThere()
  // The code is there now, and nothing is drawn yet.
  await Promise.resolve().then(() => undefined)
  input().value = 'anna'
  input().dispatchEvent(new Event('input', { bubbles: true }))
  await waitFor(() => expect(isAlive()).toBe(true))
  await firstPageShown
  // It is told after that, in a turn of its own.
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(input().value).toBe('anna')
  main.querySelector('button')?.click()
  await waitFor(() => expect(asked.mock.calls).toEqual([['anna']]))
})

test.each([['codeIsThere'], ['codeIsLost']] as const)(
  'left and come back to before its code was there (%s in the end), a rendered page is shown once',
  async (end) => {
    const code = open()
    await mount()
    await unmount()
    await mount()
    code[end]()
    // A task and more: what the first mount began would have gone on by then.
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(living).toBe(1)
    expect(isAlive()).toBe(true)
    await unmount()
    expect(living).toBe(0)
  },
)
