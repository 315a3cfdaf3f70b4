import { CountBadge } from '../src/badge.tsx'
import { TextLink } from '../src/link.tsx'
import { LinkTabs } from '../src/link-tabs.tsx'
import { useSay } from './texts.ts'

export default { title: 'Link' }

export const InText = () => {
  const say = useSay()
  return (
    <p>
      {say('Lees de', 'Read the')}{' '}
      <TextLink to="/pages/terms">{say('voorwaarden', 'terms and conditions')}</TextLink>{' '}
      {say('of ga naar', 'or go to')}{' '}
      <TextLink to="/" subtle>
        {say('je profiel', 'your profile')}
      </TextLink>
      .
    </p>
  )
}

export const Views = () => {
  const say = useSay()
  return (
    <LinkTabs
      label="Likes"
      tabs={[
        {
          to: '/likes/received',
          label: say('Ontvangen', 'Received'),
          current: true,
          badge: <CountBadge count={2} label={say('2 nieuwe', '2 new')} />,
        },
        { to: '/likes/sent', label: say('Gegeven', 'Given'), current: false },
        { to: '/likes/matches', label: 'Matches', current: false },
      ]}
    />
  )
}
