const page = (
  name: string,
  word: string,
  component: string,
): string => `import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { PageContainer, PageHeading } from '@lonk/shared-ui/page.tsx'
import { PageSkeleton } from '@lonk/shared-ui/page-skeleton.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useTranslation } from 'react-i18next'
import { ServerState } from '../../server-state.ts'
import { useInterests } from './${word}.resource.ts'

/** What members like to do (\`/${word}\`). */
export const Page = () => (
  <ServerState>
    <${component} />
  </ServerState>
)

const ${component} = () => {
  const { t } = useTranslation('${name}')
  const errorText = useErrorText()
  const { data, error, isFetching, refetch } = useInterests()
  if (error && !data) {
    const again = () => void refetch()
    return <ErrorState heading="h1" message={errorText(error)} busy={isFetching} onRetry={again} />
  }
  if (!data) return <PageSkeleton kind="list" />
  return (
    <PageContainer width="text">
      <PageHeading>{t('page.title')}</PageHeading>
      <ul>
        {data.interests.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </PageContainer>
  )
}
`

const resource = `import { getInterests } from '@lonk/shared-api/calls/content/interests.ts'
import { api } from '@lonk/shared-api/client.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { useQuery } from '@tanstack/react-query'

/** Named in the reader's language. */
export const useInterests = () =>
  useQuery({
    queryKey: ['interests', useShared('locale')],
    queryFn: ({ signal }) => api.call(getInterests, {}, { signal }),
  })
`

const examples = `import type { InterestsAnswer } from '@lonk/shared-api/calls/content/interests.schema.ts'

type Interest = InterestsAnswer['interests'][number]

/** An interest as the server names it to a Dutch reader. */
export const exampleInterest = (more: Partial<Interest> = {}): Interest => ({
  id: 1,
  slug: 'cooking',
  name: 'Koken',
  adult: false,
  icon: 'chef-hat',
  ...more,
})
`

const test = (word: string): string => `import { expect, test } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import { fakeApi, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { exampleInterest } from '../../testing/interests.ts'
import { remote } from '../../testing/remote.ts'
import { Page } from './${word}.page.tsx'

const answer = { body: { interests: [exampleInterest(), exampleInterest({ id: 2, name: 'Dansen' })] } }

test('each interest is there by its name', async () => {
  fakeApi(api, { 'GET /api/interests.php': () => answer })
  await remote.open(<Page />)
  const rows = await screen.findAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Koken', 'Dansen'])
})

test('what went wrong is said, and can be tried again', async () => {
  let failed = false
  fakeApi(api, {
    'GET /api/interests.php': () => {
      if (failed) return answer
      failed = true
      return refusal(403, 'forbidden', { message: 'Dit mag niet.' })
    },
  })
  await remote.open(<Page />)
  expect(await screen.findByRole('alert')).toHaveTextContent('Dit mag niet.')
  await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
  expect(await screen.findByText('Koken')).toBeInTheDocument()
})
`

/** `speed-dates` as a component is called. */
const componentOf = (word: string): string =>
  word
    .split('-')
    .map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}`)
    .join('')

/** The first page with its query and test, by their paths inside the remote. */
export const pageFiles = (name: string, word: string): Readonly<Record<string, string>> => ({
  [`src/pages/${word}/${word}.page.tsx`]: page(name, word, componentOf(word)),
  [`src/pages/${word}/${word}.page.test.tsx`]: test(word),
  [`src/pages/${word}/${word}.resource.ts`]: resource,
  'src/testing/interests.ts': examples,
})
