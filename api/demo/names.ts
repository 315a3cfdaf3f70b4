import { faker as de } from '@faker-js/faker/locale/de'
import { faker as frBe } from '@faker-js/faker/locale/fr_BE'
import type { Gender } from '@lonk/shared-api/choices.ts'
import { fold } from '../src/database/fold.ts'
import { dutchNames, type Generation } from './dutch-names.ts'
import type { Random } from './random.ts'

export type NameTradition = 'nl' | 'nl_BE' | 'fr_BE' | 'de'

/** Names that the library knows; its Dutch ones are those of today's babies. */
const elsewhere = { fr_BE: frBe, de }

// Places, seasons and small things; nothing that says more of a person than they chose to.
const words = [
  ...['aan_zee', 'zon', 'maan', 'lente', 'zomer', 'noord', 'zuid', 'thuis', 'op_reis', 'koffie', 'thee'],
  ...[
    'fietst',
    'danst',
    'kookt',
    'leest',
    'lacht',
    'zingt',
    'wandelt',
    'zwemt',
    'blauw',
    'groen',
    'kiwi',
    'mango',
  ],
]
const germanWords = [
  'am_meer',
  'sonne',
  'mond',
  'lacht',
  'tanzt',
  'kocht',
  'liest',
  'radelt',
  'singt',
  'tee',
  'kaffee',
  'blau',
]
const frenchWords = [
  'soleil',
  'lune',
  'plage',
  'danse',
  'voyage',
  'musique',
  'velo',
  'bleu',
  'vert',
  'kiwi',
  'mangue',
  'mer',
]
const wordsOf: Record<NameTradition, readonly string[]> = {
  nl: words,
  nl_BE: words,
  fr_BE: frenchWords,
  de: germanWords,
}

const firstNames = (tradition: NameTradition, gender: Gender, generation: Generation): readonly string[] => {
  if (tradition === 'nl' || tradition === 'nl_BE') return dutchNames[gender][generation]
  const known = elsewhere[tradition].definitions.person.first_name[gender] ?? []
  return known.filter((name) => /^\p{L}{2,12}$/u.test(name))
}

const lists = new Map<string, readonly string[]>()

interface Named {
  readonly gender: Gender
  readonly age: number
}

/** A profile name such as `Sanne_34`: a first name of the country with a number or a word, never a surname. */
export function memberName(
  tradition: NameTradition,
  { gender, age }: Named,
  taken: Set<string>,
  random: Random,
): string {
  const generation = age < 45 ? 'younger' : 'older'
  const key = `${tradition} ${gender} ${generation}`
  const first = lists.get(key) ?? firstNames(tradition, gender, generation)
  lists.set(key, first)
  for (;;) {
    const tail = random.chance(0.65) ? String(random.int(10, 99)) : random.pick(wordsOf[tradition])
    const name = `${random.pick(first)}_${tail}`
    const folded = fold(name)
    if (name.length > 20 || taken.has(folded)) continue
    taken.add(folded)
    return name
  }
}
