import { Checkbox } from '../src/checkbox.tsx'
import { useSay } from './texts.ts'

export default { title: 'Checkbox' }

export const Empty = () => {
  const say = useSay()
  return (
    <Checkbox
      label={say(
        'Ik ga akkoord met de voorwaarden en heb gelezen hoe Lonk met mijn gegevens omgaat.',
        'I accept the terms and have read how Lonk handles my personal data.',
      )}
    />
  )
}

export const Ticked = () => {
  const say = useSay()
  return <Checkbox label={say('Onthoud mij', 'Remember me')} defaultChecked />
}

export const Wrong = () => {
  const say = useSay()
  return (
    <Checkbox
      label={say('Geef toestemming', 'Give consent')}
      error={say('Geef toestemming om verder te gaan.', 'Give consent to go on.')}
    />
  )
}

export const Disabled = () => {
  const say = useSay()
  return <Checkbox label={say('Kan nu niet', 'Not possible now')} disabled />
}
