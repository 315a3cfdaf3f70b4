import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Button, LinkButton } from './button.tsx'
import { render } from './testing/render.tsx'

test('a busy button keeps its name and focus, says so, and ignores clicks', async () => {
  const onClick = jest.fn()
  render(
    <Button busy onClick={onClick}>
      Versturen
    </Button>,
  )
  const button = screen.getByRole('button', { name: /Versturen/, busy: true })
  await userEvent.click(button)
  expect(button).toHaveFocus()
  expect(button).toHaveTextContent('Even geduld')
  expect(onClick).not.toHaveBeenCalled()
})

test('a busy button does not send its form a second time, by pointer or by Enter', async () => {
  const onSubmit = jest.fn<() => void>()
  render(
    <form action={onSubmit}>
      <input aria-label="Naam" />
      <Button type="submit" busy>
        Versturen
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button'))
  await userEvent.type(screen.getByLabelText('Naam'), 'Noor{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a button submits a form only when told to', async () => {
  const onSubmit = jest.fn<() => void>()
  render(
    <form action={onSubmit}>
      <Button>Meer</Button>
      <Button type="submit">Versturen</Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Meer' }))
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Versturen' }))
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('a link that looks like a button is a link', () => {
  render(<LinkButton to="/credits">Credits kopen</LinkButton>)
  expect(screen.getByRole('link', { name: 'Credits kopen' })).toHaveAttribute('href', '/credits')
})
