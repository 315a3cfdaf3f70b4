import type { Gift } from '@lonk/shared-api/schemas/chat.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { Button } from '@lonk/shared-ui/button.tsx'
import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { LazyModal } from '@lonk/shared-ui/lazy-modal.tsx'
import { CreditPrice } from '@lonk/shared-ui/price.tsx'
import { TextArea } from '@lonk/shared-ui/text-area.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { giftsQuery } from '../../gifts/gifts.resource.ts'
import { Cost } from '../../send-at-once/cost.tsx'
import { SendRefusal } from '../../send-at-once/send-refusal.tsx'
import { type AtOnce, useSendAtOnce } from '../../send-at-once/use-send-at-once.ts'
import { onScreen } from '../../thread/on-screen.ts'
import { knownThreadWith } from '../../thread/thread.resource.ts'
import { GiftChoice } from './gift-choice.tsx'

/** Characters of a note that comes with a gift for free (docs/api.md, 2.4 Charge table). */
const noteLength = 200

interface GiftPickerProps {
  readonly profileId: number
  readonly close: () => void
}

/** Twelve gifts, what each costs, and a note with the one that is chosen. */
export const GiftPicker = ({ profileId, close }: GiftPickerProps) => {
  const { t, i18n } = useTranslation('mf-chat')
  const ui = useUiText()
  const errorText = useErrorText()
  const user = useShared('user')
  const { data: gifts, error, isFetching, refetch } = useQuery(giftsQuery(i18n.language))
  const [chosen, setChosen] = useState<Gift | null>(null)
  const [note, setNote] = useState('')
  const { send, agreeAndSend, busy, refusal } = useSendAtOnce(profileId, () => {
    // In its conversation the gift itself is to be seen.
    const inSight = onScreen.get() !== null && onScreen.get() === knownThreadWith(profileId)?.conversation?.id
    if (!inSight) bus.publish('toast-requested', { text: t('gifts.sent'), tone: 'success' })
    close()
  })
  const content: AtOnce | null = chosen && {
    type: 'gift',
    gift_id: chosen.id,
    ...(note.trim() ? { text: note.trim() } : {}),
  }

  return (
    <LazyModal
      open
      onClose={close}
      onFailed={close}
      title={t('gifts.title')}
      description={user && t('composer.balance', { count: user.credits })}
      actions={
        <>
          {chosen && (
            <Cost>
              <CreditPrice
                credits={chosen.credits}
                money={{ amount: chosen.price_eur, currency: chosen.currency }}
              />
            </Cost>
          )}
          <Button aria-disabled={!content} busy={busy} onClick={() => content && send(content)}>
            {t('gifts.send')}
          </Button>
        </>
      }
    >
      {error ? (
        <ErrorState message={errorText(error)} busy={isFetching} onRetry={() => void refetch()} />
      ) : gifts ? (
        <>
          <GiftChoice gifts={gifts} chosen={chosen} onChoose={setChosen} />
          <TextArea
            label={t('gifts.note')}
            optional
            rows={2}
            maxLength={noteLength}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </>
      ) : (
        <p role="status">{ui.t('loading')}</p>
      )}
      {refusal && content && (
        <SendRefusal refusal={refusal} busy={busy} onAgree={() => agreeAndSend(content)} close={close} />
      )}
    </LazyModal>
  )
}
