import type { Services } from '../../services.ts'

/** What a moderator's command works with: everything of the site but its HTTP side. */
export type Moderation = Pick<
  Services,
  'config' | 'db' | 'transaction' | 'sites' | 'fanOut' | 'clock' | 'photos'
>

export type Command = {
  /** As the usage shows it, e.g. `decide <number> --action warn|ban …`. */
  usage: string
  /** Returns the lines to print. */
  run: (moderation: Moderation, args: readonly string[]) => Promise<string[]>
}
