import { Crown } from 'lucide-react'
import { CountBadge, StatusBadge } from '../../src/badge.tsx'
import { Cluster } from '../../src/page.tsx'

export default { title: 'Badge' }

export const Counts = () => (
  <Cluster>
    <CountBadge count={3} label="3 ongelezen berichten" />
    <CountBadge count={99} label="99 ongelezen berichten" />
    <CountBadge count={140} label="140 ongelezen berichten" />
  </Cluster>
)

export const Credits = () => (
  <Cluster>
    <CountBadge count={7} tone="warning" label="7 credits" />
    <CountBadge count={0} tone="danger" showZero label="0 credits" />
  </Cluster>
)

export const States = () => (
  <Cluster>
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
)
