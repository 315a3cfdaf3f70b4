import { useState } from 'react'
import { DateOfBirth } from '../../src/date-of-birth.tsx'

export default { title: 'Date of birth' }

export const Filled = () => {
  const [date, setDate] = useState('1990-07-03')
  return <DateOfBirth label="Geboortedatum" value={date} onChange={setDate} />
}

export const Empty = () => {
  const [date, setDate] = useState('')
  return <DateOfBirth label="Geboortedatum" value={date} onChange={setDate} />
}

export const Wrong = () => {
  const [date, setDate] = useState('2012-01-01')
  return (
    <DateOfBirth
      label="Geboortedatum"
      value={date}
      onChange={setDate}
      error="Vul uw geboortedatum in (18+ jaar)"
    />
  )
}

export const Disabled = () => (
  <DateOfBirth label="Geboortedatum" value="1990-07-03" onChange={() => undefined} disabled />
)
