import { hover, token } from '@lonk/shared-ui/token.ts'
import { Check } from 'lucide-react'
import { styled } from 'styled-components'
import { useLanderTexts } from '../../lander/use-lander.ts'
import type texts from './locales/nl.json'
import { Thing, type ThingName } from './things.tsx'

/** All light enough for words in ink. */
const grounds = ['#F4717F', '#8FD0C8', '#E9B44C', '#FFE3D3', '#A9C1E8', '#BFD3A6', '#D9B8DE'] as const

/** Things to tick. Their eyes glance aside until somebody chooses them; then they look straight back. */
export const Tiles = ({ names }: { readonly names: readonly ThingName[] }) => {
  const t = useLanderTexts<typeof texts>('iconslanding')
  return (
    <Grid>
      {names.map((name, index) => (
        <li key={name}>
          <Tile $ground={grounds[index % grounds.length] ?? grounds[0]} $side={index % 2 ? -1 : 1}>
            <input type="checkbox" />
            <Thing name={name} />
            <span>{t(`thing.${name}`)}</span>
            <Check aria-hidden="true" className="tick" />
          </Tile>
        </li>
      ))}
    </Grid>
  )
}

const { space } = token
const ink = '#2A1D21'

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));

  @media (min-width: 560px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

const Tile = styled.label<{ $ground: string; $side: number }>`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space.xs};
  height: 100%;
  padding: ${space.m} ${space.xs} ${space.s};
  background: ${({ $ground }) => $ground};
  color: ${ink};
  font-size: ${token.fontSize.s};
  font-weight: ${token.weight.medium};
  line-height: ${token.lineHeight.snug};
  text-align: center;
  overflow-wrap: anywhere;
  hyphens: auto;

  & > input {
    position: absolute;
    z-index: 1;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  & > svg:not(.tick) {
    width: min(78%, 108px);
    height: auto;
    transition: scale ${token.duration.quick} ${token.easing.out};
  }
  & .pupils {
    transform: translateX(${({ $side }) => $side * 4}px);
    transition: transform ${token.duration.quick} ${token.easing.out};
  }
  & > .tick {
    position: absolute;
    inset: ${space.xs} ${space.xs} auto auto;
    width: 26px;
    height: 26px;
    padding: 4px;
    border-radius: 50%;
    background: ${ink};
    color: #fff;
    opacity: 0;
  }
  & > input:checked ~ .tick {
    opacity: 1;
  }
  & > input:checked ~ svg .pupils {
    transform: none;
  }
  &:has(input:checked) {
    box-shadow: inset 0 0 0 5px ${ink};
    font-weight: ${token.weight.display};
  }
  ${hover} {
    &:hover > svg:not(.tick) {
      scale: 1.06;
    }
  }
  & > input:focus-visible ~ span {
    outline: 3px solid ${ink};
    outline-offset: 3px;
  }
  @media (prefers-reduced-motion: reduce) {
    & > svg,
    & .pupils {
      transition: none !important;
    }
  }
`
