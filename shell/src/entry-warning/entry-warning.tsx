import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { Button } from '@lonk/shared-ui/button.tsx'
import { formatMoney } from '@lonk/shared-ui/format.ts'
import { LazyModal } from '@lonk/shared-ui/lazy-modal.tsx'
import { TextLink } from '@lonk/shared-ui/link.tsx'
import { useTranslation } from 'react-i18next'
import { useEntryWarning } from './use-entry-warning.ts'

/** 'Belangrijke informatie': what a visitor should know before going in. Not a consent for anything. */
export const EntryWarning = () => {
  const { t } = useTranslation('shell')
  const settings = useShared('settings')
  const locale = useShared('locale')
  const { open, close } = useEntryWarning()

  if (!settings) return null
  const cost = settings.minimum_message_costs[settings.geoip_selected_country]
  const price = cost && formatMoney({ amount: cost.costs, currency: cost.currency }, locale)

  return (
    <LazyModal
      open={open}
      onClose={close}
      title={t('entryWarning.title')}
      description={t('entryWarning.adults', { age: settings.min_age })}
      actions={<Button onClick={close}>{t('entryWarning.close')}</Button>}
    >
      <p>{price ? t('entryWarning.price', { price }) : t('entryWarning.credits')}</p>
      <p>{settings.fictional_warning || t('entryWarning.noFictional')}</p>
      <p>
        <TextLink to={linkTo('pages-cookies')}>{t('entryWarning.cookies')}</TextLink>
      </p>
    </LazyModal>
  )
}
