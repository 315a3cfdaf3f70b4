import { token } from '@lonk/shared-ui/token.ts'
import { SocialCard } from '../../social/card.tsx'
import { BehindThem, sceneSize } from './glance-scene.tsx'
import couple from './pictures/couple.svg?inline'

/** Two at one table, as on the front door. */
export const Social = () => (
  <SocialCard ground={token.color.paper}>
    <svg x="280" y="10" {...sceneSize} aria-hidden="true">
      <BehindThem />
      <image {...sceneSize} href={couple} />
    </svg>
  </SocialCard>
)
