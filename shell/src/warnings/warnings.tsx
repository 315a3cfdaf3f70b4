import { useShared } from '@lonk/shared-events/react.ts'
import { below, from, token } from '@lonk/shared-ui/token.ts'
import { frameWidth } from '@lonk/shared-ui/tokens.ts'
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { styled } from 'styled-components'
import { SlotHost } from '../composition/slot.tsx'
import { layoutStore } from '../layouts/layout-store.ts'
import { ActivationReminder } from './activation-reminder.tsx'
import { MailDisabledAlert } from './mail-disabled-alert.tsx'
import { PhotoAlert } from './photo-alert.tsx'
import { PushAlert } from './push-alert.tsx'
import { useRememberedHeight } from './remembered-height.ts'
import { TermsAlert } from './terms-alert.tsx'

/** The area under the top navigation: the welcome bonus and what a member should know or do. */
export const Warnings = () => {
  const user = useShared('user')
  const timeBonusEnds = useShared('timeBonusEnds')
  const layout = useSyncExternalStore(layoutStore.subscribe, layoutStore.get)
  const { pathname } = useLocation()
  const shown = layout === 'default' && user !== null && user !== undefined
  useRememberedHeight(shown ? pathname : null)
  if (!shown) return null
  return (
    <Area>
      <Alerts>
        <ActivationReminder user={user} />
        <MailDisabledAlert user={user} />
        <TermsAlert user={user} />
        <PhotoAlert user={user} />
        <PushAlert user={user} />
      </Alerts>
      {/* Last, for it comes last: it moves nothing that is there already. */}
      {timeBonusEnds && !user.paid_user && (
        <SlotHost name="bonus-banner" request={{ endsAt: timeBonusEnds }} close={() => undefined} />
      )}
    </Area>
  )
}

const Area = styled.div`
  display: grid;
  gap: ${token.space.xs};
  max-width: ${frameWidth}px;
  margin-inline: auto;
  padding: ${token.space.s} ${token.space.m} 0;

  & > :empty {
    display: none;
  }
  &:not(:has(> :not(:empty))) {
    display: none;
  }
  ${from('tablet')} {
    padding-inline: ${token.space.l};
  }
`

const Alerts = styled.div`
  display: grid;
  gap: ${token.space.xs};

  & > :empty {
    display: none;
  }
  /* A phone asks for one thing at a time, so that the page it is about stays in sight. */
  ${below('tablet')} {
    & > :not(:empty) ~ :not(:empty) {
      display: none;
    }
  }
`
