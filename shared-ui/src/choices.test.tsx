import { describe, expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { DateOfBirth } from './date-of-birth.tsx'
import { RadioCards } from './radio-cards.tsx'
import { type Range, RangeField } from './range-field.tsx'
import { render } from './testing/render.tsx'

const options = [
  { value: 'woman', label: 'Een vrouw' },
  { value: 'man', label: 'Een man' },
] as const

function Question() {
  const [value, setValue] = useState<'woman' | 'man'>()
  return <RadioCards name="wish" label="Wie zoek je?" options={options} value={value} onChange={setValue} />
}

function Birthday({
  start = '',
  heard = () => undefined,
}: {
  start?: string
  heard?: (date: string) => void
}) {
  const [date, setDate] = useState(start)
  const hear = (next: string) => {
    setDate(next)
    heard(next)
  }
  return <DateOfBirth label="Geboortedatum" value={date} onChange={hear} />
}

function Ages({ start }: { start: Range }) {
  const [range, setRange] = useState(start)
  return <RangeField label="Leeftijd" value={range} onChange={setRange} />
}

describe('radio cards', () => {
  test('are one question with a choice by pointer and arrow keys', async () => {
    render(<Question />)
    expect(screen.getByRole('group', { name: 'Wie zoek je?' })).toBeInTheDocument()
    await userEvent.click(screen.getByText('Een vrouw'))
    expect(screen.getByRole('radio', { name: 'Een vrouw' })).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    expect(screen.getByRole('radio', { name: 'Een man' })).toBeChecked()
  })
})

describe('date of birth', () => {
  test('gives a padded date once day, month and year are there, and what there is before', async () => {
    const heard = jest.fn()
    render(<Birthday heard={heard} />)
    await userEvent.type(screen.getByLabelText('Dag'), '3')
    expect(heard).toHaveBeenLastCalledWith('--3')
    await userEvent.type(screen.getByLabelText('Maand'), '7')
    await userEvent.type(screen.getByLabelText('Jaar'), '1990')
    expect(heard).toHaveBeenLastCalledWith('1990-07-03')
  })

  test('leaves what is typed alone while it becomes complete', async () => {
    const heard = jest.fn()
    render(<Birthday start="1990-07-" heard={heard} />)
    await userEvent.type(screen.getByLabelText('Dag'), '31')
    expect(screen.getByLabelText('Dag')).toHaveValue('31')
    expect(heard.mock.calls).toEqual([['1990-07-03'], ['1990-07-31']])
  })

  test('takes digits only and is empty again when all is wiped', async () => {
    const heard = jest.fn()
    render(<Birthday heard={heard} />)
    await userEvent.type(screen.getByLabelText('Dag'), 'a1b')
    expect(screen.getByLabelText('Dag')).toHaveValue('1')
    await userEvent.clear(screen.getByLabelText('Dag'))
    expect(heard).toHaveBeenLastCalledWith('')
  })

  test('follows a value set from outside', () => {
    const { rerender } = render(<DateOfBirth label="Geboortedatum" value="" onChange={() => undefined} />)
    rerender(<DateOfBirth label="Geboortedatum" value="1985-12-01" onChange={() => undefined} />)
    expect(screen.getByLabelText('Jaar')).toHaveValue('1985')
    expect(screen.getByLabelText('Maand')).toHaveValue('12')
  })
})

describe('range', () => {
  test('never lets the lower end pass the upper, nor the reverse', async () => {
    render(<Ages start={{ min: 28, max: 35 }} />)
    await userEvent.selectOptions(screen.getByLabelText('Vanaf'), '40')
    expect(screen.getByLabelText('Tot en met')).toHaveValue('40')
    await userEvent.selectOptions(screen.getByLabelText('Tot en met'), '20')
    expect(screen.getByLabelText('Vanaf')).toHaveValue('20')
  })

  test('reaches from 18 to 99', () => {
    render(<Ages start={{ min: 18, max: 99 }} />)
    expect(screen.getByLabelText('Vanaf')).toHaveValue('18')
    expect(screen.getByLabelText('Tot en met')).toHaveValue('99')
  })
})
