import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Group } from '../parts/group.tsx'
import { useAskExport, useExport, wantsPassword } from './export.resource.ts'
import { ExportPassword } from './export-password.tsx'
import { ExportState } from './export-state.tsx'

/** A copy of all that the site holds about the member. */
export const ExportGroup = () => {
  const { t } = useTranslation('mf-members')
  return (
    <Group title={t('settings.export.title')} text={t('settings.export.text')}>
      <Export />
    </Group>
  )
}

const Export = () => {
  const { t } = useTranslation('mf-members')
  const errorText = useErrorText()
  const { mutate, data: asked, error, isPending, reset } = useAskExport()
  const [needsPassword, setNeedsPassword] = useState(false)
  const made = useExport(asked?.id)
  useEffect(() => {
    if (wantsPassword(error)) setNeedsPassword(true)
  }, [error])

  if (asked)
    return (
      <ExportState
        file={made.data}
        failed={made.error ? errorText(made.error) : null}
        onAgain={() => {
          setNeedsPassword(false)
          reset()
        }}
      />
    )
  if (needsPassword) return <ExportPassword error={error} busy={isPending} onAsk={mutate} />
  return (
    <>
      {error && !wantsPassword(error) ? (
        <Alert tone="danger" live={true}>
          {errorText(error)}
        </Alert>
      ) : null}
      <Button variant="secondary" busy={isPending} onClick={() => mutate(null)}>
        {t('settings.export.ask')}
      </Button>
    </>
  )
}
