import { Chip } from '@lonk/shared-ui/chip.tsx'
import { below, token } from '@lonk/shared-ui/token.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { icebreakersQuery } from '../../../icebreakers/icebreakers.resource.ts'
import { drafts } from '../../../outbox/sending.ts'

const most = 3

/** The first of the opening lines: a press puts one into the field, where it is changed or sent. */
export const Openers = ({ profileId }: { readonly profileId: number }) => {
  const { t } = useTranslation('mf-chat')
  const id = useId()
  const { data: lines, error } = useQuery(icebreakersQuery(profileId))
  // One takes the place of another, and nothing of what was typed.
  const put = (text: string) => {
    const typed = drafts.of(profileId)
    const replaces = typed === '' || lines?.some((line) => line.text === typed)
    if (replaces) drafts.write(profileId, text)
    else drafts.giveBack(profileId, [text])
  }
  // Without them the field is still there to be written in.
  if (error) return null
  return (
    <Rows role="group" aria-labelledby={id}>
      <Soft id={id}>{t('conversation.start.openers')}</Soft>
      {lines?.slice(0, most).map((line) => (
        <Chip key={line.id} onClick={() => put(line.text)}>
          {line.text}
        </Chip>
      ))}
    </Rows>
  )
}

/** As high as three openers before they are there: on a phone most of them take two lines. */
const Rows = styled.div`
  display: grid;
  align-content: start;
  justify-items: center;
  justify-self: stretch;
  gap: ${token.space.xs};
  min-height: 176px;
  margin-block-start: ${token.space.s};

  ${below('phone')} {
    min-height: 232px;
  }
`

const Soft = styled.p`
  color: ${token.color.inkSoft};
  font-size: ${token.fontSize.s};
`
