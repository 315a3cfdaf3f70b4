import { Countdown } from '../src/countdown.tsx'

export default { title: 'Countdown' }

// Standing still, so that two pictures of the same story can be compared.
const clock = () => Date.parse('2026-01-01T00:12:53Z')

export const Running = () => <Countdown endsAt="2026-01-01T04:00:00Z" clock={clock} />

export const Over = () => <Countdown endsAt="2026-01-01T00:00:00Z" clock={clock} />
