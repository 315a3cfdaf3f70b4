import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { PageSkeleton } from '@lonk/shared-ui/page-skeleton.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { ServerState } from '../../server-state.ts'
import { Finder } from './finder.tsx'
import { useMatchQuestions } from './match-finder.resource.ts'

/** Ten questions and who fits the answers (`/match-finder`), for visitors too: they see that there is somebody. */
export const Page = () => (
  <ServerState>
    <MatchFinder />
  </ServerState>
)

const MatchFinder = () => {
  const errorText = useErrorText()
  const { data, error, isFetching, refetch } = useMatchQuestions()
  if (error && !data)
    return (
      <ErrorState heading="h1" message={errorText(error)} busy={isFetching} onRetry={() => void refetch()} />
    )
  return data ? <Finder questions={data.questions} /> : <PageSkeleton kind="form" />
}
