import { styled } from 'styled-components'
import { token } from './token.ts'

const { coral, deep, white, ink } = token.drawing

/** An open eye that looks aside and one that winks: the mark, also the app's icon. Decorative. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 48 48" fill="none" aria-hidden="true" focusable="false">
      <rect width="48" height="48" rx="15" fill={coral} />
      <ellipse cx="15.5" cy="23" rx="9" ry="10" fill={white} />
      <circle cx="19.4" cy="23.6" r="5.2" fill={ink} />
      <circle cx="21.4" cy="21.6" r="1.5" fill={white} />
      <path d="M27.5 24c4 5.4 10.5 5.4 14.5 0" stroke={ink} strokeWidth="3.4" strokeLinecap="round" />
    </svg>
  )
}

const ownName = 'Lonk'

/**
 * The wordmark. Lonk's own name has an eye for its "o" that glances at the letters beside it; a site with
 * another name (settings) gets the mark and its name. Sized by its font size.
 */
export function Logo({ name = ownName }: { name?: string }) {
  if (name !== ownName)
    return (
      <Word>
        <BrandMark />
        <span>{name}</span>
      </Word>
    )
  return (
    <Word role="img" aria-label={ownName}>
      <span aria-hidden="true">L</span>
      <GlancingO />
      <span aria-hidden="true">nk</span>
    </Word>
  )
}

function GlancingO() {
  return (
    <O viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false">
      <circle cx="16" cy="16" r="16" fill={deep} />
      <circle cx="18.2" cy="15.4" r="10.4" fill={white} />
      <circle cx="22" cy="15.4" r="5.6" fill={ink} />
      <circle cx="24" cy="13.2" r="1.7" fill={white} />
    </O>
  )
}

const Word = styled.span`
  display: inline-flex;
  align-items: baseline;
  color: ${token.color.ink};
  font-family: ${token.font.display};
  font-size: ${token.fontSize.xl};
  font-weight: ${token.weight.display};
  letter-spacing: -0.035em;
  line-height: 1;
  white-space: nowrap;

  & > svg {
    flex: none;
    width: 1.15em;
    height: 1.15em;
    margin-inline-end: 0.3em;
    align-self: center;
  }
`

const O = styled.svg`
  && {
    align-self: baseline;
    width: 0.62em;
    height: 0.62em;
    margin-inline: 0.03em 0.05em;
    transform: translateY(0.06em);
  }
`
