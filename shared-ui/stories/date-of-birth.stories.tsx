import { useState } from 'react'
import { DateOfBirth } from '../src/date-of-birth.tsx'
import { useSay } from './texts.ts'

export default { title: 'Date of birth' }

const useLabel = () => useSay()('Geboortedatum', 'Date of birth')

export const Filled = () => {
  const [date, setDate] = useState('1990-07-03')
  return <DateOfBirth label={useLabel()} value={date} onChange={setDate} />
}

export const Empty = () => {
  const [date, setDate] = useState('')
  return <DateOfBirth label={useLabel()} value={date} onChange={setDate} />
}

export const Wrong = () => {
  const [date, setDate] = useState('2012-01-01')
  const error = useSay()('Vul uw geboortedatum in (18+ jaar)', 'Enter your date of birth (18 or older)')
  return <DateOfBirth label={useLabel()} value={date} onChange={setDate} error={error} />
}

export const Disabled = () => (
  <DateOfBirth label={useLabel()} value="1990-07-03" onChange={() => undefined} disabled />
)
