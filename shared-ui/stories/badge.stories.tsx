import { Crown } from 'lucide-react'
import { CountBadge, StatusBadge } from '../src/badge.tsx'
import { Cluster } from '../src/page.tsx'
import { useSay } from './texts.ts'

export default { title: 'Badge' }

export const Counts = () => {
  const say = useSay()
  return (
    <Cluster>
      <CountBadge count={3} label={say('3 ongelezen berichten', '3 unread messages')} />
      <CountBadge count={99} label={say('99 ongelezen berichten', '99 unread messages')} />
      <CountBadge count={140} label={say('140 ongelezen berichten', '140 unread messages')} />
    </Cluster>
  )
}

export const Credits = () => (
  <Cluster>
    <CountBadge count={7} tone="warning" label="7 credits" />
    <CountBadge count={0} tone="danger" showZero label="0 credits" />
  </Cluster>
)

export const States = () => {
  const say = useSay()
  return (
    <Cluster>
      <StatusBadge>{say('In behandeling', 'In progress')}</StatusBadge>
      <StatusBadge tone="accent" icon={<Crown aria-hidden="true" />}>
        Premium
      </StatusBadge>
      <StatusBadge tone="teal">{say('Onze aanrader', 'Our pick')}</StatusBadge>
      <StatusBadge tone="success">{say('Betaald', 'Paid')}</StatusBadge>
      <StatusBadge tone="warning">{say('Wacht', 'Waiting')}</StatusBadge>
      <StatusBadge tone="danger">{say('Mislukt', 'Failed')}</StatusBadge>
      <StatusBadge tone="info">{say('Nieuw', 'New')}</StatusBadge>
    </Cluster>
  )
}
