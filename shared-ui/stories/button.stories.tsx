import { Heart, MessageCircle, Search, Send, Settings } from 'lucide-react'
import { Button, LinkButton } from '../src/button.tsx'
import { IconButton } from '../src/icon-button.tsx'
import { Cluster } from '../src/page.tsx'
import { useSay } from './texts.ts'

export default { title: 'Button' }

export const Variants = () => {
  const say = useSay()
  return (
    <Cluster>
      <Button icon={<Heart aria-hidden="true" />}>{say('Leuk vinden', 'Like')}</Button>
      <Button variant="secondary">{say('Later', 'Later')}</Button>
      <Button variant="quiet">{say('Overslaan', 'Skip')}</Button>
      <Button variant="danger">{say('Verwijderen', 'Delete')}</Button>
    </Cluster>
  )
}

export const Busy = () => {
  const say = useSay()
  return <Button busy>{say('Versturen', 'Send')}</Button>
}

export const Disabled = () => {
  const say = useSay()
  return (
    <Cluster>
      <Button disabled>{say('Versturen', 'Send')}</Button>
      <Button variant="secondary" disabled>
        {say('Later', 'Later')}
      </Button>
      <Button variant="quiet" disabled>
        {say('Overslaan', 'Skip')}
      </Button>
    </Cluster>
  )
}

export const Sizes = () => {
  const say = useSay()
  return (
    <Cluster>
      <Button size="small" variant="secondary">
        {say('Klein', 'Small')}
      </Button>
      <Button>{say('Gewoon', 'Plain')}</Button>
      <LinkButton to="/signup" size="large" icon={<Send aria-hidden="true" />}>
        {say('Gratis aanmelden', 'Sign up for free')}
      </LinkButton>
    </Cluster>
  )
}

export const LongWords = () => {
  const say = useSay()
  return (
    <Button wide>
      {say(
        'Gegevensbeschermingsinstellingen terugzetten en kennisgevingsvoorkeuren bekijken',
        'Reset telecommunication acknowledgements and internationalisation recommendations',
      )}
    </Button>
  )
}

export const Icons = () => {
  const say = useSay()
  return (
    <Cluster>
      <IconButton label={say('Zoeken', 'Search')} icon={<Search aria-hidden="true" />} />
      <IconButton label={say('Leuk', 'Like')} tone="raised" icon={<Heart aria-hidden="true" />} />
      <IconButton
        label={say('Bericht', 'Message')}
        tone="accent"
        icon={<MessageCircle aria-hidden="true" />}
      />
      <IconButton label={say('Uit', 'Off')} disabled icon={<Settings aria-hidden="true" />} />
    </Cluster>
  )
}
