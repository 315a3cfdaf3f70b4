import type { NotificationSettings } from '@lonk/shared-api/calls/notifications/notifications.schema.ts'
import { RadioGroup } from '@lonk/shared-ui/radio-group.tsx'
import { useTranslation } from 'react-i18next'
import { SwitchRow } from '../../../switches/switch-row.tsx'
import { Group } from '../parts/group.tsx'
import { useChangeNotifications } from './notifications.resource.ts'

const kinds = ['message', 'like', 'match', 'visit', 'tips', 'offers'] as const
const frequencies = [
  'now',
  'daily',
  'weekly',
  'never',
] as const satisfies readonly NotificationSettings['frequency'][]

/** What comes by mail, and how often. */
export const EmailChoices = ({ settings }: { readonly settings: NotificationSettings }) => {
  const { t } = useTranslation('mf-members')
  const change = useChangeNotifications()
  const { email, frequency } = settings
  return (
    <Group title={t('settings.email.title')} text={t('settings.email.text')}>
      <RadioGroup
        name="frequency"
        label={t('settings.email.frequency')}
        options={frequencies.map((value) => ({ value, label: t(`settings.email.${value}`) }))}
        value={frequency}
        onChange={(value) => change({ frequency: value })}
      />
      {kinds.map((kind) => (
        <SwitchRow
          key={kind}
          label={t(`settings.kind.${kind}`)}
          hint={kind === 'visit' && frequency === 'now' ? t('settings.email.visitHint') : undefined}
          on={email[kind]}
          disabled={frequency === 'never'}
          onChange={(on) => change({ email: { [kind]: on } })}
        />
      ))}
    </Group>
  )
}
