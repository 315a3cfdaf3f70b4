import type { PasskeyLoginRequest } from '@lonk/shared-api/calls/account/passkeys.schema.ts'
import { passkeyLogin, passkeyLoginOptions } from '@lonk/shared-api/calls/account/passkeys.ts'
import { api } from '@lonk/shared-api/client.ts'
import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import type { User } from '@lonk/shared-api/schemas/user.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import {
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

export interface PasskeyPartProps {
  readonly remember: boolean
  readonly onLoggedIn: (user: User) => Promise<void>
  /** What the server said; null where another try begins. */
  readonly onRefused: (error: unknown) => void
}

/**
 * Logging in without address and password: by a button, and by the browser's own offer at the address field, which
 * waits for as long as this is shown.
 */
export const PasskeyPart = (props: PasskeyPartProps) => {
  const { t } = useTranslation('mf-signup')
  const [busy, setBusy] = useState(false)
  const [cancelled, setCancelled] = useState(false)
  // A press takes the offer's place; one that came to nothing gives it back.
  const [offering, setOffering] = useState(true)
  const latest = useRef(props)
  latest.current = props

  useEffect(() => {
    if (!offering) return
    let gone = false
    const offer = async () => {
      if (!(await browserSupportsWebAuthnAutofill()) || gone) return
      const passkey = await ask(true).catch(() => null)
      if (passkey && !gone) await send(passkey, latest.current)
    }
    // Nobody has asked for it: where it cannot be offered, address and password are there.
    offer().catch(() => undefined)
    return () => {
      gone = true
      WebAuthnAbortService.cancelCeremony()
    }
  }, [offering])

  const press = async () => {
    setBusy(true)
    setOffering(false)
    setCancelled(false)
    latest.current.onRefused(null)
    try {
      if (await send(await ask(false), latest.current)) return
    } catch (error) {
      if (isApiError(error)) latest.current.onRefused(error)
      else setCancelled(true)
    } finally {
      setBusy(false)
    }
    setOffering(true)
  }

  return (
    <>
      <Button variant="secondary" size="large" wide busy={busy} onClick={() => void press()}>
        {t('login.passkey.act')}
      </Button>
      {cancelled && <Alert live>{t('login.passkey.cancelled')}</Alert>}
    </>
  )
}

/** Rejects with an ApiError, or with the browser's own where nothing was shown. */
const ask = async (useBrowserAutofill: boolean): Promise<PasskeyLoginRequest['passkey']> => {
  const { options } = await api.call(passkeyLoginOptions, {})
  // Made by the library's other half; the schema only looks at its outline.
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const shown = await startAuthentication({ optionsJSON, useBrowserAutofill })
  const { clientDataJSON, authenticatorData, signature, userHandle } = shown.response
  return {
    id: shown.id,
    rawId: shown.rawId,
    type: shown.type,
    authenticatorAttachment: shown.authenticatorAttachment,
    response: { clientDataJSON, authenticatorData, signature, userHandle },
  }
}

/** False where the server refused it. */
const send = async (
  passkey: PasskeyLoginRequest['passkey'],
  { remember, onLoggedIn, onRefused }: PasskeyPartProps,
): Promise<boolean> => {
  try {
    const { user } = await api.call(passkeyLogin, { passkey, remember })
    await onLoggedIn(user)
    return true
  } catch (error) {
    onRefused(error)
    return false
  }
}
