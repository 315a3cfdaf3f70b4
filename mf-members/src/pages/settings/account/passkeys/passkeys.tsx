import { bus } from '@lonk/shared-events/bus.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { Stack } from '@lonk/shared-ui/page.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { RowsSkeleton } from '../../parts/rows-skeleton.tsx'
import { NewPasskey } from './new-passkey.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import { usePasskeys, useRemovePasskey } from './passkeys.resource.ts'

/** The passkeys that log this member in, and the way to one more. */
export const Passkeys = () => {
  const { t } = useTranslation('mf-members')
  const errorText = useErrorText()
  const { data, error, isFetching, refetch } = usePasskeys()
  const removing = useRemovePasskey()
  if (!data)
    return error ? (
      <ErrorState heading="h3" message={errorText(error)} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <RowsSkeleton rows={2} />
    )
  const remove = (id: number) =>
    removing.mutate(id, {
      onSuccess: () =>
        bus.publish('toast-requested', { text: t('settings.passkeys.removed'), tone: 'success' }),
    })
  return (
    <Stack gap="m">
      {removing.error ? (
        <Alert tone="danger" live={true}>
          {errorText(removing.error)}
        </Alert>
      ) : null}
      {data.passkeys.length > 0 ? (
        <List aria-label={t('settings.passkeys.title')}>
          {data.passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              busy={removing.isPending && removing.variables === passkey.id}
              onRemove={() => remove(passkey.id)}
            />
          ))}
        </List>
      ) : null}
      <NewPasskey />
    </Stack>
  )
}

const List = styled.ul`
  padding: 0;
  list-style: none;
`
