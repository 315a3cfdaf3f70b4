import type { Complaint } from '@lonk/shared-api/schemas/complaint.ts'
import { Button } from '@lonk/shared-ui/button.tsx'
import { formatDay } from '@lonk/shared-ui/format.ts'
import { Cluster } from '@lonk/shared-ui/page.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { drafts } from '../../complaints/drafts.ts'
import { ObjectionForm } from './objection-form.tsx'

interface ObjectionProps {
  readonly decision: NonNullable<Complaint['decision']>
  /** All objections to it were decided. */
  readonly closed: boolean
  readonly token: string | undefined
}

/** Each side may object once, free of charge, for six months: the way there, or why there is none. */
export const Objection = ({ decision, closed, token: mail }: ObjectionProps) => {
  const { t, i18n } = useTranslation('mf-members')
  const { id, objected, appeal_until } = decision
  const draftKey = `objection ${id}`
  const [open, setOpen] = useState(() => drafts.of(draftKey).text !== undefined)
  const place = useRef<HTMLDivElement | null>(null)
  // Whoever opens the form wants to write; whoever closes it is back at its button.
  const show = (wanted: boolean) => {
    flushSync(() => setOpen(wanted))
    place.current?.querySelector<HTMLElement>(wanted ? 'textarea' : 'button')?.focus()
  }
  const until = formatDay(appeal_until, i18n.language)

  if (objected)
    return <Soft>{closed ? t('complaints.objection.handled') : t('complaints.objection.sent')}</Soft>
  if (Date.parse(appeal_until) < Date.now()) return <Soft>{t('complaints.objection.over', { until })}</Soft>
  return (
    <div ref={place}>
      {open ? (
        <ObjectionForm decisionId={id} token={mail} draftKey={draftKey} onClose={() => show(false)} />
      ) : (
        <Cluster gap="s">
          <Button variant="secondary" size="small" onClick={() => show(true)}>
            {t('complaints.objection.act')}
          </Button>
          <Soft>{t('complaints.objection.hint', { until })}</Soft>
        </Cluster>
      )}
    </div>
  )
}

const Soft = styled.p`
  color: ${token.color.inkSoft};
  font-size: ${token.fontSize.s};
`
