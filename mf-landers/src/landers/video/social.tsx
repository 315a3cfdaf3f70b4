import { slugOf } from '../../lander/slugs.ts'
import { nicheLight } from '../../lander/theme.ts'
import { SocialCard, type SocialProps } from '../../social/card.tsx'
import { ShotPicture } from './shots.tsx'

/** The first glance of the film, and the one that comes back. */
export const Social = ({ variant }: SocialProps) => {
  const slug = slugOf(variant)
  const { glow, deep } = nicheLight[slug]
  return (
    <SocialCard ground={deep}>
      {(['look', 'back'] as const).map((name, index) => (
        <svg key={name} x={16 + index * 592} y="16" width="576" height="598" aria-hidden="true">
          <ShotPicture name={name} slug={slug} glow={glow} />
        </svg>
      ))}
    </SocialCard>
  )
}
