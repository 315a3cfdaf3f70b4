import { token } from '@lonk/shared-ui/token.ts'
import { Check, CheckCheck } from 'lucide-react'
import { styled } from 'styled-components'
import type { Progress } from './timeline.ts'

/** One tick for sent, two for delivered, two in colour for read; the words beside them say the same. */
export const Ticks = ({ progress }: { progress: Progress }) => {
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
