import { from, token } from '@lonk/shared-ui/token.ts'
import { Pause, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { css, keyframes, type RuleSet, styled } from 'styled-components'

interface Shot {
  readonly name: string
  /** An `<svg>`; decoration, the caption says what it is. */
  readonly picture: ReactNode
  readonly caption: ReactNode
}

interface FilmProps {
  /** Always six: the cuts are made for that many. */
  readonly shots: readonly Shot[]
  readonly cut: Cut
  /** The whole film in words, for whoever does not see it. */
  readonly told: string
  /** "Stop the film". */
  readonly pause: string
}

type Cut = 'iris' | 'burst'

/** Of one shot. */
const seconds = 4
const count = 6

/**
 * A silent film that is drawn: no file to fetch, sharp at every size, captions in the reader's language, and one tick
 * that stops it, with no script. Its first picture stands in the document; under reduced motion all six stand side by
 * side, each above its caption.
 */
export const Film = ({ shots, cut, told, pause }: FilmProps) => (
  <Reel>
    <Stop>
      <input type="checkbox" aria-label={pause} />
      <span aria-hidden="true">
        <Pause className="running" size="1.2em" />
        <Play className="stopped" size="1.2em" />
      </span>
    </Stop>
    <Shots aria-hidden="true">
      {shots.map(({ name, picture, caption }, index) => (
        <Frame key={name} $cut={cut} $start={index * seconds}>
          {picture}
          <Caption>{caption}</Caption>
        </Frame>
      ))}
    </Shots>
    <figcaption className="visually-hidden">{told}</figcaption>
  </Reel>
)

/** As in 1915: the picture closes to a point, and the next one opens from it. */
const iris = keyframes`
  0% { visibility: visible; clip-path: circle(0% at 50% 46%); }
  3%, 14% { visibility: visible; clip-path: circle(78% at 50% 46%); }
  16.6% { visibility: visible; clip-path: circle(0% at 50% 46%); }
  16.7%, 100% { visibility: hidden; clip-path: circle(0% at 50% 46%); }
`

/** The next picture bursts out of what both have in their middle; the one before lies below until it is covered. */
const burst = keyframes`
  0% { visibility: visible; z-index: 2; clip-path: circle(18% at 50% 50%); }
  3.4% { visibility: visible; z-index: 2; clip-path: circle(100% at 50% 50%); }
  3.5%, 20% { visibility: visible; z-index: 1; clip-path: circle(100% at 50% 50%); }
  20.1%, 100% { visibility: hidden; z-index: 1; clip-path: circle(100% at 50% 50%); }
`

const cuts: Readonly<Record<Cut, RuleSet>> = {
  iris: css`
    animation-name: ${iris};
  `,
  burst: css`
    animation-name: ${burst};
  `,
}

const { space } = token
const ink = '#2A1D21'
const cream = '#FFF4EC'

const Reel = styled.figure`
  position: relative;
  height: 100%;
`

const Shots = styled.ol`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.s};

  ${from('tablet')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  @media (prefers-reduced-motion: no-preference) {
    position: relative;
    display: block;
    height: 100%;
    overflow: hidden;
    background: #17121a;
  }
`

const Frame = styled.li<{ $cut: Cut; $start: number }>`
  display: flex;
  flex-direction: column;
  min-width: 0;

  & > svg {
    display: block;
    width: 100%;
    aspect-ratio: 4 / 3;
  }
  @media (prefers-reduced-motion: no-preference) {
    ${({ $cut }) => cuts[$cut]}
    position: absolute;
    inset: 0;
    animation-duration: ${count * seconds}s;
    animation-timing-function: ease-in-out;
    animation-iteration-count: infinite;
    /* A second into the first shot: that is the poster. */
    animation-delay: ${({ $start }) => $start - count * seconds - 1}s;

    & > svg {
      flex: 1;
      min-height: 0;
      height: 0;
      aspect-ratio: auto;
    }
    figure:has(input:checked) & {
      animation-play-state: paused;
    }
  }
`

const Caption = styled.p`
  display: grid;
  flex: none;
  place-items: center;
  padding: ${space.s} ${space.m};
  background: ${ink};
  color: ${cream};
  font-size: ${token.fontSize.s};
  line-height: ${token.lineHeight.snug};
  text-align: center;

  @media (prefers-reduced-motion: reduce) {
    flex: 1;
    padding-inline: ${space.s};
  }
  @media (prefers-reduced-motion: no-preference) {
    /* Two lines, so that no shot is taller than another. */
    min-height: calc(2 * 1.3em + 2 * ${space.s});
  }
`

const Stop = styled.label`
  position: absolute;
  z-index: 3;
  inset: ${space.s} ${space.s} auto auto;
  display: grid;

  & > * {
    grid-area: 1 / 1;
    width: 44px;
    height: 44px;
    margin: 0;
  }
  & > input {
    opacity: 0;
    cursor: pointer;
  }
  & > span {
    display: grid;
    place-items: center;
    border-radius: ${token.radius.full};
    background: ${ink};
    color: ${cream};
    pointer-events: none;
  }
  & > input:focus-visible + span {
    outline: 3px solid ${token.color.focus};
    outline-offset: 2px;
  }
  & > input:checked + span > .running,
  & > input:not(:checked) + span > .stopped {
    display: none;
  }
  /* Nothing to stop where nothing moves. */
  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`
