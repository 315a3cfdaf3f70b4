import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { EmptyState } from '@lonk/shared-ui/empty-state.tsx'
import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { Keyhole } from '@lonk/shared-ui/illustrations/keyhole.tsx'
import { PageHeading, Stack } from '@lonk/shared-ui/page.tsx'
import { Skeleton } from '@lonk/shared-ui/skeleton.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { useTranslation } from 'react-i18next'
import { ComplaintCard } from './complaint-card.tsx'
import { useComplaintOf } from './complaints.resource.ts'

/**
 * The link of a mail: one decision, also for whoever has no account or is kept out of it. The heading is the same
 * element while it is on its way and when it is there: the shell has put the focus on it.
 */
export const ComplaintOfMail = ({ token }: { readonly token: string }) => {
  const { t } = useTranslation('mf-members')
  const ui = useUiText()
  const errorText = useErrorText()
  const { data, error, isFetching, refetch } = useComplaintOf(token)
  if (!data && isApiError(error) && isDead(error.status)) return <DeadLink />
  if (!data && error)
    return (
      <ErrorState heading="h1" message={errorText(error)} busy={isFetching} onRetry={() => void refetch()} />
    )
  return (
    <Stack gap="l">
      <PageHeading lead={t('complaints.mail.lead')}>{t('complaints.mail.title')}</PageHeading>
      {data ? (
        data.complaints.map((complaint) => (
          <ComplaintCard key={complaint.id} complaint={complaint} heading="h2" token={token} />
        ))
      ) : (
        <>
          <span className="visually-hidden">{ui.t('loading')}</span>
          <Skeleton shape="block" height="320px" />
        </>
      )}
      <div>
        <LinkButton variant="secondary" to={linkTo('complaints')}>
          {t('complaints.mail.all')}
        </LinkButton>
      </div>
    </Stack>
  )
}

const DeadLink = () => {
  const { t } = useTranslation('mf-members')
  return (
    <EmptyState
      heading="h1"
      drawing={<Keyhole />}
      title={t('complaints.mail.gone.title')}
      action={<LinkButton to={linkTo('complaints')}>{t('complaints.mail.gone.action')}</LinkButton>}
    >
      {t('complaints.mail.gone.text')}
    </EmptyState>
  )
}

/** A link that was cut off on its way is as dead as an old one. */
const isDead = (status: number): boolean => status === 410 || status === 404 || status === 422
