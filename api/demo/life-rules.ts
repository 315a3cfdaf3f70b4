import type { Language } from '@lonk/shared-api/schemas/primitives.ts'
import { type IncomingMessage, type Occasion, occasionOf } from './life-occasion.ts'
import type { Random } from './random.ts'
import { chatLines } from './texts/texts.ts'

export type ReactionContext = {
  /** The writer's language: the answer is in it. */
  language: Language
  /** What the demo member has said in this conversation so far. */
  said: readonly string[]
}

/** When a demo member reacts to a message, in milliseconds from its arrival: reads, starts typing, answers. */
export type Reaction = { readAfterMs: number; typeAfterMs: number; replyAfterMs: number; text: string }

/** Answers that keep a conversation going when a question of one's own follows. */
const asksBack: Partial<Record<Occasion, number>> = {
  greeting: 0.5,
  answer: 0.55,
  smallTalk: 0.6,
  compliment: 0.4,
  photo: 0.3,
}

/**
 * Plans the answer to a message: inoffensive, in the writer's language, no line twice in a conversation as long as
 * there are others, and an honest one whenever the question is whether somebody is real or can be met.
 */
export function planReaction(message: IncomingMessage, context: ReactionContext, random: Random): Reaction {
  const text = answerTo(message, context, random)
  const readAfterMs = random.int(700, 3000)
  const typeAfterMs = readAfterMs + random.int(400, 1400)
  const replyAfterMs = typeAfterMs + 1000 + Math.min(text.length * 30, 4000) + random.int(0, 600)
  return { readAfterMs, typeAfterMs, replyAfterMs, text }
}

function answerTo(message: IncomingMessage, { language, said }: ReactionContext, random: Random): string {
  const lines = chatLines[language]
  const before = said.join('\n')
  const fresh = (occasion: Occasion): string | null => {
    const unused = lines[occasion].filter((line) => !before.includes(line))
    return unused.length ? random.pick(unused) : null
  }
  const occasion = occasionOf(message)
  // Honesty is allowed to repeat itself.
  if (occasion === 'real' || occasion === 'meeting') return fresh(occasion) ?? random.pick(lines[occasion])
  const line = fresh(occasion) ?? fresh('smallTalk') ?? fresh('answer')
  const question = line === null || random.chance(asksBack[occasion] ?? 0) ? fresh('question') : null
  const parts = [line, question].filter((part) => part !== null)
  // After a very long talk everything has been said: then the oldest lines come again.
  return parts.length ? parts.join(' ') : oldest(lines.smallTalk, said)
}

const oldest = (lines: readonly string[], said: readonly string[]): string =>
  [...lines].sort((a, b) => lastSaid(said, a) - lastSaid(said, b))[0] ?? ''

const lastSaid = (said: readonly string[], line: string) => said.findLastIndex((text) => text.includes(line))

/** About one like in three is returned, after 5 to 20 seconds. */
export function planLikeBack(random: Random): { afterMs: number } | null {
  return random.chance(1 / 3) ? { afterMs: random.int(5000, 20_000) } : null
}

/** The share of demo members who are online at an hour of the day (0 to 23, local time). */
export function onlineShare(hour: number): number {
  const shares = [10, 5, 3, 2, 2, 3, 8, 14, 16, 15, 15, 18, 20, 17, 15, 15, 18, 24, 32, 42, 50, 48, 36, 20]
  return (shares[hour] ?? 0) / 1000
}
