import type { NotificationSettings } from '@lonk/shared-api/calls/notifications/notifications.schema.ts'
import { useTranslation } from 'react-i18next'
import { SwitchRow } from '../../../switches/switch-row.tsx'
import { Group } from '../parts/group.tsx'
import { useChangeNotifications } from './notifications.resource.ts'
import { QuietHours } from './quiet-hours.tsx'

const kinds = ['message', 'like', 'match', 'offers'] as const

/** What is shown as a notification, in every browser that has them on. */
export const PushChoices = ({ settings: { push } }: { readonly settings: NotificationSettings }) => {
  const { t } = useTranslation('mf-members')
  const change = useChangeNotifications()
  return (
    <Group title={t('settings.push.title')} text={t('settings.push.text')}>
      {kinds.map((kind) => (
        <SwitchRow
          key={kind}
          label={t(`settings.kind.${kind}`)}
          on={push[kind]}
          onChange={(on) => change({ push: { [kind]: on } })}
        />
      ))}
      <QuietHours from={push.quiet_from} to={push.quiet_to} onChange={(hours) => change({ push: hours })} />
    </Group>
  )
}
