import { Alert } from '../src/alert.tsx'
import { Button } from '../src/button.tsx'
import { CreditPrice } from '../src/price.tsx'
import { useSay } from './texts.ts'

export default { title: 'Alert' }

export const Info = () => {
  const say = useSay()
  return (
    <Alert
      title={say('Bevestig je e-mailadres', 'Confirm your email address')}
      action={<Button size="small">{say('Stuur opnieuw', 'Send again')}</Button>}
    >
      {say(
        'Zolang je adres niet is bevestigd, kunnen anderen je niet antwoorden.',
        'Until your address is confirmed, nobody can answer you.',
      )}
    </Alert>
  )
}

/** On a phone one row. */
export const Brief = () => {
  const say = useSay()
  return (
    <Alert
      brief
      title={say('Je profiel heeft nog geen foto', 'Your profile has no photo yet')}
      onDismiss={() => undefined}
      action={<Button size="small">{say('Foto toevoegen', 'Add a photo')}</Button>}
    >
      {say('Met een foto zien anderen wie je bent.', 'With a photo, others can see who you are.')}
    </Alert>
  )
}

export const Success = () => {
  const say = useSay()
  return (
    <Alert tone="success" onDismiss={() => undefined}>
      {say('Foto verwijderd.', 'Photo deleted.')}
    </Alert>
  )
}

export const Warning = () => {
  const say = useSay()
  return (
    <Alert tone="warning" title={say('Nog 3 credits', '3 credits left')}>
      {say('Een bericht kost', 'A message costs')}{' '}
      <CreditPrice credits={1} money={{ amount: '0.77', currency: 'EUR' }} />.
    </Alert>
  )
}

export const Danger = () => {
  const say = useSay()
  return (
    <Alert tone="danger">
      {say(
        'Betaling mislukt. Probeer een andere betaalmethode.',
        'The payment failed. Try another way to pay.',
      )}
    </Alert>
  )
}
