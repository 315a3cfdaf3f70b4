import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { token } from './token.ts'

type CountTone = 'unread' | 'warning' | 'danger'

/** The number is hidden from screen readers, so `label` must say it in a sentence, with what is counted. */
export interface CountBadgeProps {
  count: number
  /** The number in words: "3 ongelezen berichten". */
  label: string
  /** `warning` and `danger` are for the balance of credits. */
  tone?: CountTone
  /** Shows a 0 as well: an empty balance is news, no unread messages are not. */
  showZero?: boolean
}

/** More than this is shown as "99+" (docs/product.md, point 9). */
const cap = 99

/** A small exact number beside an icon or a name. */
export function CountBadge({ count, label, tone = 'unread', showZero = false }: CountBadgeProps) {
  if (count <= 0 && !showZero) return null
  return (
    <Count $tone={tone}>
      <span aria-hidden="true">{count > cap ? `${cap}+` : count}</span>
      <span className="visually-hidden">{label}</span>
    </Count>
  )
}

/** `accent` and `teal` only attract; the four others judge and must fit the word that they colour. */
export type StatusTone = 'neutral' | 'accent' | 'teal' | 'info' | 'success' | 'warning' | 'danger'

/** The words carry the meaning and are read as text; colour and icon only repeat it. */
export interface StatusBadgeProps {
  tone?: StatusTone
  icon?: ReactNode
  children: ReactNode
}

/** A state in a word or two: paid, pending, premium, most chosen. */
export function StatusBadge({ tone = 'neutral', icon, children }: StatusBadgeProps) {
  return (
    <Status $tone={tone}>
      {icon}
      <span>{children}</span>
    </Status>
  )
}

const { color, fontSize, weight, radius } = token

const countTones = {
  unread: css`
    background: ${color.unread};
    color: ${color.onUnread};
  `,
  warning: css`
    background: ${color.warning};
    color: ${color.onWarning};
  `,
  danger: css`
    background: ${color.danger};
    color: ${color.onDanger};
  `,
}

const Count = styled.span<{ $tone: CountTone }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  min-width: 20px;
  height: 20px;
  padding-inline: 5px;
  border-radius: ${radius.full};
  font-size: 0.75rem;
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
  line-height: 1;
  white-space: nowrap;
  ${({ $tone }) => countTones[$tone]}
`

const pair = (ground: string, ink: string) => css`
  background: ${ground};
  color: ${ink};
`

const statusTones = {
  neutral: pair(color.tint, color.ink),
  accent: pair(color.accentSoft, color.accentText),
  teal: pair(color.tealSoft, color.tealText),
  info: pair(color.infoSoft, color.info),
  success: pair(color.successSoft, color.success),
  warning: pair(color.warningSoft, color.warning),
  danger: pair(color.dangerSoft, color.danger),
}

const Status = styled.span<{ $tone: StatusTone }>`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  max-width: 100%;
  min-height: 24px;
  padding: 2px 10px;
  border-radius: ${radius.full};
  font-size: ${fontSize.xs};
  font-weight: ${weight.strong};
  line-height: ${token.lineHeight.snug};
  ${({ $tone }) => statusTones[$tone]}

  & svg {
    flex: none;
    width: 14px;
    height: 14px;
  }
`
