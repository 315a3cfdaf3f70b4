import { useShared } from '@lonk/shared-events/react.ts'
import { token } from '@lonk/shared-ui/token.ts'
import { Check, CheckCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { Progress } from './timeline.ts'

/** How far a message has come, in ticks and in words. */
export const MessageProgress = ({ progress }: { progress: Progress }) => {
  const { t } = useTranslation('mf-chat')
  const confirmed = useShared('user')?.status !== 'not_confirmed'
  // What a confirmed account could not pay goes out with its next purchase: nothing is sent then that was not announced.
  const word = progress === 'held' && confirmed ? 'unpaid' : progress
  return (
    <span>
      <Ticks progress={progress} />
      {t(`message.progress.${word}`)}
    </span>
  )
}

/** One tick for sent, two for delivered, two in colour for read; the words beside them say the same. */
const Ticks = ({ progress }: { progress: Progress }) => {
  if (progress === 'sent') return <One aria-hidden="true" />
  if (progress === 'delivered' || progress === 'read')
    return <Two aria-hidden="true" $read={progress === 'read'} />
  return null
}

const look = `
  display: inline-block;
  width: 15px;
  height: 15px;
  margin-inline-end: 3px;
  vertical-align: -3px;
`

const One = styled(Check)`
  ${look}
`

const Two = styled(CheckCheck)<{ $read: boolean }>`
  ${look}
  color: ${({ $read }) => ($read ? token.color.tealText : 'inherit')};
`
