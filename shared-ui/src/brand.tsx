import { styled } from 'styled-components'
import { token } from './token.ts'

/** Two eyes that look aside, one of them winking: the mark. Decorative; the wordmark says the name. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 48 32" aria-hidden="true" focusable="false">
      <ellipse cx="13" cy="16" rx="12" ry="13" fill="var(--lonk-color-coral)" />
      <circle cx="17" cy="17" r="6" fill="var(--lonk-color-on-coral)" />
      <path
        d="M26 18c5 6 15 6 20 0"
        stroke="var(--lonk-color-coral)"
        strokeWidth="5"
        strokeLinecap="round"
        fill="none"
      />
    </svg>
  )
}

/** Mark and name. `name` is the site's own (settings), Lonk where nothing else is configured. */
export function Logo({ name = 'Lonk' }: { name?: string }) {
  return (
    <Row>
      <BrandMark />
      <span>{name}</span>
    </Row>
  )
}

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.3em;
  color: ${token.color.ink};
  font-family: ${token.font.display};
  font-size: ${token.fontSize.xl};
  font-weight: 800;
  letter-spacing: -0.03em;
  line-height: 1;

  & > svg {
    width: 1.5em;
    height: 1em;
  }
`
