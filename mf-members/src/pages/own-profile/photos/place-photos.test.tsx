import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { exampleSettings } from '@lonk/shared-api/testing/examples.ts'
import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { remote } from '../../../testing/remote.ts'
import type { Crop } from '../picture/crop.ts'
import { PlacePhotos } from './place-photos.tsx'

// The tests' browser reads no pictures: here each is one of the size that a test wants.
let size = { width: 2000, height: 1000 }
const property = (name: 'naturalWidth' | 'naturalHeight', value: () => number) =>
  Object.defineProperty(HTMLImageElement.prototype, name, { configurable: true, get: value })

beforeEach(() => {
  size = { width: 2000, height: 1000 }
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => undefined
  HTMLImageElement.prototype.decode = async () => undefined
  property('naturalWidth', () => size.width)
  property('naturalHeight', () => size.height)
})
afterEach(() => {
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode')
  Reflect.deleteProperty(HTMLImageElement.prototype, 'naturalWidth')
  Reflect.deleteProperty(HTMLImageElement.prototype, 'naturalHeight')
})

const open = async () => {
  const placed: (Crop | null)[] = []
  const close = jest.fn()
  await remote.open(
    <PlacePhotos
      files={[new File(['x'], 'strand.jpg', { type: 'image/jpeg' })]}
      onPlace={(_, crop) => placed.push(crop)}
      onClose={close}
    />,
    { path: '/profile', state: { settings: exampleSettings() } },
  )
  return { placed, close }
}
const place = async () => userEvent.click(await screen.findByRole('button', { name: 'Plaatsen' }))
const slide = (name: RegExp, value: number) =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value: String(value) } })

test('all of the picture is placed where nothing else is wanted', async () => {
  const { placed, close } = await open()
  expect(await screen.findByRole('img', { name: 'De gekozen foto' })).toBeInTheDocument()
  await place()
  expect(placed).toEqual([null])
  expect(close).toHaveBeenCalledTimes(1)
})

test('a square is cut with the keys alone: how large, how far to the side, how far down', async () => {
  const { placed } = await open()
  await userEvent.click(await screen.findByRole('radio', { name: 'Een vierkant eruit' }))
  expect(screen.getByRole('slider', { name: /Omhoog/ })).toBeDisabled()
  slide(/Naar links/, 0)
  slide(/Inzoomen/, 200)
  slide(/Naar links/, 100)
  slide(/Omhoog/, 0)
  await place()
  expect(placed).toEqual([{ x: 1500, y: 0, size: 500 }])
})

test('a picture that the server would refuse for its size is told so here', async () => {
  size = { width: 399, height: 2000 }
  const { placed } = await open()
  expect(await screen.findByRole('alert')).toHaveTextContent('minstens 400 × 400 pixels')
  expect(screen.queryByRole('button', { name: 'Plaatsen' })).not.toBeInTheDocument()
  expect(placed).toEqual([])
})

test('what this browser cannot show can still be placed, uncut', async () => {
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error('no such codec'))
  const { placed } = await open()
  expect(await screen.findByText(/Je browser kan dit bestand niet tonen/)).toBeInTheDocument()
  expect(screen.queryByRole('radio', { name: 'Een vierkant eruit' })).not.toBeInTheDocument()
  await place()
  expect(placed).toEqual([null])
})
