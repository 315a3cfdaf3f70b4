import { longestPasskeyName } from '@lonk/shared-api/calls/account/passkeys.ts'
import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { TextField } from '@lonk/shared-ui/field.tsx'
import { PasswordField } from '@lonk/shared-ui/password-field.tsx'
import { type SyntheticEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SettingsForm } from '../../parts/settings-form.tsx'
import { useRefusedForm } from '../../parts/use-refused-form.ts'
import { deviceOf } from '../device.ts'
import { useAddPasskey } from './passkeys.resource.ts'

/** A name, the password once more, and what the device itself asks for. */
export const NewPasskey = () => {
  const { t } = useTranslation('mf-members')
  const { mutate, error, isPending } = useAddPasskey()
  // What the browser refuses is its own matter: only the server's word belongs to a field.
  const { form, errorOf, summary } = useRefusedForm(isApiError(error) ? error : null)
  const [name, setName] = useState(useDeviceName())
  const byBrowser = error && !isApiError(error) ? t(`settings.passkeys.${whyNot(error)}`) : null
  return (
    <SettingsForm
      form={form}
      summary={byBrowser ?? summary}
      act={t('settings.passkeys.act')}
      busy={isPending}
      onSubmit={(filled) =>
        mutate(
          { name: name.trim(), password: String(filled.get('password')) },
          {
            onSuccess: () => {
              form.current?.reset()
              bus.publish('toast-requested', { text: t('settings.passkeys.done'), tone: 'success' })
            },
          },
        )
      }
    >
      <TextField
        label={t('settings.passkeys.name')}
        hint={t('settings.passkeys.nameHint')}
        name="name"
        autoComplete="off"
        maxLength={longestPasskeyName}
        value={name}
        onChange={({ currentTarget }: SyntheticEvent<HTMLInputElement>) => setName(currentTarget.value)}
        error={errorOf('name')}
      />
      <PasswordField
        label={t('settings.password.present')}
        name="password"
        autoComplete="current-password"
        error={errorOf('password')}
      />
    </SettingsForm>
  )
}

const useDeviceName = (): string => {
  const { t } = useTranslation('mf-members')
  const { browser, system } = deviceOf(navigator.userAgent)
  if (browser && system) return t('settings.sessions.device', { browser, system })
  return browser ?? system ?? ''
}

/** `InvalidStateError`: this device holds one of this account already. Everything else ends alike: there is none. */
const whyNot = (error: unknown): 'known' | 'cancelled' =>
  error instanceof Error && error.name === 'InvalidStateError' ? 'known' : 'cancelled'
