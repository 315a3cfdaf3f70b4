import { say } from './say.ts'

/** With whom a person may log in where the demo is. */
export const sayAccounts = (env: Readonly<Record<string, string | undefined>>): void => {
  say(
    '  Log in as premium@example.test (57 credits), gratis@example.test (free), leeg@example.test (0 credits)',
  )
  say(`  or nieuw@example.test (not confirmed), password ${env.DEMO_PASSWORD || 'lonk-demo-2026'}`)
}
