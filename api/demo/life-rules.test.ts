import { describe, expect, it } from '@jest/globals'
import { languages } from '@lonk/shared-api/schemas/primitives.ts'
import { readIcebreakers } from '../src/database/catalogue/catalogue-files.ts'
import { occasionOf } from './life-occasion.ts'
import { onlineShare, planLikeBack, planReaction } from './life-rules.ts'
import { createRandom } from './random.ts'
import { chatLines } from './texts/texts.ts'

const text = (line: string) => ({ type: 'text', text: line }) as const

describe('a message to a demo member', () => {
  it.each([
    ['Ben je echt?', 'real'],
    ['Ben jij een bot?', 'real'],
    ['Is dit profiel wel echt?', 'real'],
    ['Are you a real person?', 'real'],
    ['Bist du echt?', 'real'],
    ['Es-tu réelle ?', 'real'],
    ['¿Eres real?', 'real'],
    ['Jesteś prawdziwa?', 'real'],
    ['Zullen we iets afspreken?', 'meeting'],
    ['Mag ik je nummer?', 'meeting'],
    ['Kun je me geld lenen?', 'meeting'],
    ['Wollen wir uns treffen?', 'meeting'],
    ['Hoi', 'greeting'],
    ['Hoi, hoe gaat het met jou vandaag?', 'answer'],
    ['dankjewel', 'thanks'],
    ['Slaap lekker', 'bye'],
    ['Ik heb gisteren gefietst', 'smallTalk'],
  ] as const)('%s is about: %s', (line, occasion) => {
    expect(occasionOf(text(line))).toBe(occasion)
  })

  it('that is an icebreaker is never mistaken for a question of honesty or a wish to meet', () => {
    const mistaken = readIcebreakers()
      .flatMap((icebreaker) => Object.values(icebreaker.text))
      .filter((line) => ['real', 'meeting'].includes(occasionOf({ type: 'icebreaker', text: line })))
    expect(mistaken).toEqual([])
  })
})

describe('the answer', () => {
  it.each(languages)('to "are you real?" is honest in %s, also the fifth time', (language) => {
    const said: string[] = []
    for (let i = 0; i < 5; i += 1) {
      const { text: answer } = planReaction(text('are you real?'), { language, said }, createRandom(i))
      expect(chatLines[language].real).toContain(answer)
      said.push(answer)
    }
  })

  it.each(languages)('to a wish to meet is a clear no in %s', (language) => {
    const { text: answer } = planReaction(text('afspreken?'), { language, said: [] }, createRandom(1))
    expect(chatLines[language].meeting).toContain(answer)
  })

  it('is in the language of the writer', () => {
    const { text: answer } = planReaction(
      { type: 'gift', text: null },
      { language: 'de', said: [] },
      createRandom(1),
    )
    expect(chatLines.de.gift).toContain(answer)
  })

  it('does not repeat itself within twenty messages', () => {
    const said: string[] = []
    for (let i = 0; i < 20; i += 1)
      said.push(
        planReaction(text('Ik heb gisteren gefietst'), { language: 'nl', said }, createRandom(i)).text,
      )
    expect(new Set(said).size).toBe(said.length)
  })

  it('never runs out of words', () => {
    const said: string[] = []
    for (let i = 0; i < 120; i += 1)
      said.push(planReaction(text('En verder?'), { language: 'fi', said }, createRandom(i)).text)
    expect(said.every((line) => line.length > 0)).toBe(true)
  })

  it('comes within seconds, after reading and typing', () => {
    for (let i = 0; i < 200; i += 1) {
      const plan = planReaction(text('Hoi'), { language: 'nl', said: [] }, createRandom(i))
      expect(plan.readAfterMs).toBeGreaterThan(0)
      expect(plan.typeAfterMs).toBeGreaterThan(plan.readAfterMs)
      expect(plan.replyAfterMs).toBeGreaterThan(plan.typeAfterMs)
      expect(plan.replyAfterMs).toBeLessThan(12_000)
    }
  })

  it('fits into a message', () => {
    for (const lines of Object.values(chatLines))
      for (const line of Object.values(lines).flat()) expect(line.length).toBeLessThan(400)
  })
})

describe('a like', () => {
  it('is returned about one time in three, after 5 to 20 seconds', () => {
    const plans = Array.from({ length: 900 }, (_, i) => planLikeBack(createRandom(i)))
    const returned = plans.filter((plan) => plan !== null)
    expect(returned.length / plans.length).toBeCloseTo(1 / 3, 1)
    for (const { afterMs } of returned) expect(afterMs >= 5000 && afterMs <= 20_000).toBe(true)
  })
})

describe('presence', () => {
  it('is higher in the evening than at night', () => {
    expect(onlineShare(20)).toBeGreaterThan(10 * onlineShare(4))
  })
})
