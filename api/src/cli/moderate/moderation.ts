import type { OpenSite } from '../open-site.ts'

/** What a moderator's command works with. */
export type Moderation = OpenSite

export type Command = {
  /** As the usage shows it, e.g. `decide <number> --action warn|ban …`. */
  usage: string
  /** Returns the lines to print. */
  run: (moderation: Moderation, args: readonly string[]) => Promise<string[]>
}
