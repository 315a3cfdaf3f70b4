import type { SignupAnswer } from '@lonk/shared-api/calls/signup/signup.schema.ts'
import { safeBackPath } from '@lonk/shared-events/back-path.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import type { SlotProps } from '@lonk/shared-events/contract.ts'
import { isObject } from '@lonk/shared-events/event-schema.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { LazyModal } from '@lonk/shared-ui/lazy-modal.tsx'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { Later } from '../../pages/signup/later.tsx'
import { SignupFlow } from '../../pages/signup/signup-flow.tsx'
import { DialogSurface } from '../../surface/dialog-surface.ts'

/**
 * On `signup-requested`: the sign-up page's questions above another page. Closing it keeps what was typed; it cannot
 * be closed by accident while the account is being made (docs/product.md, point 4).
 */
export function Slot({ request, close }: SlotProps) {
  const { t } = useTranslation('mf-signup')
  const navigate = useNavigate()
  const user = useShared('user')
  const { pathname, search } = useLocation()
  const { back, query } = useMemo(() => readRequest(request), [request])
  const [answer, setAnswer] = useState<SignupAnswer | null>(null)
  const [sending, setSending] = useState(false)
  const way = back ?? (forVisitors.includes(pathname) ? linkTo('members') : `${pathname}${search}`)
  const surface = useMemo(() => ({ back: way, query, close }), [way, query, close])

  const noNewMembers = () => {
    close()
    bus.publish('toast-requested', { text: t('signup.closed.title'), tone: 'warning' })
  }
  const toPage = () => {
    close()
    navigate(linkTo('signup', {}, { ...Object.fromEntries(query), back: way }))
  }
  return (
    <LazyModal open locked={sending} onClose={close} onFailed={toPage} title={t('signup.dialog')}>
      <DialogSurface value={surface}>
        {answer ? (
          <Later>{({ Complete }) => <Complete user={user ?? answer.user} matches={answer.matches} />}</Later>
        ) : (
          <SignupFlow onComplete={setAnswer} onClosed={noNewMembers} onSending={setSending} />
        )}
      </DialogSurface>
    </LazyModal>
  )
}

/** Pages on which a new member has no business. */
const forVisitors = [linkTo('index'), linkTo('login')]

/** Names in the sign-up page's address by their names in the request. */
const inAddress = { profileId: 'profile_id', gender: 'gender', seeking: 'seeking', lander: 'lander' } as const

/** The request comes from another part, perhaps of another release: what does not fit is left out. */
const readRequest = (request: unknown) => {
  const given = isObject<Record<string, unknown>>(request) ? request : {}
  const entries = Object.entries(inAddress).flatMap(([name, inQuery]): [string, string][] => {
    const value = given[name]
    return typeof value === 'string' || typeof value === 'number' ? [[inQuery, String(value)]] : []
  })
  return {
    back: typeof given.back === 'string' ? safeBackPath(given.back) : null,
    query: new URLSearchParams(entries),
  }
}
