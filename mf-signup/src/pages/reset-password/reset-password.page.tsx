import { useState } from 'react'
import { useLocation } from 'react-router'
import { addressIn } from '../../login/typed-address.ts'
import { useFocusOnHeading } from '../../surface/focus-on-heading.ts'
import { AskForm } from './ask-form.tsx'
import { LinkSent } from './link-sent.tsx'

/** Asking for a link to a new password (`/reset-password`), and where to look for it. */
export const Page = () => {
  const { state } = useLocation()
  const [email, setEmail] = useState(addressIn(state))
  const [sent, setSent] = useState(false)
  const top = useFocusOnHeading(sent ? 'sent' : 'ask')

  const askedFor = (address: string) => {
    setEmail(address)
    setSent(true)
  }
  return (
    <div ref={top}>
      {sent ? (
        <LinkSent email={email} onOther={() => setSent(false)} />
      ) : (
        <AskForm email={email} onSent={askedFor} />
      )}
    </div>
  )
}
