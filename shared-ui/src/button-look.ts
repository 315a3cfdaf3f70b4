import { css, keyframes } from 'styled-components'
import { hover, token } from './token.ts'

/** `danger` for what cannot be taken back, `secondary` for the other way out beside a primary. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

/** 36, 44 and 54 px high. `small` is for beside a field or in a row, never for a page's only way forward. */
export type ButtonSize = 'small' | 'medium' | 'large'

/** Transient props, so that none of them becomes an attribute in the HTML. */
export interface ButtonLook {
  $variant: ButtonVariant
  $size: ButtonSize
  $wide: boolean
}

const { color, space, fontSize, weight, duration, easing, radius } = token

const variants = {
  primary: css`
    background: ${color.accent};
    color: ${color.onAccent};
    --button-hover: ${color.accentHover};
    --button-press: ${color.accentPress};
  `,
  secondary: css`
    background: ${color.surface};
    color: ${color.ink};
    box-shadow: inset 0 0 0 1.5px ${color.lineStrong};
    --button-hover: ${color.tint};
    --button-press: ${color.line};
  `,
  quiet: css`
    background: transparent;
    color: ${color.accentText};
    --button-hover: ${color.accentSoft};
    --button-press: ${color.accentSoft};
  `,
  danger: css`
    background: ${color.danger};
    color: ${color.onDanger};
    --button-hover: ${color.dangerHover};
    --button-press: ${color.dangerHover};
  `,
}

const sizes = {
  small: css`
    min-height: 36px;
    padding: 6px ${space.m};
    font-size: ${fontSize.s};

    /* A finger needs 44 px; the row keeps its rhythm. */
    @media (pointer: coarse) {
      &::after {
        content: '';
        position: absolute;
        inset: -4px 0;
      }
    }
  `,
  medium: css`
    min-height: 44px;
    padding: ${space.xs} ${space.l};
    font-size: ${fontSize.m};
  `,
  large: css`
    min-height: 54px;
    padding: ${space.s} ${space.xl};
    font-size: ${fontSize.m};
  `,
}

/** What a button and a link that looks like one have in common. */
export const buttonLook = css<ButtonLook>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  max-width: 100%;
  border: 0;
  border-radius: ${radius.full};
  font-family: ${token.font.text};
  font-weight: ${weight.strong};
  line-height: ${token.lineHeight.snug};
  text-align: center;
  text-decoration: none;
  hyphens: auto;
  user-select: none;
  transition:
    background-color ${duration.quick} ${easing.out},
    transform ${duration.quick} ${easing.out};
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}

  ${hover} {
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: var(--button-hover);
    }
  }
  &:active:not(:disabled, [aria-disabled='true']) {
    background: var(--button-press);
    transform: translateY(1px);
  }
  /* Busy is no want of anything: that one keeps its colour. */
  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    background: ${({ $variant }) => ($variant === 'quiet' ? 'transparent' : color.tint)};
    color: ${color.inkSoft};
    box-shadow: none;
    cursor: not-allowed;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  @media (forced-colors: active) {
    border: 1px solid ButtonText;
  }
`

const show = keyframes`
  from { opacity: 0; }
`
const hide = keyframes`
  to { opacity: 0; }
`

/** Words and icon; while busy they give way to the spinner after 300 ms, the button keeping its width. */
export const labelLook = css<{ $busy: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.xs};
  min-width: 0;
  animation: ${({ $busy }) => ($busy ? css`${hide} ${duration.quick} 300ms forwards` : 'none')};

  & > svg {
    flex: none;
    width: 1.2em;
    height: 1.2em;
  }
`

/** Where the spinner of a busy button is: over the words, after the same 300 ms as `labelLook` fades them. */
export const busyLook = css`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  animation: ${show} ${duration.quick} 300ms both;
`
