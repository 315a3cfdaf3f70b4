import { sendConsent } from '@lonk/shared-api/calls/content/consent.ts'
import { api } from '@lonk/shared-api/client.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { useStore } from '@lonk/shared-events/store.ts'
import { useState } from 'react'
import { report } from '../errors/reports.ts'
import { letTrackingOutlive } from '../tracking/lasting-tracking.ts'
import { type Choice, consentStore, isInForce } from './consent.ts'

export type Answer = 'necessary' | 'all'

interface Consent {
  /** Null while nothing in force was chosen. */
  readonly choice: Choice | null
  readonly busy: Answer | null
  /** Why a yes could not be recorded. */
  readonly failure: unknown
  readonly choose: (answer: Answer) => void
}

/**
 * Choosing about cookies. A no holds at once, whatever the network does; a yes only once it is recorded, because
 * it has to be shown.
 */
export const useConsent = (): Consent => {
  const version = useShared('settings')?.cookie_version
  const stored = useStore(consentStore)
  const [busy, setBusy] = useState<Answer | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const choice = isInForce(stored, version, Date.now()) ? stored : null

  const choose = async (answer: Answer): Promise<void> => {
    if (version === undefined || busy) return
    const said = answer === 'all'
    const keep = () => {
      consentStore.set({ version, marketing: said, at: Date.now() })
      letTrackingOutlive(said)
    }
    const record = () =>
      api.call(sendConsent, { version, functional: true, analytics: said, marketing: said })
    setFailure(null)
    if (!said) {
      keep()
      record().catch(report)
      return
    }
    setBusy(answer)
    try {
      await record()
      keep()
    } catch (cause) {
      setFailure(cause)
    } finally {
      setBusy(null)
    }
  }

  return { choice, busy, failure, choose: (answer) => void choose(answer) }
}
