import { Crown } from 'lucide-react'
import { Alert } from '../src/alert.tsx'
import { Avatar } from '../src/avatar.tsx'
import { CountBadge, StatusBadge } from '../src/badge.tsx'
import { Button, LinkButton } from '../src/button.tsx'
import { Card } from '../src/card.tsx'
import { Countdown } from '../src/countdown.tsx'
import { LinkTabs } from '../src/link-tabs.tsx'
import { Cluster, Grid, Stack } from '../src/page.tsx'
import { CreditPrice, Price } from '../src/price.tsx'

export function Notices() {
  return (
    <Grid min={300}>
      <Alert title="Bevestig je e-mailadres" action={<Button size="small">Stuur opnieuw</Button>}>
        Zolang je adres niet is bevestigd, kunnen anderen je niet antwoorden.
      </Alert>
      <Alert tone="success" onDismiss={() => undefined}>
        Foto verwijderd.
      </Alert>
      <Alert tone="warning" title="Nog 3 credits">
        Een bericht kost <CreditPrice credits={1} money={{ amount: '0.77', currency: 'EUR' }} />.
      </Alert>
      <Alert tone="danger">Betaling mislukt. Probeer een andere betaalmethode.</Alert>
    </Grid>
  )
}

export function Marks() {
  return (
    <Stack>
      <Cluster>
        <CountBadge count={3} label="3 ongelezen berichten" />
        <CountBadge count={140} label="140 ongelezen berichten" />
        <CountBadge count={7} tone="warning" label="7 credits" />
        <CountBadge count={0} tone="danger" showZero label="0 credits" />
        <StatusBadge>In behandeling</StatusBadge>
        <StatusBadge tone="accent" icon={<Crown aria-hidden="true" />}>
          Premium
        </StatusBadge>
        <StatusBadge tone="teal">Meest gekozen</StatusBadge>
        <StatusBadge tone="success">Betaald</StatusBadge>
        <StatusBadge tone="warning">Wacht</StatusBadge>
        <StatusBadge tone="danger">Mislukt</StatusBadge>
        <StatusBadge tone="info">Nieuw</StatusBadge>
      </Cluster>
      <Cluster>
        <Avatar src="photos/11.svg" name="Sanne" seed={11} size="small" online />
        <Avatar src="photos/12.svg" name="Bart" seed={12} online />
        <Avatar src={null} name="mila" seed={13} size="large" online />
        <Avatar src="photos/14.svg" name="Noor" seed={14} size="huge" online mark="F" />
      </Cluster>
      <LinkTabs
        label="Likes"
        tabs={[
          {
            to: '/likes/received',
            label: 'Ontvangen',
            current: true,
            badge: <CountBadge count={2} label="2 nieuwe" />,
          },
          { to: '/likes/sent', label: 'Gegeven', current: false },
          { to: '/likes/matches', label: 'Matches', current: false },
        ]}
      />
    </Stack>
  )
}

const bundles = [
  { credits: 10, amount: '14.99', each: '1.50', popular: false },
  { credits: 60, amount: '59.99', each: '1.00', popular: true },
  { credits: 130, amount: '99.99', each: '0.77', popular: false },
]

export function Prices() {
  return (
    <Stack>
      <Grid min={220}>
        {bundles.map(({ credits, amount, each, popular }) => (
          <Card key={credits}>
            <Stack gap="xs">
              <Cluster justify="between">
                <strong>{credits} credits</strong>
                {popular && <StatusBadge tone="teal">Meest gekozen</StatusBadge>}
              </Cluster>
              <Price size="large" money={{ amount, currency: 'EUR' }} />
              <span>
                <Price money={{ amount: each, currency: 'EUR' }} /> per bericht
              </span>
              <LinkButton to={`/credits/${credits}`} wide variant={popular ? 'primary' : 'secondary'}>
                Kies
              </LinkButton>
            </Stack>
          </Card>
        ))}
      </Grid>
      <p>
        Je welkomstkorting geldt nog <Countdown endsAt="2026-01-01T04:00:00Z" clock={galleryClock} />
      </p>
    </Stack>
  )
}

// Standing still, so that two pictures of the gallery can be compared.
const galleryClock = () => Date.parse('2026-01-01T00:12:53Z')
