import type { PageProps } from '@lonk/shared-events/contract.ts'
import { ClosingCall } from './closing-call.tsx'
import { Hero } from './hero.tsx'
import { Prices } from './prices.tsx'
import { Questions } from './questions.tsx'
import { Steps } from './steps.tsx'
import { Trust } from './trust.tsx'

/**
 * The front door (`/`). Rendered when it is published and hydrated later: nothing here touches `window` while
 * it renders, and what depends on the visitor waits for `use-live.ts`.
 */
export const Page = ({ variant }: Pick<PageProps, 'variant'>) => (
  <>
    <Hero variant={variant} />
    <Steps />
    <Prices />
    <Trust />
    <Questions />
    <ClosingCall variant={variant} />
  </>
)
