import { slugOf } from '../../lander/slugs.ts'
import { nicheLight } from '../../lander/theme.ts'
import { SocialCard, type SocialProps } from '../../social/card.tsx'
import { CirclePicture } from './circles.tsx'

const shown = ['sun', 'moon', 'eye'] as const

/** Three frames of the film: the same circle as a sun, a moon and an eye. */
export const Social = ({ variant }: SocialProps) => {
  const slug = slugOf(variant)
  const { glow, deep } = nicheLight[slug]
  return (
    <SocialCard ground={deep}>
      {shown.map((name, index) => (
        <svg key={name} x={index * 400} y="0" width="400" height="630" aria-hidden="true">
          <CirclePicture name={name} slug={slug} glow={glow} />
        </svg>
      ))}
      <path d="M400 0v630M800 0v630" stroke={deep} strokeWidth="12" />
    </SocialCard>
  )
}
