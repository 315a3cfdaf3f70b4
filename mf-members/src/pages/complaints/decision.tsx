import type { Complaint } from '@lonk/shared-api/schemas/complaint.ts'
import { token } from '@lonk/shared-ui/token.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'

interface DecisionProps {
  readonly decision: NonNullable<Complaint['decision']>
}

/** The statement of reasons: what was decided, on what ground, and why. */
export const Decision = ({ decision: { action, ground, facts, text, automated } }: DecisionProps) => {
  const { t } = useTranslation('mf-members')
  const rows = [
    { name: t('complaints.decision.action'), words: t(`complaints.actions.${action}`) },
    { name: t('complaints.decision.facts'), words: facts },
    { name: t('complaints.decision.ground'), words: ground },
    { name: t('complaints.decision.text'), words: text },
  ]
  return (
    <Reasons>
      {rows.map(({ name, words }) =>
        words ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ) : null,
      )}
      <div>
        <dt>{t('complaints.decision.by')}</dt>
        <dd>{automated ? t('complaints.decision.automatic') : t('complaints.decision.person')}</dd>
      </div>
    </Reasons>
  )
}

const { color, space, fontSize } = token

const Reasons = styled.dl`
  display: grid;
  gap: ${space.s};
  padding-block-start: ${space.s};
  border-block-start: 1px solid ${color.line};

  & dt {
    color: ${color.inkSoft};
    font-size: ${fontSize.xs};
  }
  & dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`
