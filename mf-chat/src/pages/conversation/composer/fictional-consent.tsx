import { useShared } from '@lonk/shared-events/react.ts'
import { Button } from '@lonk/shared-ui/button.tsx'
import { LazyModal } from '@lonk/shared-ui/lazy-modal.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { OutboxEntry } from '../../../outbox/outbox-entry.ts'
import { outbox } from '../../../outbox/sending.ts'
import { acceptFictional } from '../../../thread/accept-fictional.ts'
import type { Thread } from '../../../thread/thread.ts'

interface FictionalConsentProps {
  readonly thread: Thread
  /** The message that waits for the answer. */
  readonly asking: OutboxEntry
}

/**
 * Before the first message to a fictional profile: what it is and what a message costs, in the server's words.
 * The message goes when the member agrees; else its text goes back into the field.
 */
export const FictionalConsent = ({ thread, asking }: FictionalConsentProps) => {
  const { t } = useTranslation('mf-chat')
  const errorText = useErrorText()
  const warning = useShared('settings')?.fictional_warning
  const { id: profileId } = thread.profile
  const accept = useMutation({
    mutationFn: () => acceptFictional({ conversation: thread.conversation, profileId }),
    onSuccess: () => outbox.consentGiven(profileId),
  })
  const cancel = () => outbox.takeAllBack(profileId)

  return (
    <LazyModal
      open
      onClose={cancel}
      onFailed={cancel}
      title={t('fictional.title')}
      description={asking.refusal?.message}
      actions={
        <>
          <Button variant="secondary" onClick={cancel}>
            {t('fictional.cancel')}
          </Button>
          <Button busy={accept.isPending} onClick={() => accept.mutate()}>
            {t('fictional.accept')}
          </Button>
        </>
      }
    >
      {warning && <p>{warning}</p>}
      {accept.isError && <p role="alert">{errorText(accept.error)}</p>}
    </LazyModal>
  )
}
