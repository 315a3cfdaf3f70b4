import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import type { PageProps } from '@lonk/shared-events/contract.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { EmptyState } from '@lonk/shared-ui/empty-state.tsx'
import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { EmptySearch } from '@lonk/shared-ui/illustrations/empty-search.tsx'
import { PageContainer } from '@lonk/shared-ui/page.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useTranslation } from 'react-i18next'
import { LoginPanel } from '../../people/login-panel.tsx'
import { useProfile } from '../../profile/profile.resource.ts'
import { ServerState } from '../../server-state.ts'
import { ProfileView } from './profile-view.tsx'

/** One member (`/members/:id` and `/likes/m/:id`). */
export const Page = ({ params, firstData }: PageProps) => {
  const id = /^[1-9]\d*$/.test(params.id ?? '') ? Number(params.id) : null
  return (
    <ServerState>
      <PageContainer>
        {id === null ? <NobodyHere /> : <Member key={id} id={id} firstData={firstData} />}
      </PageContainer>
    </ServerState>
  )
}

const Member = ({ id, firstData }: { readonly id: number; readonly firstData: unknown }) => {
  const { data, error, isFetching, refetch } = useProfile(id, firstData)
  const errorText = useErrorText()
  if (data || !error) return <ProfileView profile={data?.profile} similar={data?.similar ?? []} />
  if (isApiError(error) && error.code === 'search_login_required') return <LoginPanel />
  if (isApiError(error) && error.status === 404) return <NobodyHere />
  return (
    <ErrorState heading="h1" message={errorText(error)} busy={isFetching} onRetry={() => void refetch()} />
  )
}

const NobodyHere = () => {
  const { t } = useTranslation('mf-members')
  return (
    <EmptyState
      heading="h1"
      drawing={<EmptySearch />}
      title={t('profile.gone.title')}
      action={<LinkButton to={linkTo('members')}>{t('profile.gone.action')}</LinkButton>}
    >
      {t('profile.gone.text')}
    </EmptyState>
  )
}
