import { useShared } from '@lonk/shared-events/react.ts'
import { token } from '@lonk/shared-ui/token.ts'
import { useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { SlotHost } from '../composition/slot.tsx'
import { layoutStore } from '../layouts/layout-store.ts'
import { ActivationReminder } from './activation-reminder.tsx'
import { MailDisabledAlert } from './mail-disabled-alert.tsx'
import { PhotoAlert } from './photo-alert.tsx'
import { PushAlert } from './push-alert.tsx'
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
      <Alerts>
        <ActivationReminder user={user} />
        <MailDisabledAlert user={user} />
        <TermsAlert user={user} />
        <PhotoAlert user={user} />
        <PushAlert user={user} />
      </Alerts>
    </>
  )
}

const Alerts = styled.div`
  display: grid;
  gap: ${token.space.xs};
  max-width: 1200px;
  margin: ${token.space.s} auto 0;
  padding-inline: ${token.space.m};

  &:empty {
    display: none;
  }
`
