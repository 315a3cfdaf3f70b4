import { useState } from 'react'
import { RangeField } from '../../src/range-field.tsx'
import { SelectField } from '../../src/select.tsx'

export default { title: 'Select' }

const provinces = (
  <>
    <option>Utrecht</option>
    <option>Noord-Brabant</option>
  </>
)

export const WithHint = () => (
  <SelectField label="Provincie" hint="Zo vind je wie dichtbij is">
    {provinces}
  </SelectField>
)

export const Wrong = () => (
  <SelectField label="Provincie" error="Kies een provincie">
    {provinces}
  </SelectField>
)

export const Disabled = () => (
  <SelectField label="Provincie" disabled>
    {provinces}
  </SelectField>
)

export const FromAndTo = () => {
  const [age, setAge] = useState({ min: 28, max: 45 })
  return <RangeField label="Leeftijd" value={age} onChange={setAge} />
}
