import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { RadioGroup } from './radio-group.tsx'
import { render } from './testing/render.tsx'

const options = [
  { value: 'spam', label: 'Reclame' },
  { value: 'rude', label: 'Onbeleefd' },
  { value: 'other', label: 'Iets anders', disabled: true },
] as const

function Complaint({ error }: { error?: string }) {
  const [value, setValue] = useState<'spam' | 'rude' | 'other'>()
  return (
    <RadioGroup
      name="why"
      label="Wat is er aan de hand?"
      options={options}
      value={value}
      onChange={setValue}
      error={error}
    />
  )
}

test('one answer at a time, none of them beforehand', async () => {
  render(<Complaint />)
  expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(3)
  await userEvent.click(screen.getByText('Reclame'))
  await userEvent.click(screen.getByText('Onbeleefd'))
  expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('Onbeleefd')
})

test('what is wrong stands with the question', () => {
  render(<Complaint error="Kies een reden" />)
  expect(screen.getByRole('group', { name: 'Wat is er aan de hand?' })).toHaveAccessibleDescription(
    'Kies een reden',
  )
})

test('an answer that is off cannot be chosen', async () => {
  render(<Complaint />)
  await userEvent.click(screen.getByText('Iets anders'))
  expect(screen.getByRole('radio', { name: 'Iets anders' })).not.toBeChecked()
})
