import * as Dialog from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { keyframes, styled } from 'styled-components'
import { IconButton } from '../icon-button.tsx'
import { from, token } from '../token.ts'
import { modalWidth } from '../tokens.ts'
import { useUiText } from '../use-ui-text.ts'
import { useReturnFocus } from './return-focus.ts'

/** A name of `modalWidth`; on phones all are a sheet as wide as the screen. */
export type ModalWidth = keyof typeof modalWidth

/**
 * `title` is its name and its `h2`. Open and close it by `open`: it then leaves with its animation, and the focus
 * goes back to what had it.
 */
export interface ModalProps {
  open: boolean
  /** Escape, the backdrop and the cross; not called while `locked`. */
  onClose: () => void
  title: ReactNode
  /** The title is shown in another way (a drawing says it): keep it for screen readers. */
  hideTitle?: boolean
  /** A sentence that says what it is about; read out on opening. */
  description?: ReactNode
  children?: ReactNode
  /** Buttons at the foot, always in sight; the main one comes last. */
  actions?: ReactNode
  /** 300, 500, 800 or 1140 px (docs/product.md, point 9); never wider than the screen. */
  width?: ModalWidth
  /** Something is under way that must not be lost: no Escape, no backdrop, no cross. */
  locked?: boolean
}

/** A dialog above the page: focus stays inside and returns to where it came from. A sheet from below on phones. */
export function Modal(props: ModalProps) {
  const { open, onClose, title, hideTitle, description, children, actions, width = 'medium', locked } = props
  const { t } = useUiText()
  const returnFocus = useReturnFocus()
  const heading = useRef<HTMLHeadingElement | null>(null)
  // Its name first: the cross that comes next is no answer, and its ring on opening looks like a warning.
  const takeFocus = (event: Event) => {
    returnFocus.onOpenAutoFocus()
    event.preventDefault()
    heading.current?.focus({ preventScroll: true })
  }
  const keep = (event: Event) => locked && event.preventDefault()
  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || locked || onClose()}>
      <Dialog.Portal>
        <Scrim />
        <Sheet
          $width={modalWidth[width]}
          {...returnFocus}
          onOpenAutoFocus={takeFocus}
          onEscapeKeyDown={keep}
          onPointerDownOutside={keep}
          onInteractOutside={keep}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <Head $hidden={hideTitle === true}>
            <Dialog.Title ref={heading} tabIndex={-1} className={hideTitle ? 'visually-hidden' : undefined}>
              {title}
            </Dialog.Title>
            {!locked && (
              <Dialog.Close asChild>
                <IconButton label={t('close')} icon={<X aria-hidden="true" />} />
              </Dialog.Close>
            )}
          </Head>
          <Body>
            {description && <Description>{description}</Description>}
            {children}
          </Body>
          {actions && <Foot>{actions}</Foot>}
        </Sheet>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const { color, space, duration, easing, layer } = token

const fade = keyframes`
  from { opacity: 0; }
`
const fadeOut = keyframes`
  to { opacity: 0; }
`
const rise = keyframes`
  from { opacity: 0; transform: translateY(24px); }
`
const sink = keyframes`
  to { opacity: 0; transform: translateY(16px); }
`

const Scrim = styled(Dialog.Overlay)`
  position: fixed;
  z-index: ${layer.overlay};
  inset: 0;
  background: ${color.scrim};
  animation: ${fade} ${duration.slow} ${easing.out};

  &[data-state='closed'] {
    animation: ${fadeOut} ${duration.quick} ${easing.out};
  }
`

const Sheet = styled(Dialog.Content)<{ $width: number }>`
  position: fixed;
  z-index: ${layer.overlay};
  inset-inline: 0;
  inset-block-end: 0;
  display: flex;
  flex-direction: column;
  width: 100%;
  max-height: calc(100dvh - ${space.l});
  margin-inline: auto;
  border-radius: ${token.radius.modal} ${token.radius.modal} 0 0;
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${token.shadow.high};
  animation: ${rise} ${duration.slow} ${easing.out};

  ${from('phone')} {
    inset-block: 0;
    width: min(${({ $width }) => $width}px, calc(100% - 2 * ${space.l}));
    height: fit-content;
    max-height: calc(100dvh - 2 * ${space.l});
    margin-block: auto;
    border-radius: ${token.radius.modal};
  }
  &:focus-visible {
    outline: none;
  }
  &[data-state='closed'] {
    animation: ${sink} ${duration.quick} ${easing.out};
  }
`

const Head = styled.div<{ $hidden: boolean }>`
  display: flex;
  align-items: flex-start;
  justify-content: ${({ $hidden }) => ($hidden ? 'flex-end' : 'space-between')};
  gap: ${space.s};
  padding: ${space.m} ${space.s} 0 ${space.l};

  & > h2 {
    padding-block-start: 9px;
    font-size: ${token.fontSize.l};
    hyphens: auto;
    min-width: 0;
  }
  & > h2:focus-visible {
    outline: none;
  }
`

const Body = styled.div`
  display: grid;
  gap: ${space.m};
  padding: ${space.xs} ${space.l} ${space.l};
  overflow-y: auto;
  overscroll-behavior: contain;
`

const Description = styled(Dialog.Description)`
  color: ${color.inkSoft};
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  justify-content: flex-end;
  gap: ${space.s};
  padding: ${space.m} ${space.l} max(${space.m}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${color.line};

  /* Twice the class: a button's own width comes from its part's sheet, before or after this one. */
  @media (max-width: 419px) {
    && > * {
      width: 100%;
    }
  }
`
