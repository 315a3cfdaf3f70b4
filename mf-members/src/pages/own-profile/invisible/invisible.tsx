import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { useTranslation } from 'react-i18next'
import { SwitchRow } from '../../../switches/switch-row.tsx'
import { useUserSwitch } from '../../../switches/use-user-switch.ts'
import { FormPart } from '../form-part.tsx'
import { Note } from '../note.ts'

/** Being invisible: what it does and what it does not, before the switch; for premium members. */
export const Invisible = () => {
  const { t } = useTranslation('mf-members')
  const premium = useShared('user')?.paid_user ?? false
  const { on, set } = useUserSwitch('invisible')
  return (
    <FormPart title={t('own.invisible.title')} id="invisible">
      <SwitchRow
        label={t('settings.privacy.invisible')}
        hint={t(premium ? 'settings.privacy.invisibleHint' : 'settings.privacy.invisiblePremium')}
        on={on}
        // Whoever is invisible may always show themselves again.
        disabled={!premium && !on}
        onChange={set}
      />
      <Note>{t('own.invisible.text')}</Note>
      {premium ? null : (
        <div>
          <LinkButton variant="secondary" size="small" to={linkTo('premium')}>
            {t('settings.privacy.premium')}
          </LinkButton>
        </div>
      )}
    </FormPart>
  )
}
