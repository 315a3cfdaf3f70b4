import { expect, jest, test } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Slider } from './slider.tsx'
import { render } from './testing/render.tsx'

test('a slider says its value with its unit, and its error', () => {
  render(
    <Slider
      label="Afstand"
      value={50}
      text="50 km"
      min={5}
      max={200}
      error="Te ver"
      onChange={() => undefined}
    />,
  )
  const slider = screen.getByRole('slider', { name: 'Afstand' })
  expect(slider).toHaveAttribute('aria-valuetext', '50 km')
  expect(slider).toBeInvalid()
  expect(slider).toHaveAccessibleDescription('Te ver')
})

test('moving tells each value; letting go tells that it stays', async () => {
  const onChange = jest.fn()
  const onSettled = jest.fn()
  render(
    <Slider
      label="Afstand"
      value={50}
      text="50 km"
      min={5}
      max={200}
      step={5}
      onChange={onChange}
      onSettled={onSettled}
    />,
  )
  fireEvent.change(screen.getByRole('slider'), { target: { value: '75' } })
  expect(onChange).toHaveBeenCalledWith(75)
  expect(onSettled).not.toHaveBeenCalled()
  await userEvent.pointer([{ keys: '[MouseLeft]', target: screen.getByRole('slider') }])
  expect(onSettled).toHaveBeenCalledTimes(1)
})
