import { useState } from 'react'
import { RangeField } from '../src/range-field.tsx'
import { SelectField } from '../src/select.tsx'
import { useSay } from './texts.ts'

export default { title: 'Select' }

const provinces = (
  <>
    <option>Utrecht</option>
    <option>Noord-Brabant</option>
  </>
)

export const WithHint = () => {
  const say = useSay()
  return (
    <SelectField
      label={say('Provincie', 'Province')}
      hint={say('Zo vind je wie dichtbij is', 'This finds you who is near')}
    >
      {provinces}
    </SelectField>
  )
}

export const Wrong = () => {
  const say = useSay()
  return (
    <SelectField label={say('Provincie', 'Province')} error={say('Kies een provincie', 'Choose a province')}>
      {provinces}
    </SelectField>
  )
}

export const Disabled = () => {
  const say = useSay()
  return (
    <SelectField label={say('Provincie', 'Province')} disabled>
      {provinces}
    </SelectField>
  )
}

export const FromAndTo = () => {
  const say = useSay()
  const [age, setAge] = useState({ min: 28, max: 45 })
  return <RangeField label={say('Leeftijd', 'Age')} value={age} onChange={setAge} />
}
