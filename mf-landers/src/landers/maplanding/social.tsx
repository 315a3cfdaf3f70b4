import { hangs } from '../../drawings/cast.ts'
import { slugOf } from '../../lander/slugs.ts'
import { nicheLight } from '../../lander/theme.ts'
import { Bust, SocialCard, type SocialProps } from '../../social/card.tsx'
import { CountryMap } from './country-map.tsx'

/** Nobody is counted when a release is made. */
const nobody: ReadonlyMap<string, number> = new Map()

/** The country on the table, between two who look at each other across it. */
export const Social = ({ variant }: SocialProps) => {
  const slug = slugOf(variant)
  const { glow, deep } = nicheLight[slug]
  const { left, right } = hangs[slug]
  return (
    <SocialCard ground={deep}>
      <Bust who={left[0]} x={20} y={210} width={355} />
      <svg x="380" y="10" width="440" height="504" aria-hidden="true">
        <CountryMap members={nobody} glow={glow} />
      </svg>
      <Bust who={right[0]} x={825} y={210} width={355} />
    </SocialCard>
  )
}
