import { login } from '@lonk/shared-api/calls/session/user.ts'
import { api } from '@lonk/shared-api/client.ts'
import type { User } from '@lonk/shared-api/schemas/user.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import { Checkbox } from '@lonk/shared-ui/checkbox.tsx'
import { TextField } from '@lonk/shared-ui/field.tsx'
import { TextLink } from '@lonk/shared-ui/link.tsx'
import { Stack } from '@lonk/shared-ui/page.tsx'
import { PasswordField } from '@lonk/shared-ui/password-field.tsx'
import { later } from '@lonk/shared-ui/remote/later.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { LoginRefusal } from './login-refusal.tsx'
import { isSessionKept } from './session-kept.ts'
import { withAddress } from './typed-address.ts'

const PasskeyPart = later(async () => (await import('./passkey-part.tsx')).PasskeyPart)

interface Credentials {
  email: string
  password: string
  /** Until thirty days have passed; without it until the browser is closed. */
  remember: boolean
}

/** E-mail and password. What the server refuses is said above the button; nothing typed is lost. */
export const LoginForm = ({ onLoggedIn }: { onLoggedIn: () => void }) => {
  const { t } = useTranslation('mf-signup')
  const form = useForm<Credentials>({ defaultValues: { email: '', password: '', remember: true } })
  const { errors, isSubmitting } = form.formState
  const [refused, setRefused] = useState<unknown>(null)
  const [forgetful, setForgetful] = useState(false)
  // Not before the page is alive: where it is drawn beforehand nobody knows the browser.
  const [canPasskey, setCanPasskey] = useState(false)
  useEffect(() => setCanPasskey('PublicKeyCredential' in window), [])

  const begin = async (user: User) => {
    if (!(await isSessionKept())) return setForgetful(true)
    bus.publish('login-completed', { user })
    onLoggedIn()
  }
  const submit = form.handleSubmit(async ({ email, password, remember }) => {
    setRefused(null)
    setForgetful(false)
    try {
      const { user } = await api.call(login, { email: email.trim(), password, remember })
      await begin(user)
    } catch (error) {
      setRefused(error)
    }
  })

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="m">
        <TextField
          label={t('fields.email')}
          type="email"
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email && t('errors.email_invalid')}
          {...form.register('email', { validate: (value) => value.includes('@') })}
        />
        <PasswordField
          label={t('fields.password')}
          autoComplete="current-password"
          error={errors.password && t('errors.field_required')}
          {...form.register('password', { required: true })}
        />
        <Checkbox label={t('login.remember')} {...form.register('remember')} />
        <Forgot>
          <TextLink to={linkTo('reset-password')} state={withAddress(form.watch('email').trim())}>
            {t('login.forgot')}
          </TextLink>
        </Forgot>
        {refused !== null && <LoginRefusal error={refused} />}
        {forgetful && (
          <Alert tone="danger" live>
            {t('login.noCookie')}
          </Alert>
        )}
        <Button type="submit" size="large" wide busy={isSubmitting}>
          {t('login.submit')}
        </Button>
        {canPasskey && (
          <PasskeyPart
            remember={form.watch('remember')}
            onLoggedIn={begin}
            onRefused={(error) => {
              setForgetful(false)
              setRefused(error)
            }}
          />
        )}
      </Stack>
    </form>
  )
}

/** A line of its own under the password, as high as a finger needs. */
const Forgot = styled.p`
  margin-block: calc(-1 * ${token.space.xs});

  & > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`
