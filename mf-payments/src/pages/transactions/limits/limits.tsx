import { PageContainer, PageHeading, Stack } from '@lonk/shared-ui/page.tsx'
import { useTranslation } from 'react-i18next'
import { ViewTabs } from '../view-tabs.tsx'
import { KeptMethods } from './kept-methods.tsx'
import { SpendLimit } from './spend-limit.tsx'

/** What a member holds in check: how much a month, and what can be charged. */
export const Limits = () => {
  const { t } = useTranslation('mf-payments')
  return (
    <PageContainer width="text">
      <PageHeading>{t('limit.page')}</PageHeading>
      <Stack gap="l">
        <ViewTabs current="limits" />
        <SpendLimit />
        <KeptMethods />
      </Stack>
    </PageContainer>
  )
}
