import { Heart, MessageCircle, Search, Send, Settings } from 'lucide-react'
import { Button, LinkButton } from '../../src/button.tsx'
import { IconButton } from '../../src/icon-button.tsx'
import { Cluster } from '../../src/page.tsx'

export default { title: 'Button' }

export const Variants = () => (
  <Cluster>
    <Button icon={<Heart aria-hidden="true" />}>Leuk vinden</Button>
    <Button variant="secondary">Later</Button>
    <Button variant="quiet">Overslaan</Button>
    <Button variant="danger">Verwijderen</Button>
  </Cluster>
)

export const Busy = () => <Button busy>Versturen</Button>

export const Disabled = () => (
  <Cluster>
    <Button disabled>Versturen</Button>
    <Button variant="secondary" disabled>
      Later
    </Button>
    <Button variant="quiet" disabled>
      Overslaan
    </Button>
  </Cluster>
)

export const Sizes = () => (
  <Cluster>
    <Button size="small" variant="secondary">
      Klein
    </Button>
    <Button>Gewoon</Button>
    <LinkButton to="/signup" size="large" icon={<Send aria-hidden="true" />}>
      Gratis aanmelden
    </LinkButton>
  </Cluster>
)

export const LongWords = () => (
  <Button wide>Datenschutzeinstellungen zurücksetzen und Benachrichtigungseinstellungen anzeigen</Button>
)

export const Icons = () => (
  <Cluster>
    <IconButton label="Zoeken" icon={<Search aria-hidden="true" />} />
    <IconButton label="Leuk" tone="raised" icon={<Heart aria-hidden="true" />} />
    <IconButton label="Bericht" tone="accent" icon={<MessageCircle aria-hidden="true" />} />
    <IconButton label="Uit" disabled icon={<Settings aria-hidden="true" />} />
  </Cluster>
)
