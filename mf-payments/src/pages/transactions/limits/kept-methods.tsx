import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import { Card } from '@lonk/shared-ui/card.tsx'
import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { formatDay } from '@lonk/shared-ui/format.ts'
import { Stack } from '@lonk/shared-ui/page.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useFocusOnChange } from '@lonk/shared-ui/use-focus-on-change.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { RowsSkeleton } from '../rows-skeleton.tsx'
import { useForgetMethod, useSavedMethods } from './limits.resource.ts'

/** What was kept at an order because the member asked for it, and the way to have it forgotten. */
export const KeptMethods = () => {
  const { t } = useTranslation('mf-payments')
  const { locale } = useUiText()
  const errorText = useErrorText()
  const id = useId()
  const { data, error, isFetching, refetch } = useSavedMethods()
  const forget = useForgetMethod()
  const place = useFocusOnChange<HTMLDivElement>(forget.data?.methods.length)
  return (
    <div ref={place}>
      <Card as="section" aria-labelledby={id}>
        <Stack gap="m">
          <h2 id={id}>{t('kept.title')}</h2>
          {forget.error && (
            <Alert tone="danger" live>
              {errorText(forget.error)}
            </Alert>
          )}
          {data ? (
            <>
              <p>{t(data.methods.length > 0 ? 'kept.text' : 'kept.none')}</p>
              <List>
                {data.methods.map(({ id: method, label, created_at }) => (
                  <Row key={method}>
                    <span>
                      <strong>{label}</strong>
                      <Soft>{t('kept.since', { date: formatDay(created_at, locale) })}</Soft>
                    </span>
                    <Button
                      variant="secondary"
                      size="small"
                      busy={forget.isPending && forget.variables === method}
                      aria-label={t('kept.forgetWhich', { label })}
                      onClick={() => forget.mutate(method)}
                    >
                      {t('kept.forget')}
                    </Button>
                  </Row>
                ))}
              </List>
            </>
          ) : error ? (
            <ErrorState
              heading="h3"
              message={errorText(error)}
              busy={isFetching}
              onRetry={() => void refetch()}
            />
          ) : (
            <RowsSkeleton rows={1} />
          )}
        </Stack>
      </Card>
    </div>
  )
}

const { color, space } = token

const List = styled.ul`
  display: grid;
`

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs} ${space.m};
  min-height: 60px;
`

const Soft = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-size: ${token.fontSize.s};
`
