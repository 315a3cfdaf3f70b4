import { token } from '@lonk/shared-ui/token.ts'
import { GlanceScene } from '../../drawings/glance-scene.tsx'
import { SocialCard } from '../../social/card.tsx'

/** Two at one table, as on the front door. */
export const Social = () => (
  <SocialCard ground={token.color.paper}>
    <svg x="280" y="10" width="640" height="540" aria-hidden="true">
      <GlanceScene />
    </svg>
  </SocialCard>
)
