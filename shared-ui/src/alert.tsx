import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { IconButton } from './icon-button.tsx'
import { below, token } from './token.ts'
import { useUiText } from './use-ui-text.ts'

/** `danger` for what failed, `warning` for what may; with `live` a danger interrupts, the others wait their turn. */
export type AlertTone = 'info' | 'success' | 'warning' | 'danger'

/** Give a `title` or `children`, or both: an icon alone says too little. What passes by itself is a toast. */
export interface AlertProps {
  tone?: AlertTone
  title?: ReactNode
  children?: ReactNode
  /** A button or link that answers it, at its end. */
  action?: ReactNode
  /** Shows a close button; remembering that it was closed is up to the caller. */
  onDismiss?: () => void
  /** On a phone one row: title, action and cross. `children` are for screen readers there, so they hold no link. */
  brief?: boolean
  /** It appeared because of something just done: read it out now. Not for what is there from the start. */
  live?: boolean
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

/** A notice in the flow of the page. Its icon shows its kind, a hidden word tells screen readers. */
export function Alert(props: AlertProps) {
  const { tone = 'info', title, children, action, onDismiss, brief = false, live = false } = props
  const { t } = useUiText()
  const Icon = icons[tone]
  const liveRole = tone === 'danger' ? 'alert' : 'status'
  return (
    <Box $tone={tone} data-brief={brief || undefined} role={live ? liveRole : undefined}>
      <Icon aria-hidden="true" />
      <Body>
        <span className="visually-hidden">{t(`notice.${tone}`)}: </span>
        <Words>
          {title && <Title>{title}</Title>}
          {children && <div>{children}</div>}
        </Words>
        {action && <Action>{action}</Action>}
      </Body>
      {onDismiss && (
        <Dismiss>
          <IconButton label={t('close')} icon={<X aria-hidden="true" />} onClick={onDismiss} />
        </Dismiss>
      )}
    </Box>
  )
}

const { color, space } = token

const tones = {
  info: css`
    background: ${color.infoSoft};
    --alert-tone: ${color.info};
  `,
  success: css`
    background: ${color.successSoft};
    --alert-tone: ${color.success};
  `,
  warning: css`
    background: ${color.warningSoft};
    --alert-tone: ${color.warning};
  `,
  danger: css`
    background: ${color.dangerSoft};
    --alert-tone: ${color.danger};
  `,
}

const Box = styled.div<{ $tone: AlertTone }>`
  display: flex;
  gap: ${space.s};
  padding: ${space.s} ${space.m};
  border-radius: ${token.radius.card};
  color: ${color.ink};
  font-size: ${token.fontSize.s};
  ${({ $tone }) => tones[$tone]}

  & > svg {
    flex: none;
    width: 22px;
    height: 22px;
    color: var(--alert-tone);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
  ${below('tablet')} {
    &[data-brief] {
      align-items: center;
      gap: ${space.xs};
      min-height: 48px;
      padding: 2px ${space.tiny} 2px ${space.s};
      font-size: ${token.fontSize.xs};
      line-height: ${token.lineHeight.snug};
    }
  }
`

const Body = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.m};
  flex: 1;
  min-width: 0;

  ${below('tablet')} {
    [data-brief] & {
      flex-wrap: nowrap;
    }
  }
`

/** The action is beside the words where both have room. */
const Words = styled.div`
  display: grid;
  gap: ${space.tiny};
  flex: 1 1 320px;
  min-width: 0;

  ${below('tablet')} {
    [data-brief] & {
      flex-basis: 0;
    }
    [data-brief] & > div {
      position: absolute;
      clip-path: inset(50%);
      width: 1px;
      height: 1px;
      overflow: hidden;
    }
  }
`

const Title = styled.strong`
  font-weight: ${token.weight.strong};
`

const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};

  ${below('tablet')} {
    [data-brief] & {
      flex: none;
      max-width: 45%;
    }
    [data-brief] & > * {
      padding-inline: ${space.s};
      font-size: ${token.fontSize.xs};
    }
  }
`

const Dismiss = styled.div`
  margin: -8px -11px -8px 0;

  ${below('tablet')} {
    [data-brief] & {
      margin: 0;
    }
  }
`
