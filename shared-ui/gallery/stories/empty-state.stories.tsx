import { Button } from '../../src/button.tsx'
import { EmptyState } from '../../src/empty-state.tsx'
import { ErrorState } from '../../src/error-state.tsx'
import { EmptyChats } from '../../src/illustrations/empty-chats.tsx'

export default { title: 'Empty state' }

export const Empty = () => (
  <EmptyState
    drawing={<EmptyChats />}
    title="Nog geen gesprekken"
    action={<Button>Leden bekijken</Button>}
    heading="h3"
  >
    Stuur iemand een bericht. Je eerste woord kost 1 credit.
  </EmptyState>
)

export const Failed = () => <ErrorState onRetry={() => undefined} heading="h3" />
