import type { Complaint } from '@lonk/shared-api/schemas/complaint.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { StatusBadge, type StatusTone } from '@lonk/shared-ui/badge.tsx'
import { Card } from '@lonk/shared-ui/card.tsx'
import { formatDay } from '@lonk/shared-ui/format.ts'
import { TextLink } from '@lonk/shared-ui/link.tsx'
import { Cluster, Stack } from '@lonk/shared-ui/page.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useFocusOnChange } from '@lonk/shared-ui/use-focus-on-change.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { Decision } from './decision.tsx'
import { Objection } from './objection.tsx'

const tones = {
  received: 'neutral',
  in_review: 'info',
  decided: 'teal',
  appealed: 'info',
  closed: 'neutral',
} as const satisfies Record<Complaint['state'], StatusTone>

interface ComplaintCardProps {
  readonly complaint: Complaint
  readonly heading: 'h2' | 'h3'
  /** Of the mail by which it is read, where no session is needed. */
  readonly token?: string
}

/** One complaint: what it is about, how far it is, what was decided, and the way to object. */
export const ComplaintCard = ({ complaint, heading: Heading, token: mail }: ComplaintCardProps) => {
  const { t, i18n } = useTranslation('mf-members')
  const { number, category, state, side, created_at, decision, target } = complaint
  const headingId = useId()
  const place = useFocusOnChange<HTMLDivElement>(decision?.objected)
  return (
    <div ref={place}>
      <Card as="article" aria-labelledby={headingId}>
        <Stack gap="s">
          <Cluster justify="between" gap="xs">
            <Heading id={headingId}>
              {side === 'reporter'
                ? t(`complaint.categories.${category}`)
                : t(`complaints.you.${target.type}`)}
            </Heading>
            <StatusBadge tone={tones[state]}>{t(`complaints.states.${state}`)}</StatusBadge>
          </Cluster>
          <Meta>
            <span>{t('complaints.numbered', { number })}</span>
            <span>{formatDay(created_at, i18n.language)}</span>
            {side === 'reporter' ? (
              <About target={target} />
            ) : (
              <span>{t('complaints.because', { category: t(`complaint.categories.${category}`) })}</span>
            )}
          </Meta>
          <p>{t(`complaints.next.${state === 'in_review' && decision ? 'again' : state}`)}</p>
          {decision ? <Decision decision={decision} /> : null}
          {decision && state !== 'in_review' ? (
            <Objection decision={decision} closed={state === 'closed'} token={mail} />
          ) : null}
        </Stack>
      </Card>
    </div>
  )
}

const About = ({ target: { type, id, url } }: Pick<Complaint, 'target'>) => {
  const { t } = useTranslation('mf-members')
  if (type === 'profile' && id !== null)
    return <TextLink to={linkTo('members-id', { id })}>{t('complaints.about.profile')}</TextLink>
  // As text alone: it may be the address of somebody who cheats.
  if (type === 'url' && url) return <Address>{url}</Address>
  return <span>{t(`complaints.about.${type}`)}</span>
}

const { color, space, fontSize } = token

const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.tiny} ${space.m};
  color: ${color.inkSoft};
  font-size: ${fontSize.s};
`

const Address = styled.span`
  overflow-wrap: anywhere;
`
