import { Button } from '@lonk/shared-ui/button.tsx'
import { later } from '@lonk/shared-ui/remote/later.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Group } from '../../parts/group.tsx'

const LeaveDialog = later(async () => (await import('./leave-dialog.tsx')).LeaveDialog)

/** The way out, in plain sight and as easy as the way in. */
export const LeaveGroup = () => {
  const { t } = useTranslation('mf-members')
  const [open, setOpen] = useState(false)
  return (
    <Group title={t('settings.leave.title')} text={t('settings.leave.text')}>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('settings.leave.title')}
      </Button>
      {open ? <LeaveDialog onClose={() => setOpen(false)} /> : null}
    </Group>
  )
}
