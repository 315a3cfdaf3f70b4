import * as Radix from '@radix-ui/react-toast'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { keyframes, styled } from 'styled-components'
import { IconButton } from '../icon-button.tsx'
import { from, token } from '../token.ts'
import { toastWidth } from '../tokens.ts'
import { useUiText } from '../use-ui-text.ts'

/**
 * `text` is whole and translated, `id` unique among those shown. Pages ask for one by the event `toast-requested`.
 */
export interface Toast {
  id: string
  tone: 'info' | 'success' | 'warning' | 'danger'
  text: string
  /** One thing to do about it; closes the toast. */
  action?: { label: string; onPress: () => void }
}

/** The list is the caller's: three at most, the oldest first. Dangers are read at once, others in their turn. */
export interface ToastRegionProps {
  toasts: readonly Toast[]
  /** It was closed, swiped away or timed out: take it out of the list. */
  onClosed: (id: string) => void
  /** Milliseconds; dangers stay until closed. */
  duration?: number
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

/**
 * The one place for toasts, rendered once by the shell. F8 goes to it; pointer and focus stop the time. It stays
 * above a page's bar that sticks to the foot of the screen, if that bar has `data-foot-bar`.
 */
export function ToastRegion({ toasts, onClosed, duration = 6000 }: ToastRegionProps) {
  const { t } = useUiText()
  return (
    <Radix.Provider swipeDirection="right" duration={duration} label={t('notice.region')}>
      {toasts.map(({ id, tone, text, action }) => {
        const Icon = icons[tone]
        return (
          <Slip
            key={id}
            type={tone === 'danger' ? 'foreground' : 'background'}
            duration={tone === 'danger' ? Number.POSITIVE_INFINITY : duration}
            onOpenChange={(open) => open || onClosed(id)}
            $tone={tone}
          >
            <Icon aria-hidden="true" />
            <Said>
              <Text>{text}</Text>
              {action && (
                <Radix.Action asChild altText={action.label}>
                  <Act type="button" onClick={action.onPress}>
                    {action.label}
                  </Act>
                </Radix.Action>
              )}
            </Said>
            <Radix.Close asChild>
              <IconButton label={t('close')} icon={<X aria-hidden="true" />} />
            </Radix.Close>
          </Slip>
        )
      })}
      <Viewport label={`${t('notice.region')} ({hotkey})`} />
    </Radix.Provider>
  )
}

const { color, space, duration: time, easing } = token

const slideIn = keyframes`
  from { opacity: 0; transform: translateX(24px); }
`
const slideOut = keyframes`
  to { opacity: 0; transform: translateX(24px); }
`

const Viewport = styled(Radix.Viewport)`
  position: fixed;
  z-index: ${token.layer.toast};
  inset-block-end: calc(72px + env(safe-area-inset-bottom));
  inset-inline-end: 0;
  display: flex;
  flex-direction: column;
  gap: ${space.xs};
  width: min(${toastWidth}px, 100% - 2 * ${space.s});
  margin: ${space.s};
  padding: 0;
  outline: none;

  :root:has([data-foot-bar]) & {
    inset-block-end: calc(136px + env(safe-area-inset-bottom));
  }
  ${from('tablet')} {
    inset-block-end: 0;
    margin: ${space.l};

    :root:has([data-foot-bar]) & {
      inset-block-end: 64px;
    }
  }
`

const Slip = styled(Radix.Root)<{ $tone: Toast['tone'] }>`
  display: flex;
  align-items: center;
  gap: ${space.s};
  padding: ${space.xs} ${space.xs} ${space.xs} ${space.m};
  border-radius: ${token.radius.card};
  background: ${color.surface};
  box-shadow: ${token.shadow.high}, 0 0 0 1px ${color.line};
  color: ${color.ink};
  font-size: ${token.fontSize.s};
  line-height: ${token.lineHeight.snug};
  animation: ${slideIn} ${time.slow} ${easing.out};

  & > svg {
    flex: none;
    width: 22px;
    height: 22px;
    color: ${({ $tone }) => color[$tone]};
  }
  &[data-state='closed'] {
    animation: ${slideOut} ${time.quick} ${easing.out};
  }
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
  &[data-swipe='end'] {
    animation: ${slideOut} ${time.quick} ${easing.out};
  }
`

/** Long words take the whole width, and what to do about it goes below them. */
const Said = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space.xs};
  min-width: 0;
`

const Text = styled(Radix.Description)`
  flex: 1 1 11em;
  min-width: 0;
`

const Act = styled.button`
  flex: none;
  max-width: 100%;
  min-height: 36px;
  padding: ${space.tiny} ${space.s};
  border: 0;
  border-radius: ${token.radius.full};
  background: ${color.accentSoft};
  color: ${color.accentText};
  font-weight: ${token.weight.strong};
`
