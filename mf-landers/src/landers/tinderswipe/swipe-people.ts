import type { PersonLooks } from '../../drawings/person.tsx'

interface SwipePerson {
  /** Of their line in the texts. */
  readonly name: 'reader' | 'caller' | 'singer'
  readonly looks: PersonLooks
  /** Number among the portrait grounds. */
  readonly tint: number
}

/** Nobody in particular: three drawings. */
export const swipePeople: readonly SwipePerson[] = [
  {
    name: 'reader',
    tint: 2,
    looks: {
      skin: 'sand',
      hair: 'waves',
      hairColour: 'copper',
      top: 'teal',
      neck: 'turtle',
      look: 'right',
      mouth: 'smirk',
      glasses: true,
    },
  },
  {
    name: 'caller',
    tint: 4,
    looks: {
      skin: 'chestnut',
      hair: 'short',
      hairColour: 'ink',
      top: 'mustard',
      neck: 'collar',
      look: 'left',
      mouth: 'grin',
      beard: true,
      broad: true,
    },
  },
  {
    name: 'singer',
    tint: 0,
    looks: {
      skin: 'cocoa',
      hair: 'curls',
      hairColour: 'ink',
      top: 'coral',
      neck: 'open',
      look: 'right',
      mouth: 'smile',
      earrings: true,
    },
  },
]
