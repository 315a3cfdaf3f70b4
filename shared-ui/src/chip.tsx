import { X } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from 'styled-components'
import { hover, token } from './token.ts'

/** A toggle with `selected` (read out as pressed), else an action. Name what a `removable` one takes away. */
export interface ChipProps extends ComponentPropsWithRef<'button'> {
  /** Chosen or not; leave it out for a chip that only acts. */
  selected?: boolean
  icon?: ReactNode
  /** Pressing it takes it away: shows a cross. */
  removable?: boolean
}

/** A small choice in a row of them: interests, active filters, opening lines. */
export function Chip({ selected, icon, removable = false, children, type = 'button', ...rest }: ChipProps) {
  return (
    <Pill {...rest} type={type} aria-pressed={selected}>
      {icon}
      <span>{children}</span>
      {removable && <X aria-hidden="true" />}
    </Pill>
  )
}

const { color, space } = token

const Pill = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-width: 100%;
  min-height: 36px;
  padding: 6px 14px;
  border: 0;
  border-radius: ${token.radius.full};
  background: ${color.tint};
  color: ${color.ink};
  font-size: ${token.fontSize.s};
  font-weight: ${token.weight.medium};
  line-height: ${token.lineHeight.snug};
  text-align: start;

  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
  }
  ${hover} {
    &:hover:not(:disabled, [aria-pressed='true']) {
      background: ${color.line};
    }
  }
  &[aria-pressed='true'] {
    background: ${color.selected};
    color: ${color.onSelected};
  }
  ${hover} {
    &[aria-pressed='true']:hover:not(:disabled) {
      background: ${color.selectedHover};
    }
  }
  &:disabled {
    background: ${color.tint};
    color: ${color.inkSoft};
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    min-height: 44px;
    padding-inline: ${space.m};
  }
  @media (forced-colors: active) {
    border: 1px solid ButtonText;
  }
`
