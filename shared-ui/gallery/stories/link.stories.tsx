import { CountBadge } from '../../src/badge.tsx'
import { TextLink } from '../../src/link.tsx'
import { LinkTabs } from '../../src/link-tabs.tsx'

export default { title: 'Link' }

export const InText = () => (
  <p>
    Lees de <TextLink to="/pages/terms">voorwaarden</TextLink> of ga naar{' '}
    <TextLink to="/" subtle>
      je profiel
    </TextLink>
    .
  </p>
)

export const Views = () => (
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
)
