import type { SignupAnswer } from '@lonk/shared-api/calls/signup/signup.schema.ts'
import { safeBackPath } from '@lonk/shared-events/back-path.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import type { SlotProps } from '@lonk/shared-events/contract.ts'
import type { EventPayload } from '@lonk/shared-events/event-table.ts'
import { withFirstAnswers } from '@lonk/shared-events/first-answers.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { LazyModal } from '@lonk/shared-ui/lazy-modal.tsx'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { SignupFlow } from '../../signup/signup-flow.tsx'
import { WithLateParts } from '../../signup/with-late-parts.tsx'
import { DialogSurface } from '../../surface/dialog-surface.ts'

/**
 * On `signup-requested`: the sign-up page's questions above another page. Closing it keeps what was typed; it cannot
 * be closed by accident while the account is being made (docs/product.md, point 4).
 */
export const Slot = ({ request, close }: SlotProps<'signup-requested'>) => {
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
    const { gender, seeking, ...rest } = Object.fromEntries(query)
    navigate(linkTo('signup', {}, { ...rest, back: way }), { state: withFirstAnswers({ gender, seeking }) })
  }
  return (
    <LazyModal open locked={sending} onClose={close} onFailed={toPage} title={t('signup.dialog')}>
      <DialogSurface value={surface}>
        {answer ? (
          <WithLateParts>
            {({ Complete }) => <Complete user={user ?? answer.user} matches={answer.matches} />}
          </WithLateParts>
        ) : (
          <SignupFlow onComplete={setAnswer} onClosed={noNewMembers} onSending={setSending} />
        )}
      </DialogSurface>
    </LazyModal>
  )
}

/** Pages on which a new member has no business. */
const forVisitors = [linkTo('index'), linkTo('login')]

/** What a request may have answered already, by its name in the sign-up page's address. */
const inAddress = {
  profile_id: 'profileId',
  gender: 'gender',
  seeking: 'seeking',
  lander: 'lander',
  slug: 'landerSlug',
  variant: 'landerVariant',
} as const

const readRequest = ({ back, ...answers }: EventPayload<'signup-requested'>) => {
  const query = new URLSearchParams()
  for (const [inQuery, name] of Object.entries(inAddress)) {
    const value = answers[name]
    if (value !== undefined) query.set(inQuery, String(value))
  }
  return { back: safeBackPath(back), query }
}
