import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { Group } from '../parts/group.tsx'
import { RowsSkeleton } from '../parts/rows-skeleton.tsx'
import { SessionRow } from './session-row.tsx'
import { useEndSessions, useSessions } from './sessions.resource.ts'

/** Where the account is logged in. What is not the member's own they end here, and change the password. */
export const Sessions = () => {
  const { t } = useTranslation('mf-members')
  return (
    <Group title={t('settings.sessions.title')} text={t('settings.sessions.text')}>
      <SessionList />
    </Group>
  )
}

const SessionList = () => {
  const { t } = useTranslation('mf-members')
  const errorText = useErrorText()
  const { data, error, isFetching, refetch } = useSessions()
  const ending = useEndSessions()
  if (!data)
    return error ? (
      <ErrorState heading="h3" message={errorText(error)} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <RowsSkeleton rows={2} />
    )
  const all = ending.isPending && ending.variables === null
  return (
    <>
      {ending.error ? (
        <Alert tone="danger" live={true}>
          {errorText(ending.error)}
        </Alert>
      ) : null}
      <List>
        {data.sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={ending.isPending && ending.variables === session.id}
            onEnd={() => ending.mutate(session.id)}
          />
        ))}
      </List>
      {data.sessions.some(({ current }) => !current) ? (
        <Button variant="secondary" busy={all} onClick={() => ending.mutate(null)}>
          {t('settings.sessions.endAll')}
        </Button>
      ) : null}
    </>
  )
}

const List = styled.ul`
  padding: 0;
  list-style: none;
`
