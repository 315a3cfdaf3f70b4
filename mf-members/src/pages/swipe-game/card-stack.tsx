import type { ProfileCard } from '@lonk/shared-api/schemas/profile.ts'
import { from, token } from '@lonk/shared-ui/token.ts'
import { useTranslation } from 'react-i18next'
import { css, keyframes, styled } from 'styled-components'
import type { SwipeAction } from './deck.ts'
import { SwipeCard } from './swipe-card.tsx'
import { type LetGo, useDrag } from './use-drag.ts'
import type { Leaving } from './use-leaving.ts'

/** The card on top and the two behind it, whose pictures are there by the time it goes. */
const drawn = 3

interface CardStackProps {
  readonly cards: readonly ProfileCard[]
  readonly leaving: readonly Leaving[]
  readonly onDecide: (action: SwipeAction, from: LetGo) => void
}

/** Cards on top of each other. The upper one can be dragged; what flies out is decided already. */
export const CardStack = ({ cards, leaving, onDecide }: CardStackProps) => {
  const drag = useDrag(onDecide)
  return (
    <Stack>
      {cards.slice(0, drawn).map((person, depth) => (
        <Place key={person.id} $depth={depth} inert={depth > 0} {...(depth === 0 ? drag : {})}>
          <SwipeCard person={person} priority={depth === 0} />
          {depth === 0 ? <Stamps /> : null}
        </Place>
      ))}
      {leaving.map(({ key, swipe, from }) => (
        <Flying
          key={key}
          inert={true}
          aria-hidden="true"
          $to={swipe.action}
          style={{ translate: `${from.x}px ${from.y}px` }}
        >
          <SwipeCard person={swipe.person} />
          <Stamp $of={swipe.action} data-shown="" />
        </Flying>
      ))}
    </Stack>
  )
}

/** What letting go here would mean. */
const Stamps = () => (
  <>
    <Stamp $of="like" />
    <Stamp $of="pass" />
  </>
)

const Stamp = (props: { readonly $of: SwipeAction; readonly 'data-shown'?: '' }) => {
  const { t } = useTranslation('mf-members')
  return (
    <Mark {...props} aria-hidden="true">
      {t(`swipe.stamp.${props.$of}`)}
    </Mark>
  )
}

const { color, space, duration, easing } = token

/** As high as leaves the buttons in sight, above the phone's navigation. */
export const StackRoom = styled.div`
  height: clamp(260px, calc(100dvh - 410px), 520px);

  ${from('tablet')} {
    height: clamp(300px, calc(100dvh - 360px), 520px);
  }
`

const Stack = styled(StackRoom)`
  position: relative;
  isolation: isolate;
`

const card = css`
  position: absolute;
  inset: 0;
`

const Place = styled.div<{ $depth: number }>`
  ${card}
  z-index: ${({ $depth }) => drawn - $depth};
  transform: ${({ $depth }) =>
    $depth === 0
      ? 'translate(var(--x, 0), var(--y, 0)) rotate(var(--lean, 0deg))'
      : `translateY(${$depth * 10}px) scale(${1 - $depth * 0.04})`};
  transition: transform ${duration.slow} ${easing.out};
  /* Across is ours, up and down the page's. */
  touch-action: pan-y pinch-zoom;
  cursor: ${({ $depth }) => ($depth === 0 ? 'grab' : 'auto')};

  & a {
    cursor: inherit;
  }
  &[data-held] {
    cursor: grabbing;
    transition: none;
  }
  @media (prefers-reduced-motion: reduce) {
    --lean: 0deg !important;
  }
`

const flyRight = keyframes`
  to { opacity: 0; transform: translateX(130%) rotate(18deg); }
`
const flyLeft = keyframes`
  to { opacity: 0; transform: translateX(-130%) rotate(-18deg); }
`

const Flying = styled.div<{ $to: SwipeAction }>`
  ${card}
  z-index: ${drawn + 1};
  pointer-events: none;
  animation: ${({ $to }) => ($to === 'like' ? flyRight : flyLeft)} 320ms ${easing.out} forwards;

  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`

const marks = {
  like: css`
    inset-inline-start: ${space.m};
    background: ${color.accent};
    color: ${color.onAccent};
    opacity: var(--like, 0);
    transform: rotate(-12deg);
  `,
  pass: css`
    inset-inline-end: ${space.m};
    background: ${color.ink};
    color: ${color.paper};
    opacity: var(--pass, 0);
    transform: rotate(12deg);
  `,
}

const Mark = styled.span<{ $of: SwipeAction }>`
  position: absolute;
  inset-block-start: ${space.xxl};
  padding: ${space.tiny} ${space.m};
  border-radius: ${token.radius.field};
  font-family: ${token.font.display};
  font-size: ${token.fontSize.xl};
  font-weight: ${token.weight.display};
  line-height: ${token.lineHeight.snug};
  text-transform: uppercase;
  pointer-events: none;
  ${({ $of }) => marks[$of]}

  &[data-shown] {
    opacity: 1;
  }
`
