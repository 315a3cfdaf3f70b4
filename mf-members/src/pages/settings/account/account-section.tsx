import { useShared } from '@lonk/shared-events/react.ts'
import { formatDay } from '@lonk/shared-ui/format.ts'
import { later } from '@lonk/shared-ui/remote/later.tsx'
import { useTranslation } from 'react-i18next'
import { DisclosureRow } from '../parts/disclosure-row.tsx'
import { Section } from '../parts/section.tsx'
import { PrivacyChoices } from './privacy-choices.tsx'
import { Sessions } from './sessions.tsx'

const BirthForm = later(async () => (await import('./birth-form.tsx')).BirthForm)
const MailChangeForm = later(async () => (await import('./mail-change-form.tsx')).MailChangeForm)
const Passkeys = later(async () => (await import('./passkeys/passkeys.tsx')).Passkeys)
const PasswordForm = later(async () => (await import('./password-form.tsx')).PasswordForm)

/** How the member logs in and where they are logged in, and what others see of their comings and goings. */
export const AccountSection = () => {
  const { t, i18n } = useTranslation('mf-members')
  const user = useShared('user')
  const email = user?.email ?? ''
  return (
    <Section name="account">
      <DisclosureRow
        title={t('settings.mail.title')}
        text={email}
        open={t('settings.mail.open')}
        close={t('settings.cancel')}
      >
        {() => <MailChangeForm />}
      </DisclosureRow>
      <DisclosureRow
        title={t('settings.password.title')}
        text={t('settings.password.text')}
        open={t('settings.password.open')}
        close={t('settings.cancel')}
      >
        {(close) => <PasswordForm onDone={close} />}
      </DisclosureRow>
      {/* No word of what this browser cannot do. */}
      {'PublicKeyCredential' in window ? (
        <DisclosureRow
          title={t('settings.passkeys.title')}
          text={t('settings.passkeys.text')}
          open={t('settings.passkeys.open')}
          close={t('settings.passkeys.close')}
        >
          {() => <Passkeys />}
        </DisclosureRow>
      ) : null}
      {/* Afterwards it is fixed, and the own profile says why (docs/api.md, profile). */}
      {user?.status === 'not_confirmed' ? (
        <DisclosureRow
          title={t('own.fixed.born')}
          text={formatDay(user.profile.date_of_birth, i18n.language)}
          open={t('settings.birth.open')}
          close={t('settings.cancel')}
        >
          {(close) => <BirthForm known={user.profile.date_of_birth} onDone={close} />}
        </DisclosureRow>
      ) : null}
      <PrivacyChoices />
      <Sessions />
    </Section>
  )
}
