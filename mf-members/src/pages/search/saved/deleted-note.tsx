import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

interface DeletedNoteProps {
  readonly name: string
  readonly busy: boolean
  readonly onUndo: () => void
}

/** Says what is gone, and takes it back: a slip of the finger costs nothing. It has the focus of the row that went. */
export const DeletedNote = ({ name, busy, onUndo }: DeletedNoteProps) => {
  const { t } = useTranslation('mf-members')
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus(), [])
  return (
    <Alert
      live={true}
      action={
        <Button ref={undo} variant="secondary" size="small" busy={busy} onClick={onUndo}>
          {t('search.saved.undo')}
        </Button>
      }
    >
      {t('search.saved.deleted', { name })}
    </Alert>
  )
}
