import { LinkTabs } from '@lonk/shared-ui/link-tabs.tsx'
import { useTranslation } from 'react-i18next'
import { addresses } from './addresses.ts'

const views = ['statement', 'credits', 'limits'] as const

/** From one view of the money to another. */
export const ViewTabs = ({ current }: { readonly current: (typeof views)[number] }) => {
  const { t } = useTranslation('mf-payments')
  return (
    <LinkTabs
      label={t('transactions.views')}
      tabs={views.map((view) => ({
        to: addresses[view],
        label: t(`transactions.view.${view}`),
        current: view === current,
      }))}
    />
  )
}
