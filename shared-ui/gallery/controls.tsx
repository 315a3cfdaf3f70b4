import { Heart, MessageCircle, Search, Send, Settings } from 'lucide-react'
import { useState } from 'react'
import { Button, LinkButton } from '../src/button.tsx'
import { Checkbox } from '../src/checkbox.tsx'
import { Chip } from '../src/chip.tsx'
import { DateOfBirth } from '../src/date-of-birth.tsx'
import { TextField } from '../src/field.tsx'
import { IconButton } from '../src/icon-button.tsx'
import { MatchingEyes } from '../src/illustrations/matching-eyes.tsx'
import { Place } from '../src/illustrations/place.tsx'
import { TextLink } from '../src/link.tsx'
import { Cluster, Grid, Stack } from '../src/page.tsx'
import { PasswordField } from '../src/password-field.tsx'
import { RadioCards } from '../src/radio-cards.tsx'
import { RangeField } from '../src/range-field.tsx'
import { SelectField } from '../src/select.tsx'
import { TextArea } from '../src/text-area.tsx'

export function Buttons() {
  return (
    <Stack>
      <Cluster>
        <Button icon={<Heart aria-hidden="true" />}>Leuk vinden</Button>
        <Button variant="secondary">Later</Button>
        <Button variant="quiet">Overslaan</Button>
        <Button variant="danger">Verwijderen</Button>
      </Cluster>
      <Cluster>
        <Button busy>Versturen</Button>
        <Button disabled>Versturen</Button>
        <Button variant="secondary" disabled>
          Later
        </Button>
        <Button variant="quiet" disabled>
          Overslaan
        </Button>
      </Cluster>
      <Cluster>
        <Button size="small" variant="secondary">
          Klein
        </Button>
        <LinkButton to="/signup" size="large" icon={<Send aria-hidden="true" />}>
          Gratis aanmelden
        </LinkButton>
        <IconButton label="Zoeken" icon={<Search aria-hidden="true" />} />
        <IconButton label="Leuk" tone="raised" icon={<Heart aria-hidden="true" />} />
        <IconButton label="Bericht" tone="accent" icon={<MessageCircle aria-hidden="true" />} />
        <IconButton label="Uit" disabled icon={<Settings aria-hidden="true" />} />
      </Cluster>
      <Button wide>Datenschutzeinstellungen zurücksetzen und Benachrichtigungseinstellungen anzeigen</Button>
      <p>
        Lees de <TextLink to="/pages/terms">voorwaarden</TextLink> of ga naar{' '}
        <TextLink to="/" subtle>
          je profiel
        </TextLink>
        .
      </p>
      <Cluster gap="xs">
        <Chip selected>Reizen</Chip>
        <Chip selected={false}>Muziek</Chip>
        <Chip removable>18 tot en met 35 jaar</Chip>
        <Chip disabled>Koken</Chip>
      </Cluster>
    </Stack>
  )
}

export function Fields() {
  const [date, setDate] = useState('1990-07-3')
  const [age, setAge] = useState({ min: 28, max: 45 })
  const [wish, setWish] = useState<'woman' | 'man' | 'both'>('woman')
  return (
    <Stack gap="l">
      <Grid min={260} gap="l">
        <TextField label="Profielnaam" hint="3 tot 20 tekens" defaultValue="Sanne_34" />
        <TextField label="E-mailadres" type="email" defaultValue="sanne@" error="Ongeldige e-mail" />
        <PasswordField label="Wachtwoord" autoComplete="new-password" defaultValue="geheim genoeg" />
        <TextField label="Kortingscode" optional placeholder="WELKOM10" />
        <TextField label="Land" disabled defaultValue="Nederland" />
        <SelectField label="Provincie" hint="Zo vind je wie dichtbij is">
          <option>Utrecht</option>
          <option>Noord-Brabant</option>
        </SelectField>
        <TextArea label="Over mij" optional hint="Wat maakt je aan het lachen?" />
        <Stack>
          <RangeField label="Leeftijd" value={age} onChange={setAge} />
          <DateOfBirth label="Geboortedatum" value={date} onChange={setDate} />
          <DateOfBirth
            label="Geboortedatum"
            value=""
            onChange={setDate}
            error="Vul uw geboortedatum in (18+ jaar)"
          />
        </Stack>
      </Grid>
      <div>
        <Checkbox label="Ik ga akkoord met de voorwaarden en heb gelezen hoe Lonk met mijn gegevens omgaat." />
        <Checkbox label="Onthoud mij" defaultChecked />
        <Checkbox label="Geef toestemming" error="Geef toestemming om verder te gaan." />
        <Checkbox label="Kan nu niet" disabled />
      </div>
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
    </Stack>
  )
}
