import { Button } from '@lonk/shared-ui/button.tsx'
import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { LazyModal } from '@lonk/shared-ui/lazy-modal.tsx'
import { CreditPrice } from '@lonk/shared-ui/price.tsx'
import { hover, token } from '@lonk/shared-ui/token.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { icebreakersQuery } from '../../icebreakers/icebreakers.resource.ts'
import { drafts } from '../../outbox/sending.ts'
import { Cost } from '../../send-at-once/cost.tsx'
import { SendRefusal } from '../../send-at-once/send-refusal.tsx'
import { type AtOnce, useSendAtOnce } from '../../send-at-once/use-send-at-once.ts'
import { threadQuery } from '../../thread/thread.resource.ts'

interface IcebreakerPickerProps {
  readonly profileId: number
  readonly close: () => void
}

/** Six lines to begin with: sent as they are, or put into the field to be changed first. */
export const IcebreakerPicker = ({ profileId, close }: IcebreakerPickerProps) => {
  const { t } = useTranslation('mf-chat')
  const ui = useUiText()
  const errorText = useErrorText()
  const { data: lines, error, isFetching, refetch } = useQuery(icebreakersQuery(profileId))
  const { data: thread } = useQuery(threadQuery({ profile_id: profileId }))
  const [chosenId, choose] = useState<number | null>(null)
  const { send, agreeAndSend, busy, refusal } = useSendAtOnce(profileId, close)
  const chosen = lines?.find(({ id }) => id === chosenId)
  const content: AtOnce | null = chosen ? { type: 'icebreaker', icebreaker_id: chosen.id } : null

  const changeFirst = () => {
    if (chosen) drafts.giveBack(profileId, [chosen.text])
    close()
  }
  return (
    <LazyModal
      open
      onClose={close}
      onFailed={close}
      title={t('icebreaker.title')}
      description={t('icebreaker.text')}
      actions={
        <>
          {thread && (
            <Cost>
              <CreditPrice credits={thread.canSend.cost} money={thread.canSend.cost_eur} />
            </Cost>
          )}
          <Button variant="secondary" aria-disabled={!chosen} onClick={() => chosen && changeFirst()}>
            {t('icebreaker.change')}
          </Button>
          <Button aria-disabled={!content} busy={busy} onClick={() => content && send(content)}>
            {t('composer.send')}
          </Button>
        </>
      }
    >
      {error ? (
        <ErrorState message={errorText(error)} busy={isFetching} onRetry={() => void refetch()} />
      ) : lines ? (
        <Lines>
          <legend className="visually-hidden">{t('icebreaker.title')}</legend>
          {lines.map(({ id, text }) => (
            <Line key={id}>
              <input
                className="visually-hidden"
                type="radio"
                name="icebreaker"
                checked={id === chosenId}
                onChange={() => choose(id)}
              />
              {text}
            </Line>
          ))}
        </Lines>
      ) : (
        <p role="status">{ui.t('loading')}</p>
      )}
      {refusal && content && (
        <SendRefusal refusal={refusal} busy={busy} onAgree={() => agreeAndSend(content)} close={close} />
      )}
    </LazyModal>
  )
}

const { color, space } = token

const Lines = styled.fieldset`
  display: grid;
  gap: ${space.xs};
`

const Line = styled.label`
  position: relative;
  display: block;
  padding: ${space.s} ${space.m};
  border: 1.5px solid ${color.line};
  border-radius: 18px 18px 18px 6px;
  line-height: ${token.lineHeight.snug};
  cursor: pointer;

  ${hover} {
    &:hover {
      border-color: ${color.lineStrong};
    }
  }
  &:has(:checked) {
    border-color: ${color.selected};
    background: ${color.selectedSoft};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
`
