import * as Dialog from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { keyframes, styled } from 'styled-components'
import { token } from '../token.ts'
import { useReturnFocus } from './return-focus.ts'

/**
 * Nothing but Escape closes it for the keyboard: give `children` a button that does. What asks something is a
 * `Modal`.
 */
export interface FullScreenProps {
  open: boolean
  /** Escape and a click anywhere; what must not close it stops its own click. */
  onClose: () => void
  /** For screen readers; it is seen only where `children` show it. */
  title: string
  children: ReactNode
}

/** A moment that takes the whole screen (a match): closes on a click anywhere, keeps and returns the focus. */
export function FullScreen({ open, onClose, title, children }: FullScreenProps) {
  const returnFocus = useReturnFocus()
  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Dialog.Portal>
        <Whole aria-describedby={undefined} onClick={onClose} {...returnFocus}>
          <Dialog.Title className="visually-hidden">{title}</Dialog.Title>
          {children}
        </Whole>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const show = keyframes`
  from { opacity: 0; }
`
const hide = keyframes`
  to { opacity: 0; }
`

const Whole = styled(Dialog.Content)`
  position: fixed;
  z-index: ${token.layer.overlay};
  inset: 0;
  display: grid;
  place-items: center;
  overflow-y: auto;
  animation: ${show} ${token.duration.slow} ${token.easing.out};

  &:focus-visible {
    outline: none;
  }
  &[data-state='closed'] {
    animation: ${hide} ${token.duration.quick} ${token.easing.out};
  }
`
