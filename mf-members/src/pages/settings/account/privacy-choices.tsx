import { bus } from '@lonk/shared-events/bus.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { Button } from '@lonk/shared-ui/button.tsx'
import { useTranslation } from 'react-i18next'
import { SwitchRow } from '../../../switches/switch-row.tsx'
import { useUserSwitch } from '../../../switches/use-user-switch.ts'
import { Group } from '../parts/group.tsx'

/** What others see of the member's comings and goings. Being invisible is for premium members, and says so first. */
export const PrivacyChoices = () => {
  const { t } = useTranslation('mf-members')
  const premium = useShared('user')?.paid_user ?? false
  const receipts = useUserSwitch('read_receipts')
  const invisible = useUserSwitch('invisible')
  return (
    <Group title={t('settings.privacy.title')}>
      <SwitchRow
        label={t('settings.privacy.receipts')}
        hint={t('settings.privacy.receiptsHint')}
        on={receipts.on}
        onChange={receipts.set}
      />
      <SwitchRow
        label={t('settings.privacy.invisible')}
        hint={t(premium ? 'settings.privacy.invisibleHint' : 'settings.privacy.invisiblePremium')}
        on={invisible.on}
        // Whoever is invisible may always show themselves again.
        disabled={!premium && !invisible.on}
        onChange={invisible.set}
      />
      {premium ? null : (
        <Button
          variant="quiet"
          size="small"
          onClick={() => bus.publish('credits-requested', { reason: 'premium' })}
        >
          {t('settings.privacy.premium')}
        </Button>
      )}
    </Group>
  )
}
