import { from, token } from '@lonk/shared-ui/token.ts'
import { styled } from 'styled-components'
import { hangs } from '../../drawings/cast.ts'
import { cloth } from '../../drawings/palette.ts'
import { Person } from '../../drawings/person.tsx'
import type { Slug } from '../../lander/slugs.ts'
import { useLanderTexts } from '../../lander/use-lander.ts'
import type texts from './locales/nl.json'

interface Scrap {
  readonly area: string
  /** What of the person is on it: a window on a drawing of 240 by 284. */
  readonly view: string
  readonly ground: string
  readonly cut: string
  readonly turn: number
}

/** Four people cut up: a whole one, a pair of eyes, a mouth, a head of hair. */
const scraps: readonly Scrap[] = [
  {
    area: '1 / 1 / 5 / 4',
    view: '0 20 240 264',
    ground: cloth.coral,
    cut: 'polygon(3% 6%, 34% 0, 70% 4%, 98% 1%, 100% 52%, 96% 98%, 58% 95%, 22% 100%, 0 96%, 4% 44%)',
    turn: -3,
  },
  {
    area: '1 / 4 / 3 / 8',
    view: '66 92 108 62',
    ground: cloth.teal,
    cut: 'polygon(0 12%, 24% 2%, 60% 8%, 100% 0, 97% 84%, 66% 100%, 30% 92%, 3% 98%)',
    turn: 2,
  },
  {
    area: '3 / 5 / 7 / 8',
    view: '10 10 220 274',
    ground: cloth.mustard,
    cut: 'polygon(6% 0, 52% 5%, 94% 0, 100% 36%, 95% 70%, 99% 100%, 44% 96%, 2% 99%, 0 58%, 5% 24%)',
    turn: 4,
  },
  {
    area: '5 / 1 / 7 / 4',
    view: '78 134 84 60',
    ground: cloth.plum,
    cut: 'polygon(4% 2%, 46% 8%, 100% 0, 94% 46%, 100% 96%, 60% 90%, 18% 100%, 0 88%)',
    turn: 3,
  },
  {
    area: '7 / 1 / 10 / 4',
    view: '44 20 152 164',
    ground: cloth.denim,
    cut: 'polygon(0 4%, 40% 0, 76% 5%, 100% 2%, 96% 60%, 100% 100%, 52% 96%, 4% 100%, 3% 50%)',
    turn: -4,
  },
]

/** The pieces on the mat. What is cut out is decoration; the three slips are only a wink. */
export const Scraps = ({ slug }: { readonly slug: Slug }) => {
  const t = useLanderTexts<typeof texts>('collagelanding')
  const { left, right } = hangs[slug]
  const people = [left[0], right[0], right[1], left[1], left[2]]
  return (
    <Mat aria-hidden="true">
      {scraps.map(({ area, view, ground, cut, turn }, index) => {
        const person = people[index]
        return (
          <Piece key={area} $area={area} $turn={turn}>
            <Cut $ground={ground} $cut={cut}>
              <svg viewBox={view} preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
                {person ? <Person {...person} /> : null}
              </svg>
            </Cut>
          </Piece>
        )
      })}
      <Empty>
        <svg viewBox="0 0 240 284" aria-hidden="true" focusable="false">
          <path d="M22 284c0-52 30-74 72-82-40-22-34-122 26-122s66 100 26 122c42 8 72 30 72 82" />
        </svg>
        <span>{t('scrap.you')}</span>
      </Empty>
      <Slip $area="2 / 3 / 3 / 7" $turn={-6}>
        {t('scrap.line')}
      </Slip>
      <Slip $area="6 / 4 / 7 / 8" $turn={3}>
        {t('scrap.glue')}
      </Slip>
    </Mat>
  )
}

const Mat = styled.div`
  position: relative;
  display: grid;
  grid-template: repeat(9, minmax(0, 1fr)) / repeat(7, minmax(0, 1fr));
  width: 100%;
  max-width: 620px;
  aspect-ratio: 0.9;
  margin-inline: auto;

  ${from('laptop')} {
    grid-area: scraps;
    max-width: none;
    align-self: center;
  }
`

const Piece = styled.div<{ $area: string; $turn: number }>`
  grid-area: ${({ $area }) => $area};
  filter: drop-shadow(0 5px 7px rgb(0 0 0 / 0.34));
  rotate: ${({ $turn }) => $turn}deg;
`

const Cut = styled.div<{ $ground: string; $cut: string }>`
  width: 100%;
  height: 100%;
  background:
    radial-gradient(rgb(42 29 33 / 0.22) 1.4px, transparent 1.6px) 0 0 / 9px 9px,
    ${({ $ground }) => $ground};
  clip-path: ${({ $cut }) => $cut};

  & > svg {
    display: block;
    width: 100%;
    height: 100%;
  }
`

/** The hole in the collage, with the outline of somebody. */
const Empty = styled.div`
  grid-area: 7 / 4 / 10 / 8;
  display: grid;
  align-items: end;
  justify-items: center;
  border: 3px dashed ${cloth.paper};
  border-radius: 10px;
  rotate: -1deg;

  & > * {
    grid-area: 1 / 1;
  }
  & > svg {
    width: auto;
    height: 88%;
    max-width: 100%;
    fill: none;
    stroke: ${cloth.paper};
    stroke-width: 5;
    stroke-dasharray: 9 8;
  }
  & > span {
    margin-block-end: 12%;
    padding: 2px 10px;
    background: ${cloth.paper};
    color: #2a1d21;
    font-family: ${token.font.display};
    font-size: clamp(13px, 2.6vw, 20px);
    font-weight: ${token.weight.display};
    text-align: center;
    rotate: -3deg;
  }
`

const Slip = styled.span<{ $area: string; $turn: number }>`
  grid-area: ${({ $area }) => $area};
  align-self: end;
  justify-self: center;
  z-index: 1;
  padding: 3px 12px;
  background: ${cloth.paper};
  box-shadow: 0 3px 6px rgb(0 0 0 / 0.3);
  color: #2a1d21;
  font-size: clamp(12px, 2vw, 16px);
  font-style: italic;
  rotate: ${({ $turn }) => $turn}deg;
`
