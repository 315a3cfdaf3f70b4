import { Heart } from 'lucide-react'
import { useState } from 'react'
import { MatchingEyes } from '../../src/illustrations/matching-eyes.tsx'
import { Place } from '../../src/illustrations/place.tsx'
import { RadioCards } from '../../src/radio-cards.tsx'
import { RadioGroup } from '../../src/radio-group.tsx'

export default { title: 'Radio' }

const reasons = [
  { value: 'spam', label: 'Reclame' },
  { value: 'rude', label: 'Onbeleefd' },
  { value: 'other', label: 'Iets anders', disabled: true },
] as const
type Reason = (typeof reasons)[number]['value']

export const Lines = () => {
  const [reason, setReason] = useState<Reason | undefined>('rude')
  return (
    <RadioGroup
      name="lines"
      label="Wat is er aan de hand?"
      options={reasons}
      value={reason}
      onChange={setReason}
    />
  )
}

export const Wrong = () => {
  const [reason, setReason] = useState<Reason>()
  return (
    <RadioGroup
      name="wrong"
      label="Wat is er aan de hand?"
      error="Kies een reden"
      options={reasons}
      value={reason}
      onChange={setReason}
    />
  )
}

export const Cards = () => {
  const [wish, setWish] = useState<'woman' | 'man' | 'both'>('woman')
  return (
    <RadioCards
      name="wish"
      label="Wie zoek je?"
      value={wish}
      onChange={setWish}
      options={[
        { value: 'woman', label: 'Een vrouw', drawing: <MatchingEyes /> },
        { value: 'man', label: 'Een man', drawing: <Heart aria-hidden="true" /> },
        { value: 'both', label: 'Allebei', text: 'Vrouwen en mannen', drawing: <Place /> },
      ]}
    />
  )
}
