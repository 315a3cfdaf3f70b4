import { bus } from '@lonk/shared-events/bus.ts'
import { lateCode, useLateCode } from '@lonk/shared-ui/remote/late-code.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { useEffect } from 'react'
import type { PhotoViewerProps } from './viewer/photo-viewer.tsx'

const viewerCode = lateCode(() => import(/* webpackChunkName: "photo-viewer" */ './viewer/photo-viewer.tsx'))

/** Before the press that needs it, where a pointer or the focus announces one. */
export const fetchViewer = (): void => void viewerCode.load().catch(() => undefined)

/** The viewer, whose code comes when it is first wanted; where it does not come, that is said. */
export const LateViewer = (props: PhotoViewerProps) => {
  const { t } = useUiText()
  const { code, failed } = useLateCode(viewerCode)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    if (!failed) return
    bus.publish('toast-requested', { text: t('error.text'), tone: 'danger' })
    props.onClosed()
  }, [failed])
  return code ? <code.PhotoViewer {...props} /> : null
}
