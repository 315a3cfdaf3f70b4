/** The accounts of the demo to log in to, at `example.test`. Their password is in the README. */
export const demoLogins = [
  'gratis',
  'nieuw',
  'premium',
  'leeg',
  'incasso',
  'verwijderd',
  'bounce',
  'geblokkeerd',
  'support',
  'moderator',
  'admin',
] as const
export type DemoLogin = (typeof demoLogins)[number]

export const demoEmail = (login: DemoLogin): string => `${login}@example.test`
