import { TextField } from '../../src/field.tsx'
import { PasswordField } from '../../src/password-field.tsx'
import { TextArea } from '../../src/text-area.tsx'

export default { title: 'Field' }

export const WithHint = () => <TextField label="Profielnaam" hint="3 tot 20 tekens" defaultValue="Sanne_34" />

export const Wrong = () => (
  <TextField label="E-mailadres" type="email" defaultValue="sanne@" error="Ongeldige e-mail" />
)

export const Optional = () => <TextField label="Kortingscode" optional placeholder="WELKOM10" />

export const Disabled = () => <TextField label="Land" disabled defaultValue="Nederland" />

export const Password = () => (
  <PasswordField label="Wachtwoord" autoComplete="new-password" defaultValue="geheim genoeg" />
)

export const LongText = () => <TextArea label="Over mij" optional hint="Wat maakt je aan het lachen?" />
