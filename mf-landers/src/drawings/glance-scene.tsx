import { token } from '@lonk/shared-ui/token.ts'
import { styled } from 'styled-components'
import { cloth, line } from './palette.ts'
import { Person } from './person.tsx'

/** Two people at one café table who look at each other without turning their heads: what lonken is. */
export const GlanceScene = () => (
  <Scene viewBox="0 0 640 540" aria-hidden="true" focusable="false">
    <path
      className="ground-coral"
      d="M38 300C20 190 96 78 214 62c92-12 178 44 196 140 20 108-46 214-160 236C150 456 54 398 38 300z"
    />
    <path
      className="ground-teal"
      d="M338 330c-18-102 48-206 150-222 92-14 142 70 138 168-4 104-70 196-166 190-64-4-110-62-122-136z"
    />
    <path className="glance" d="M262 176c34-50 96-56 134-10" />
    <path
      d="M330 92c-9-17-35-12-33 9 2 17 22 27 36 40 10-16 27-30 25-47-3-20-27-19-28-2z"
      fill={cloth.coral}
    />
    <g transform="translate(36 82) scale(1.28)">
      <Person
        skin="chestnut"
        hair="curls"
        hairColour="ink"
        top="mustard"
        neck="open"
        look="right"
        mouth="smile"
        earrings={true}
      />
    </g>
    <g transform="translate(312 92) scale(1.26)">
      <Person
        skin="ivory"
        hair="quiff"
        hairColour="copper"
        top="denim"
        neck="collar"
        look="left"
        mouth="smirk"
        beard={true}
        broad={true}
      />
    </g>
    <path className="table" d="M24 452c0-16 132-28 296-28s296 12 296 28-132 30-296 30-296-14-296-30z" />
    <path d="M24 452c0 16 132 30 296 30s296-14 296-30v88H24z" className="table-side" />
    <Cup x={232} />
    <Cup x={352} flipped={true} />
  </Scene>
)

const Cup = ({ x, flipped = false }: { readonly x: number; readonly flipped?: boolean }) => (
  <g transform={flipped ? `translate(${x + 60} 382) scale(-1 1)` : `translate(${x} 382)`}>
    <path d="M-12 66c0-8 18-13 42-13s42 5 42 13-18 13-42 13-42-5-42-13z" fill={cloth.paper} />
    <path d="M54 24c22-4 24 24-6 26" fill="none" />
    <path d="M4 14h52l-6 42c-4 10-36 10-40 0z" fill={flipped ? cloth.teal : cloth.coral} />
    <path d="M20-2c-5-8 5-12 0-20M36-2c-5-8 5-12 0-20" fill="none" opacity="0.35" />
  </g>
)

const Scene = styled.svg`
  width: 100%;
  height: auto;

  /* Parts inherit the line of the scene. */
  stroke: ${line};
  stroke-width: 5;
  stroke-linejoin: round;
  stroke-linecap: round;

  & .ground-coral {
    stroke: none;
    fill: ${token.color.coral};
    opacity: 0.5;
  }
  & .ground-teal {
    stroke: none;
    fill: ${token.color.teal};
    opacity: 0.32;
  }
  & .glance {
    fill: none;
    stroke: ${token.color.ink};
    stroke-width: 4;
    stroke-dasharray: 2 13;
  }
  & .table {
    fill: #f0d9c4;
  }
  & .table-side {
    stroke: none;
    fill: ${token.color.paper};
  }
`
