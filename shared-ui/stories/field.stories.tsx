import { TextField } from '../src/field.tsx'
import { PasswordField } from '../src/password-field.tsx'
import { TextArea } from '../src/text-area.tsx'
import { useSay } from './texts.ts'

export default { title: 'Field' }

export const WithHint = () => {
  const say = useSay()
  return (
    <TextField
      label={say('Profielnaam', 'Profile name')}
      hint={say('3 tot 20 tekens', '3 to 20 characters')}
      defaultValue="Sanne_34"
    />
  )
}

export const Wrong = () => {
  const say = useSay()
  return (
    <TextField
      label={say('E-mailadres', 'Email address')}
      type="email"
      defaultValue="sanne@"
      error={say('Ongeldige e-mail', 'Not an email address')}
    />
  )
}

export const Optional = () => {
  const say = useSay()
  return <TextField label={say('Kortingscode', 'Discount code')} optional placeholder="LONK10" />
}

export const Disabled = () => {
  const say = useSay()
  return (
    <TextField label={say('Land', 'Country')} disabled defaultValue={say('Nederland', 'The Netherlands')} />
  )
}

export const Password = () => {
  const say = useSay()
  return (
    <PasswordField
      label={say('Wachtwoord', 'Password')}
      autoComplete="new-password"
      defaultValue="geheim genoeg"
    />
  )
}

export const LongText = () => {
  const say = useSay()
  return (
    <TextArea
      label={say('Over mij', 'About me')}
      optional
      hint={say('Wat maakt je aan het lachen?', 'What makes you laugh?')}
    />
  )
}
