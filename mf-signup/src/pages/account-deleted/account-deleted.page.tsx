import type { User } from '@lonk/shared-api/schemas/user.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { useLinkToken } from '@lonk/shared-ui/remote/link-token.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { LoggedIn } from '../../login/logged-in.tsx'
import { useFocusOnHeading } from '../../surface/focus-on-heading.ts'
import { AlreadyThere, TooLate } from './endings.tsx'
import { Gone } from './gone.tsx'
import { WayBack } from './way-back.tsx'

type Ending = User | 'late' | 'active'

/** After a deletion (`/account-deleted`): what happens now; with the `?token=` of its mail the way back. */
export const Page = () => {
  const { t } = useTranslation('mf-signup')
  const user = useShared('user')
  const token = useLinkToken()
  const [ending, setEnding] = useState<Ending | null>(null)
  const top = useFocusOnHeading(ending ? 'ending' : 'question')

  if (ending !== null && typeof ending === 'object')
    return <LoggedIn user={ending} text={t('deleted.back.done')} />
  // Whoever is logged in has an account: where it would be deleted is the nearest to what was looked for.
  if (token === null) return user ? <Navigate to={linkTo('notifications')} replace /> : <Gone />
  return (
    <div ref={top}>
      {ending === null && <WayBack token={token} onEnding={setEnding} />}
      {ending === 'late' && <TooLate />}
      {ending === 'active' && <AlreadyThere />}
    </div>
  )
}
