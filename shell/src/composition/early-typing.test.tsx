import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { useHydrated } from '@lonk/shared-ui/remote/use-hydrated.ts'
import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server.node'
import { followTyping } from './early-typing.ts'

let place: HTMLElement
let root: Root | undefined

beforeEach(() => {
  place = document.body.appendChild(document.createElement('main'))
})
afterEach(() => {
  root?.unmount()
  place.remove()
})

const differs = jest.fn()

const Told = ({ onAlive }: { readonly onAlive: () => void }) => {
  useEffect(onAlive, [onAlive])
  return null
}

const inDocument = (page: ReactNode): void => {
  place.innerHTML = renderToString(<Suspense>{page}</Suspense>)
}

/** As the frame does it; `alive` is what a page's own effects say. */
const hydrate = (page: ReactNode) => {
  let resolve = () => {}
  const alive = new Promise<void>((done) => {
    resolve = done
  })
  const typing = followTyping(place)
  const whole = (
    <Suspense>
      {page}
      <Told onAlive={resolve} />
    </Suspense>
  )
  startTransition(() => {
    root = hydrateRoot(place, whole, { onRecoverableError: differs })
  })
  return { typing, alive }
}

const field = (name: string) => place.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement

/** Like the search of /chats: drawn anew as soon as the browser's own knowledge is there. */
const Search = () => {
  const [question, setQuestion] = useState('')
  const [country, setCountry] = useState('NL')
  const [only, setOnly] = useState(false)
  const [gender, setGender] = useState('m')
  const [about, setAbout] = useState('Hoi')
  const hydrated = useHydrated()
  return (
    <form data-alive={hydrated}>
      <input name="question" value={question} onChange={({ target }) => setQuestion(target.value)} />
      <textarea name="about" value={about} onChange={({ target }) => setAbout(target.value)} />
      <select name="country" value={country} onChange={({ target }) => setCountry(target.value)}>
        <option>BE</option>
        <option>NL</option>
      </select>
      <input name="only" type="checkbox" checked={only} onChange={({ target }) => setOnly(target.checked)} />
      {['m', 'f'].map((value) => (
        <input
          key={value}
          id={value}
          type="radio"
          name="gender"
          checked={gender === value}
          onChange={() => setGender(value)}
        />
      ))}
      <output>{[question, about, country, only, gender].join()}</output>
    </form>
  )
}

const heard = () => place.querySelector('output')?.textContent

const fillIn = () => {
  field('question').value = 'anna'
  field('about').value = 'Hoi, ik ben Anna'
  field('country').value = 'BE'
  field('only').checked = true
  ;(document.getElementById('f') as HTMLInputElement).checked = true
}

const filledIn = 'anna,Hoi, ik ben Anna,BE,true,f'

test('what was typed and chosen before there was any script is heard once the page is alive', async () => {
  inDocument(<Search />)
  fillIn()
  const { typing, alive } = hydrate(<Search />)
  expect(typing.isEmpty()).toBe(false)
  await alive
  typing.tell()
  await aMoment()
  expect(heard()).toBe(filledIn)
  expect(field('question').value).toBe('anna')
  expect(field('country').value).toBe('BE')
  expect(field('only').checked).toBe(true)
  expect(place.querySelector('form')?.dataset.alive).toBe('true')
  expect(differs).not.toHaveBeenCalled()
})

test('it is heard as well where nothing is alive yet, and brings the page to life', async () => {
  inDocument(<Search />)
  fillIn()
  hydrate(<Search />).typing.tell()
  await aMoment()
  expect(heard()).toBe(filledIn)
  expect(differs).not.toHaveBeenCalled()
})

test('what is typed while the page comes to life follows on what was there', async () => {
  inDocument(<Search />)
  const search = field('question')
  search.focus()
  search.value = 'an'
  const { typing, alive } = hydrate(<Search />)
  // React brings a page to life at once when a key goes down; the letter follows.
  void alive.then(typing.tell)
  search.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true }))
  await alive
  search.setRangeText('n', search.selectionStart ?? 0, search.selectionEnd ?? 0, 'end')
  search.dispatchEvent(new Event('input', { bubbles: true }))
  await aMoment()
  expect(search.value).toBe('ann')
  expect(heard()).toMatch(/^ann,/)
})

test('pasted without a key while the page comes to life it is heard', async () => {
  inDocument(<Search />)
  const { typing, alive } = hydrate(<Search />)
  void alive.then(typing.tell)
  field('question').value = 'anna'
  field('question').dispatchEvent(new Event('input', { bubbles: true }))
  await alive
  await aMoment()
  expect(heard()).toMatch(/^anna,/)
})

test('focus and caret stay where they were', async () => {
  inDocument(<Search />)
  const search = field('question')
  search.focus()
  search.value = 'anna'
  search.setSelectionRange(1, 2)
  const { typing, alive } = hydrate(<Search />)
  await alive
  await aMoment()
  typing.tell()
  expect(search).toHaveFocus()
  expect([search.value, search.selectionStart, search.selectionEnd]).toEqual(['anna', 1, 2])
})

const said = jest.fn()
const left = jest.fn()

/** Keeps its text itself, and an effect writes what the address says, as the city of a search does. */
const City = () => {
  useEffect(() => {
    field('city').value = 'Utrecht'
  }, [])
  return (
    <input
      name="city"
      defaultValue="Utrecht"
      onChange={({ target }) => said(target.value)}
      onBlur={({ target }) => left(target.value)}
    />
  )
}

test.each(['Gent', ''])(
  'a field that keeps its text itself says it once, and that it was left: "%s"',
  async (city) => {
    inDocument(<City />)
    field('city').value = city
    const { typing, alive } = hydrate(<City />)
    await alive
    typing.tell()
    expect(field('city').value).toBe(city)
    expect(said.mock.calls).toEqual([[city]])
    expect(left.mock.calls).toEqual([[city]])
  },
)

const Late = () => (
  <>
    {useHydrated() ? null : <input name="gone" defaultValue="" onChange={said} />}
    <input name="untouched" defaultValue="x" onChange={said} />
    <select name="list" onChange={said}>
      <option>a</option>
    </select>
  </>
)

test('a field that has been taken away is left alone, and what nobody touched says nothing', async () => {
  inDocument(<Late />)
  field('gone').value = 'x'
  const { typing, alive } = hydrate(<Late />)
  await alive
  await aMoment()
  typing.tell()
  expect(said).not.toHaveBeenCalled()
})

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 0))
