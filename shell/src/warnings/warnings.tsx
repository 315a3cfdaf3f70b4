import { useShared } from '@lonk/shared-events/react.ts'
import { PageContainer, Stack } from '@lonk/shared-ui/page.tsx'
import { useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { SlotHost } from '../composition/slot.tsx'
import { layoutStore } from '../layouts/layout-store.ts'
import { ActivationReminder } from './activation-reminder.tsx'
import { MailDisabledAlert } from './mail-disabled-alert.tsx'
import { TermsAlert } from './terms-alert.tsx'

/** The area under the top navigation: the welcome bonus and what a member should know or do. */
export const Warnings = () => {
  const user = useShared('user')
  const timeBonusEnds = useShared('timeBonusEnds')
  const layout = useSyncExternalStore(layoutStore.subscribe, layoutStore.get)
  if (layout !== 'default' || !user) return null
  return (
    <>
      {timeBonusEnds && !user.paid_user && (
        <SlotHost name="bonus-banner" request={{ endsAt: timeBonusEnds }} close={() => undefined} />
      )}
      <PageContainer>
        <Alerts gap="xs">
          <ActivationReminder user={user} />
          <MailDisabledAlert user={user} />
          <TermsAlert user={user} />
          <SlotHost name="photo-alert" request={{}} close={() => undefined} />
        </Alerts>
      </PageContainer>
    </>
  )
}

const Alerts = styled(Stack)`
  &:empty {
    display: none;
  }
`
