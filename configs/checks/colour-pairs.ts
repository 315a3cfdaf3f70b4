import { type ColourRule, type StyledRules, splitList } from './styled-rules.ts'

/** A text's colour and the ground it is on in some state; `ground` is null where something else brings it. */
export interface ColourPair {
  readonly text: string
  readonly ground: string | null
  /** Where: states and element, as they are written. */
  readonly at: string
}

/** Every pair that a template shows: as it is, in each of its states, and in each two of them at once. */
export const colourPairsOf = (rules: StyledRules): readonly ColourPair[] => {
  const elements = new Set(rules.map(({ below }) => below))
  return [...elements].flatMap((below) => {
    const own = rules.filter((rule) => rule.below === below)
    const base = own.filter(({ state }) => state === '')
    const states = own.filter(({ state }) => state !== '')
    const together = states.flatMap((one, index) =>
      states
        .slice(index)
        .filter((other) => canBoth(one.state, other.state))
        .map((other) => [one, other]),
    )
    return [[], ...together].flatMap((held) => {
      const shown = states.filter(({ state }) => holds(state, held))
      return pairsOf([...base, ...shown.toSorted(byWeight)], below)
    })
  })
}

/** Whatever asks for no more than these states do is there with them: `:hover` where `:hover:focus` is. */
const holds = (state: string, held: readonly ColourRule[]): boolean => {
  const there = held.flatMap((rule) => partsOf(rule.state).wants)
  const { wants, bars } = partsOf(state)
  return wants.every((part) => there.includes(part)) && !bars.some((part) => there.includes(part))
}

const pairsOf = (rules: readonly ColourRule[], below: string): readonly ColourPair[] => {
  const color = rules.findLast((rule) => rule.color.length > 0)?.color
  if (!color) return []
  const background = rules.findLast((rule) => rule.background.length > 0)?.background
  const at = [below, ...new Set(rules.map(({ state }) => state))].filter(Boolean).join(' ')
  const on = (grounds: readonly (string | null)[]) => pairUp(color, grounds, at)
  return [...on(background ?? [null]), ...rules.flatMap(({ laterGrounds }) => laterGrounds.flatMap(on))]
}

/** One property of the component decides both, in the same order; otherwise any may meet any. */
const pairUp = (
  texts: readonly string[],
  grounds: readonly (string | null)[],
  at: string,
): readonly ColourPair[] =>
  texts.flatMap((text, index) =>
    (texts.length === grounds.length ? grounds.slice(index, index + 1) : grounds).map((ground) => ({
      text,
      ground,
      at,
    })),
  )

const simple = /:not\(((?:[^()]|\([^()]*\))*)\)|:[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?|\[[^\]]*\]/g

/** What a state asks for, and what it rules out. */
const partsOf = (state: string): { readonly wants: readonly string[]; readonly bars: readonly string[] } => {
  const found = [...state.matchAll(simple)]
  return {
    wants: found.filter(([, barred]) => barred === undefined).map(([part]) => part),
    bars: found.flatMap(([, barred]) => (barred === undefined ? [] : splitList(barred))),
  }
}

const attribute = /^\[([\w-]+)=(.+)\]$/

const clash = (one: string, other: string): boolean => {
  const [, name, value] = attribute.exec(one) ?? []
  const [, otherName, otherValue] = attribute.exec(other) ?? []
  return name !== undefined && name === otherName && value !== otherValue
}

const canBoth = (one: string, other: string): boolean => {
  const [a, b] = [partsOf(one), partsOf(other)]
  return (
    !a.bars.some((part) => b.wants.includes(part)) &&
    !b.bars.some((part) => a.wants.includes(part)) &&
    !a.wants.some((part) => b.wants.some((wanted) => clash(part, wanted)))
  )
}

/** As a browser orders them: `:not()` weighs what is in it. Of two alike the later one holds, as `toSorted` leaves it. */
const weightOf = (state: string): number => {
  const { wants } = partsOf(state)
  return wants.length + [...state.matchAll(/:not\(/g)].length
}

const byWeight = (one: ColourRule, other: ColourRule): number => weightOf(one.state) - weightOf(other.state)
