import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Checkbox } from './checkbox.tsx'
import { TextField } from './field.tsx'
import { PasswordField } from './password-field.tsx'
import { SelectField } from './select.tsx'
import { render } from './testing/render.tsx'
import { TextArea } from './text-area.tsx'

const texts = { label: 'Woonplaats', hint: 'Waar je meestal bent', error: 'Onbekende plaats' }

test.each([
  ['a text field', <TextField key="text" {...texts} />],
  ['a text area', <TextArea key="area" {...texts} />],
  ['a password', <PasswordField key="password" {...texts} />],
  ['a select', <SelectField key="select" {...texts} />],
  ['a checkbox', <Checkbox key="checkbox" {...texts} />],
])('%s is found by its label and carries error and hint', (_, field) => {
  render(field)
  const input = screen.getByLabelText('Woonplaats')
  expect(input).toBeInvalid()
  expect(input).toHaveAccessibleDescription('Onbekende plaats Waar je meestal bent')
})

test('a field without an error is valid and describes nothing', () => {
  render(<TextField label="Naam" defaultValue="Noor" />)
  expect(screen.getByLabelText('Naam')).toBeValid()
  expect(screen.getByLabelText('Naam')).not.toHaveAttribute('aria-describedby')
})

test('required is the rule, optional is said', () => {
  render(
    <>
      <TextField label="Naam" />
      <TextField label="Code" optional />
    </>,
  )
  expect(screen.getByLabelText('Naam')).toBeRequired()
  expect(screen.getByLabelText('Code (niet verplicht)')).not.toBeRequired()
})

test('a password shows itself on request and hides again', async () => {
  render(<PasswordField label="Wachtwoord" defaultValue="geheim" />)
  const input = screen.getByLabelText('Wachtwoord')
  expect(input).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Wachtwoord tonen' }))
  expect(input).toHaveAttribute('type', 'text')
  expect(input).toHaveValue('geheim')
  await userEvent.click(screen.getByRole('button', { name: 'Wachtwoord verbergen' }))
  expect(input).toHaveAttribute('type', 'password')
})

test('a text area counts once room runs short', async () => {
  render(<TextArea label="Over mij" maxLength={10} />)
  await userEvent.type(screen.getByLabelText('Over mij'), 'acht tek')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await userEvent.type(screen.getByLabelText('Over mij'), 's')
  expect(screen.getByRole('status')).toHaveTextContent('9 van 10 tekens')
})

test('the sentence of a checkbox ticks it', async () => {
  render(<Checkbox label="Ik ga akkoord" />)
  await userEvent.click(screen.getByText('Ik ga akkoord'))
  expect(screen.getByRole('checkbox', { name: 'Ik ga akkoord' })).toBeChecked()
})
