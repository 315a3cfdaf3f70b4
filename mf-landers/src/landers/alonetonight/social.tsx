import { hangs } from '../../drawings/cast.ts'
import { slugOf } from '../../lander/slugs.ts'
import { nicheLight } from '../../lander/theme.ts'
import { SocialCard, type SocialProps } from '../../social/card.tsx'
import { NightStreet } from './night-street.tsx'

/** The canal at night. */
export const Social = ({ variant }: SocialProps) => {
  const slug = slugOf(variant)
  const { glow, deep } = nicheLight[slug]
  const { left, right } = hangs[slug]
  return (
    <SocialCard ground={deep}>
      <svg x="0" y="70" width="1200" height="560" aria-hidden="true">
        <NightStreet glow={glow} deep={deep} left={left[0]} right={right[0]} />
      </svg>
    </SocialCard>
  )
}
