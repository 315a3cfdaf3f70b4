import type { PageProps } from '@lonk/shared-events/contract.ts'
import { furtherDown } from '@lonk/shared-ui/further-down.tsx'
import { later } from '@lonk/shared-ui/remote/later.tsx'
import { useSeen } from '../../lander/use-lander.ts'
import { useHydrated } from '../../use-live.ts'
import { ClosingCall } from './closing-call.tsx'
import { Hero } from './hero.tsx'
import { Prices } from './prices.tsx'
import { Questions } from './questions.tsx'
import { Steps } from './steps.tsx'
import { Trust } from './trust.tsx'

const BelowHero = furtherDown(({ variant, files }: Pick<PageProps, 'variant' | 'files'>) => {
  const live = useHydrated()
  return (
    <>
      <Steps files={files} />
      {live ? <Faces /> : null}
      <Prices />
      <Trust />
      <Questions />
      <ClosingCall variant={variant} files={files} />
    </>
  )
})

const Faces = later(async () => (await import('./faces.tsx')).Faces)

/**
 * The front door (`/`). Rendered when it is published and hydrated later: nothing here touches `window` while
 * it renders, and what depends on the visitor waits for `use-live.ts`.
 */
export const Page = ({ variant, files }: Pick<PageProps, 'variant' | 'files'>) => {
  useSeen({ lander: 'index' })
  return (
    <>
      <Hero variant={variant} files={files} />
      <BelowHero variant={variant} files={files} />
    </>
  )
}
