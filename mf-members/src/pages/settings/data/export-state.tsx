import type { ExportAnswer } from '@lonk/shared-api/calls/account/export.schema.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import { type ButtonLook, buttonLook } from '@lonk/shared-ui/button-look.ts'
import { formatTime } from '@lonk/shared-ui/format.ts'
import { Spinner } from '@lonk/shared-ui/spinner.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'

interface ExportStateProps {
  readonly file: ExportAnswer | undefined
  readonly failed: string | null
  readonly onAgain: () => void
}

/** A copy on its way: being made, there for ten minutes, or gone wrong. */
export const ExportState = ({ file, failed, onAgain }: ExportStateProps) => {
  const { t, i18n } = useTranslation('mf-members')
  const line = useRef<HTMLParagraphElement>(null)
  // It took the place of the button that was pressed.
  useEffect(() => line.current?.focus(), [])
  if (failed !== null || file?.status === 'failed' || file?.status === 'expired')
    return (
      <Alert
        tone="danger"
        live={true}
        action={
          <Button size="small" variant="secondary" onClick={onAgain}>
            {t('settings.export.again')}
          </Button>
        }
      >
        {failed ?? t('settings.export.failed')}
      </Alert>
    )
  return (
    <>
      <Line role="status" ref={line} tabIndex={-1}>
        {file?.url ? (
          t('settings.export.ready')
        ) : (
          <>
            <Spinner />
            {t('settings.export.busy')}
          </>
        )}
      </Line>
      {file?.url ? (
        <>
          <Download href={file.url} download="" $variant="primary" $size="medium" $wide={false}>
            {t('settings.export.download')}
          </Download>
          <Soft>{t('settings.export.until', { time: formatTime(file.expires_at ?? 0, i18n.language) })}</Soft>
        </>
      ) : null}
    </>
  )
}

const { space } = token

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  margin-block-end: ${space.s};
`

const Download = styled.a<ButtonLook>`
  ${buttonLook}
`

const Soft = styled.p`
  margin-block-start: ${space.xs};
  color: ${token.color.inkSoft};
  font-size: ${token.fontSize.s};
`
