import { useShared } from '@lonk/shared-events/react.ts'
import { useStore } from '@lonk/shared-events/store.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import { LazyModal } from '@lonk/shared-ui/lazy-modal.tsx'
import { CreditPrice } from '@lonk/shared-ui/price.tsx'
import { TextArea } from '@lonk/shared-ui/text-area.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { Cost } from '../../../send-at-once/cost.tsx'
import { SendRefusal } from '../../../send-at-once/send-refusal.tsx'
import type { Thread } from '../../../thread/thread.ts'
import { photoNotes } from './chosen-photos.ts'
import { useSendPhoto } from './use-send-photo.ts'

/** Characters of a note that comes with a photo for free (docs/api.md, 2.4 Charge table). */
const noteLength = 200

interface PhotoDialogProps {
  readonly profileId: number
  readonly file: File
  readonly canSend: Thread['canSend']
  readonly onClose: () => void
}

/**
 * The chosen picture as it will arrive, what it costs, and a few words with it. It stays until the server has it,
 * also through a reload.
 */
export const PhotoDialog = ({ profileId, file, canSend, onClose }: PhotoDialogProps) => {
  const { t } = useTranslation('mf-chat')
  const user = useShared('user')
  const note = useStore({ subscribe: photoNotes.subscribe, get: () => photoNotes.of(profileId) })
  const preview = usePreview(file)
  const { tooLarge, send, agreeAndSend, busy, refusal } = useSendPhoto(profileId, file, onClose)
  return (
    <LazyModal
      open
      onClose={onClose}
      onFailed={onClose}
      title={t('photo.title')}
      description={user && t('composer.balance', { count: user.credits })}
      actions={
        <>
          <Cost>
            {canSend.photo_cost === 0 ? (
              t('composer.free')
            ) : (
              <CreditPrice credits={canSend.photo_cost} money={canSend.photo_cost_eur} />
            )}
          </Cost>
          <Button aria-disabled={tooLarge} busy={busy} onClick={() => !tooLarge && send(note)}>
            {t('photo.send')}
          </Button>
        </>
      }
    >
      {preview && <Picture src={preview} alt={t('photo.preview')} />}
      <TextArea
        label={t('photo.note')}
        optional
        rows={2}
        maxLength={noteLength}
        value={note}
        onChange={(event) => photoNotes.write(profileId, event.target.value)}
      />
      {tooLarge && (
        <Alert tone="danger" live>
          {t('photo.tooLarge')}
        </Alert>
      )}
      {refusal && (
        <SendRefusal refusal={refusal} busy={busy} onAgree={() => agreeAndSend(note)} close={onClose} />
      )}
    </LazyModal>
  )
}

/** The file's address in this browser; its memory is freed with the dialog. */
const usePreview = (file: File): string | null => {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}

const Picture = styled.img`
  display: block;
  max-width: 100%;
  max-height: 40vh;
  margin-inline: auto;
  margin-block-end: ${token.space.m};
  border-radius: ${token.radius.card};
`
