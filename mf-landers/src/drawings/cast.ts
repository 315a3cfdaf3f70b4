import type { Slug } from '../lander/slugs.ts'
import type { PersonLooks } from './person.tsx'

interface Hang {
  /** Number of the wall's tint among the portrait grounds. */
  readonly wall: number
  /** Three for the left of the door, three for its right; all of them look at it. */
  readonly left: readonly PersonLooks[]
  readonly right: readonly PersonLooks[]
}

const reader: PersonLooks = {
  skin: 'sand',
  hair: 'bob',
  hairColour: 'brown',
  top: 'teal',
  neck: 'turtle',
  look: 'right',
  mouth: 'smile',
  glasses: true,
}
const baker: PersonLooks = {
  skin: 'honey',
  hair: 'bun',
  hairColour: 'ink',
  top: 'mustard',
  neck: 'open',
  look: 'right',
  mouth: 'smirk',
  earrings: true,
}
const sailor: PersonLooks = {
  skin: 'ivory',
  hair: 'beanie',
  hairColour: 'copper',
  top: 'night',
  neck: 'turtle',
  look: 'left',
  mouth: 'smirk',
  beard: true,
  broad: true,
}
const teacher: PersonLooks = {
  skin: 'chestnut',
  hair: 'short',
  hairColour: 'ink',
  top: 'paper',
  neck: 'collar',
  look: 'left',
  mouth: 'grin',
  glasses: true,
  broad: true,
}
const gardener: PersonLooks = {
  skin: 'ivory',
  hair: 'waves',
  hairColour: 'silver',
  top: 'moss',
  neck: 'round',
  look: 'right',
  mouth: 'smile',
  wrinkles: true,
  earrings: true,
}
const drummer: PersonLooks = {
  skin: 'cocoa',
  hair: 'curls',
  hairColour: 'brown',
  top: 'coral',
  neck: 'open',
  look: 'left',
  mouth: 'grin',
  earrings: true,
}
const nurse: PersonLooks = {
  skin: 'chestnut',
  hair: 'scarf',
  hairColour: 'ink',
  top: 'plum',
  neck: 'round',
  look: 'left',
  mouth: 'smile',
}
const runner: PersonLooks = {
  skin: 'ivory',
  hair: 'ponytail',
  hairColour: 'blond',
  top: 'denim',
  neck: 'round',
  look: 'right',
  mouth: 'grin',
}
const singer: PersonLooks = {
  skin: 'sand',
  hair: 'long',
  hairColour: 'copper',
  top: 'night',
  neck: 'open',
  look: 'right',
  mouth: 'smirk',
  choker: true,
}
const barber: PersonLooks = {
  skin: 'honey',
  hair: 'quiff',
  hairColour: 'brown',
  top: 'coral',
  neck: 'collar',
  look: 'right',
  mouth: 'smile',
  beard: true,
  broad: true,
}
const baldy: PersonLooks = {
  skin: 'cocoa',
  hair: 'shaved',
  hairColour: 'ink',
  top: 'mustard',
  neck: 'round',
  look: 'left',
  mouth: 'grin',
  beard: true,
  broad: true,
}
const judge: PersonLooks = {
  skin: 'sand',
  hair: 'bob',
  hairColour: 'silver',
  top: 'coral',
  neck: 'collar',
  look: 'left',
  mouth: 'smile',
  wrinkles: true,
  glasses: true,
}
const captain: PersonLooks = {
  skin: 'ivory',
  hair: 'short',
  hairColour: 'silver',
  top: 'denim',
  neck: 'turtle',
  look: 'right',
  mouth: 'smirk',
  beard: true,
  wrinkles: true,
  broad: true,
}

const turned = (
  person: PersonLooks,
  look: PersonLooks['look'],
  change: Partial<PersonLooks> = {},
): PersonLooks => ({
  ...person,
  look,
  ...change,
})

const right = (...people: readonly PersonLooks[]) => people.map((person) => turned(person, 'right'))
const left = (...people: readonly PersonLooks[]) => people.map((person) => turned(person, 'left'))

/** Who is in it, by niche: drawings of nobody in particular, never members. */
export const hangs: Readonly<Record<Slug, Hang>> = {
  plain: { wall: 1, left: right(reader, teacher, gardener), right: left(sailor, drummer, runner) },
  she: { wall: 3, left: right(singer, baker, drummer), right: left(runner, barber, nurse) },
  bdsm: {
    wall: 4,
    left: right(singer, { ...sailor, choker: false }, { ...baker, top: 'night', choker: true }),
    right: left(
      { ...baldy, top: 'night' },
      { ...drummer, top: 'night', choker: true },
      { ...teacher, top: 'plum' },
    ),
  },
  bbw: {
    wall: 0,
    left: right({ ...baker, broad: true }, { ...reader, broad: true }, teacher),
    right: left({ ...drummer, broad: true }, sailor, { ...singer, broad: true, choker: false, top: 'teal' }),
  },
  gilf: {
    wall: 5,
    left: right(gardener, captain, { ...baker, hairColour: 'silver', wrinkles: true }),
    right: left(judge, { ...drummer, hairColour: 'silver', wrinkles: true }, { ...captain, top: 'moss' }),
  },
  milf: {
    wall: 2,
    left: right(reader, barber, { ...singer, choker: false, top: 'plum' }),
    right: left(baker, teacher, { ...runner, hairColour: 'brown' }),
  },
  gay: {
    wall: 3,
    left: right(barber, teacher, captain),
    right: left(sailor, baldy, { ...barber, hairColour: 'blond', skin: 'ivory', beard: false }),
  },
}
