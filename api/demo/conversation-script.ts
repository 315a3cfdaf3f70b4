import type { DemoMember } from './demo-member.ts'
import type { Random } from './random.ts'
import type { ChatLines } from './texts/demo-texts.ts'
import { type DemoLanguage, demoTexts } from './texts/texts.ts'

/** An opening line in the languages that demo members speak. */
export type DemoIcebreaker = Readonly<Record<DemoLanguage, string>>

export type ScriptedLine = { type: 'text' | 'icebreaker'; text: string }

/** Whoever is written to is addressed in their own language. */
export const languageOf = (partner: DemoMember): DemoLanguage => partner.speaks

/** The lines of a conversation in turn; none comes twice in the same conversation. */
export function createScript(language: DemoLanguage, icebreakers: readonly DemoIcebreaker[], random: Random) {
  const lines = demoTexts[language].lines
  const used = new Set<string>()
  const fresh = (kind: keyof ChatLines): string => {
    const unused = lines[kind].filter((line) => !used.has(line))
    const line = random.pick(unused.length ? unused : lines.smallTalk)
    used.add(line)
    return line
  }
  let step = 0
  return (): ScriptedLine => {
    step += 1
    if (step === 1 && icebreakers.length && random.chance(0.6))
      return { type: 'icebreaker', text: random.pick(icebreakers)[language] }
    if (step === 1) return text(`${fresh('greeting')} ${fresh('question')}`)
    if (step === 2)
      return text(random.chance(0.5) ? `${fresh('greeting')} ${fresh('answer')}` : fresh('answer'))
    const turn = random.weighted({ talk: 34, ask: 24, answer: 22, answerAndAsk: 20 })
    if (turn === 'talk') return text(fresh('smallTalk'))
    if (turn === 'ask') return text(fresh('question'))
    if (turn === 'answer') return text(fresh('answer'))
    return text(`${fresh('answer')} ${fresh('question')}`)
  }
}

const text = (line: string): ScriptedLine => ({ type: 'text', text: line })
