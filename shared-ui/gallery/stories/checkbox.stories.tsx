import { Checkbox } from '../../src/checkbox.tsx'

export default { title: 'Checkbox' }

export const Empty = () => (
  <Checkbox label="Ik ga akkoord met de voorwaarden en heb gelezen hoe Lonk met mijn gegevens omgaat." />
)

export const Ticked = () => <Checkbox label="Onthoud mij" defaultChecked />

export const Wrong = () => <Checkbox label="Geef toestemming" error="Geef toestemming om verder te gaan." />

export const Disabled = () => <Checkbox label="Kan nu niet" disabled />
