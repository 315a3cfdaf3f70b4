import { sendActivationMail } from '@lonk/shared-api/calls/signup/activation-mail.ts'
import { api } from '@lonk/shared-api/client.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useState } from 'react'

/** What became of the mail: where it went, or why it did not go. */
type Outcome = { readonly sentTo: string } | { readonly problem: string }

/** The activation mail once more, to a corrected address where one is given. */
export const useActivationMail = () => {
  const errorText = useErrorText()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  const send = async (email?: string) => {
    setBusy(true)
    setOutcome(null)
    try {
      const { sent_to } = await api.call(sendActivationMail, email ? { email } : {})
      setOutcome({ sentTo: sent_to })
    } catch (error) {
      setOutcome({ problem: errorText(error) })
    } finally {
      // A corrected address is part of the user, as is one that was confirmed meanwhile.
      bus.publish('refresh-requested', { parts: ['user'] })
      setBusy(false)
    }
  }
  return { busy, outcome, send }
}
