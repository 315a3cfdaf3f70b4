import { Button } from '../src/button.tsx'
import { EmptyState } from '../src/empty-state.tsx'
import { ErrorState } from '../src/error-state.tsx'
import { EmptyChats } from '../src/illustrations/empty-chats.tsx'
import { useSay } from './texts.ts'

export default { title: 'Empty state' }

export const Empty = () => {
  const say = useSay()
  return (
    <EmptyState
      drawing={<EmptyChats />}
      title={say('Nog geen gesprekken', 'No conversations yet')}
      action={<Button>{say('Leden bekijken', 'Look at members')}</Button>}
      heading="h3"
    >
      {say(
        'Stuur iemand een bericht. Je eerste woord kost 1 credit.',
        'Write to somebody. Your first word costs 1 credit.',
      )}
    </EmptyState>
  )
}

export const Failed = () => <ErrorState onRetry={() => undefined} heading="h3" />
