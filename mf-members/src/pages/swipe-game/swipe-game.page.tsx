import { useShared } from '@lonk/shared-events/react.ts'
import { ServerState } from '../../server-state.ts'
import { Game } from './game.tsx'
import { HowItWorks } from './how-it-works.tsx'

/** One face at a time (`/swipe-game`): the game for members, what it is for visitors. */
export const Page = () => {
  const isMember = useShared('user') !== null
  if (!isMember) return <HowItWorks />
  return (
    <ServerState>
      <Game />
    </ServerState>
  )
}
