import type { ComponentPropsWithRef, ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { hover, token } from './token.ts'

type Tone = 'plain' | 'raised' | 'accent'

/**
 * Its `label` is also the tooltip. A toggle keeps its label and changes `pressed`, or changes the label: never both.
 */
export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** What it does, in words: the only name it has. */
  label: string
  /** An icon of lucide-react. */
  icon: ReactNode
  /** `raised` floats over photos, `accent` is the one that matters. */
  tone?: Tone
  /** For toggles such as like and mute; the icon should change too. */
  pressed?: boolean
}

/** A round button of 44 px with an icon alone. */
export function IconButton({
  label,
  icon,
  tone = 'plain',
  pressed,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <Round {...rest} type={type} aria-label={label} aria-pressed={pressed} title={label} $tone={tone}>
      {icon}
    </Round>
  )
}

const { color, duration, easing } = token

const tones = {
  plain: css`
    background: transparent;
    color: ${color.ink};
    --icon-hover: ${color.tint};
  `,
  raised: css`
    background: ${color.surface};
    color: ${color.accentText};
    box-shadow: ${token.shadow.low}, 0 0 0 1px ${color.line};
    --icon-hover: ${color.accentSoft};
  `,
  accent: css`
    background: ${color.accent};
    color: ${color.onAccent};
    --icon-hover: ${color.accentHover};
  `,
}

const Round = styled.button<{ $tone: Tone }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: ${token.radius.full};
  transition:
    background-color ${duration.quick} ${easing.out},
    transform ${duration.quick} ${easing.out};
  ${({ $tone }) => tones[$tone]}

  & svg {
    width: 22px;
    height: 22px;
  }
  ${hover} {
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: var(--icon-hover);
    }
  }
  &:active:not(:disabled, [aria-disabled='true']) {
    transform: scale(0.94);
  }
  &:disabled,
  &[aria-disabled='true'] {
    background: ${({ $tone }) => ($tone === 'plain' ? 'transparent' : color.tint)};
    color: ${color.inkSoft};
    cursor: not-allowed;
  }
`
