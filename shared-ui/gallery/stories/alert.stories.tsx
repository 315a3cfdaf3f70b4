import { Alert } from '../../src/alert.tsx'
import { Button } from '../../src/button.tsx'
import { CreditPrice } from '../../src/price.tsx'

export default { title: 'Alert' }

export const Info = () => (
  <Alert title="Bevestig je e-mailadres" action={<Button size="small">Stuur opnieuw</Button>}>
    Zolang je adres niet is bevestigd, kunnen anderen je niet antwoorden.
  </Alert>
)

export const Success = () => (
  <Alert tone="success" onDismiss={() => undefined}>
    Foto verwijderd.
  </Alert>
)

export const Warning = () => (
  <Alert tone="warning" title="Nog 3 credits">
    Een bericht kost <CreditPrice credits={1} money={{ amount: '0.77', currency: 'EUR' }} />.
  </Alert>
)

export const Danger = () => <Alert tone="danger">Betaling mislukt. Probeer een andere betaalmethode.</Alert>
