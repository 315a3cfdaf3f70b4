import { token } from '@lonk/shared-ui/token.ts'
import { styled } from 'styled-components'
import couple from './pictures/couple.svg'

/** Pixels of the whole scene, of the file and of what is drawn behind it. */
export const sceneSize = { width: 640, height: 540 } as const

/** Two people at one café table who look at each other without turning their heads: what lonken is. */
export const GlanceScene = ({ files }: { readonly files: string }) => (
  <Scene>
    <svg viewBox="0 0 640 540" aria-hidden="true" focusable="false">
      <BehindThem />
    </svg>
    <img {...sceneSize} src={files + couple} alt="" fetchPriority="high" />
  </Scene>
)

/** In the colours of the scheme, which a file cannot know. */
export const BehindThem = () => (
  <>
    <Coral d="M38 300C20 190 96 78 214 62c92-12 178 44 196 140 20 108-46 214-160 236C150 456 54 398 38 300z" />
    <Teal d="M338 330c-18-102 48-206 150-222 92-14 142 70 138 168-4 104-70 196-166 190-64-4-110-62-122-136z" />
    <Glance d="M262 176c34-50 96-56 134-10" />
  </>
)

const Scene = styled.div`
  display: grid;

  & > * {
    grid-area: 1 / 1;
    width: 100%;
  }
`

const Coral = styled.path`
  fill: ${token.color.coral};
  opacity: 0.5;
`

const Teal = styled.path`
  fill: ${token.color.teal};
  opacity: 0.32;
`

const Glance = styled.path`
  fill: none;
  stroke: ${token.color.ink};
  stroke-width: 4;
  stroke-linecap: round;
  stroke-dasharray: 2 13;
`
