import { Heart } from 'lucide-react'
import { useState } from 'react'
import { MatchingEyes } from '../src/illustrations/matching-eyes.tsx'
import { Place } from '../src/illustrations/place.tsx'
import { RadioCards } from '../src/radio-cards.tsx'
import { RadioGroup } from '../src/radio-group.tsx'
import { useSay } from './texts.ts'

export default { title: 'Radio' }

type Reason = 'spam' | 'rude' | 'other'

const useQuestion = () => {
  const say = useSay()
  return {
    label: say('Wat is er aan de hand?', 'What is the matter?'),
    options: [
      { value: 'spam', label: say('Reclame', 'Advertising') },
      { value: 'rude', label: say('Onbeleefd', 'Rude') },
      { value: 'other', label: say('Iets anders', 'Something else'), disabled: true },
    ] as const,
  }
}

export const Lines = () => {
  const [reason, setReason] = useState<Reason | undefined>('rude')
  return <RadioGroup name="lines" {...useQuestion()} value={reason} onChange={setReason} />
}

export const Wrong = () => {
  const [reason, setReason] = useState<Reason>()
  const error = useSay()('Kies een reden', 'Choose a reason')
  return <RadioGroup name="wrong" {...useQuestion()} error={error} value={reason} onChange={setReason} />
}

export const Cards = () => {
  const say = useSay()
  const [wish, setWish] = useState<'woman' | 'man' | 'both'>('woman')
  return (
    <RadioCards
      name="wish"
      label={say('Wie zoek je?', 'Who are you looking for?')}
      value={wish}
      onChange={setWish}
      options={[
        { value: 'woman', label: say('Een vrouw', 'A woman'), drawing: <MatchingEyes /> },
        { value: 'man', label: say('Een man', 'A man'), drawing: <Heart aria-hidden="true" /> },
        {
          value: 'both',
          label: say('Allebei', 'Both'),
          text: say('Vrouwen en mannen', 'Women and men'),
          drawing: <Place />,
        },
      ]}
    />
  )
}
