import { createAvatar } from '@dicebear/core'
import * as openPeeps from '@dicebear/open-peeps'
import type { Gender } from '@lonk/shared-api/choices.ts'
import type { DemoMember } from './demo-member.ts'
import { pictureSize } from './picture-size.ts'
import { createRandom, type Random } from './random.ts'
import { sceneShapes } from './scenes.ts'

export type Sitter = Pick<DemoMember, 'key' | 'gender' | 'age' | 'hair_colour'> & { country: string }
type PeepOptions = openPeeps.Options
type Head = NonNullable<PeepOptions['head']>[number]
type Face = NonNullable<PeepOptions['face']>[number]

// Allow-lists: calm and friendly drawings only, nothing that mocks or frightens.
const faces: Face[] = ['calm', 'smile', 'smile', 'smileBig', 'cute', 'calm', 'smile', 'eatingHappy']
const heads: Record<Gender, Head[]> = {
  female: [
    ...(['bun', 'bun2', 'buns', 'long', 'longBangs', 'longCurly', 'mediumStraight', 'mediumBangs'] as const),
    ...([
      'mediumBangs2',
      'mediumBangs3',
      'medium1',
      'medium2',
      'bangs',
      'bangs2',
      'longAfro',
      'bantuKnots',
    ] as const),
  ],
  male: [
    'short1',
    'short2',
    'short3',
    'short4',
    'short5',
    'pomp',
    'flatTop',
    'shaved1',
    'shaved2',
    'twists',
    'dreads1',
  ],
}
const headwear: Record<Gender, Head[]> = {
  female: ['hijab', 'hatBeanie'],
  male: ['turban', 'hatHip', 'hatBeanie'],
}
const greyHeads: Record<Gender, Head[]> = {
  female: ['grayBun', 'grayMedium', 'grayShort', 'grayMedium'],
  male: ['grayShort', 'short2', 'short4', 'short5'],
}
/** The second colour of the heads that have one. */
const highlights: Record<string, string> = {
  black: '2c1b18',
  brown: '724133',
  blond: 'd6b370',
  red: 'c93305',
  grey: 'b8b2b0',
  white: 'e8e1e1',
  other: 'f59797',
}
/** The ink that draws hair and head: a dark shade of the hair's colour instead of the drawings' black. */
const inks: Record<string, string> = {
  brown: '#4f2f22',
  blond: '#b07f36',
  red: '#9c4120',
  grey: '#5f5a5c',
  white: '#77706f',
  other: '#5b3a66',
}
const skins = { ffdbb4: 44, edb98a: 24, d08b5b: 14, ae5d29: 10, '694d3d': 8 }
const fairSkins = { ffdbb4: 70, edb98a: 30 }
const clothes = [
  'e78276',
  'ffcf77',
  '5fb8b0',
  '8fa7df',
  'c98bb9',
  '7fb685',
  '3f6f8f',
  'd9694a',
  'f2e3d5',
  '51586b',
]

/** Warm and teal tints; which one is the person's own, by id. */
const grounds = [
  'fbd9d3',
  'fde6cf',
  'f9ecc4',
  'dcefe3',
  'd3ecea',
  'd8e6f5',
  'e6dff3',
  'f6dbe8',
  'efe3d8',
  'e3ead0',
]

/** A drawn portrait as SVG, always the same for the same person. No person is imitated. */
export const portraitSvg = (sitter: Sitter): string => {
  const random = createRandom(`portrait/${sitter.key}`)
  const { peep, clothing } = drawPerson(sitter, random)
  return picture(ground(sitter.key, random), peep, clothing)
}

/** The same person on another day, out of doors: hair, skin, beard and glasses stay, mood and clothes change. */
export const outdoorsSvg = (sitter: Sitter, name: string): string => {
  const day = createRandom(`outdoors/${name}`)
  const { peep, clothing } = drawPerson(sitter, createRandom(`portrait/${sitter.key}`), {
    face: day.pick(faces),
    clothing: day.pick(clothes),
  })
  return picture(sceneShapes(name), peep, clothing)
}

interface Day {
  readonly face: Face
  readonly clothing: string
}

function drawPerson(sitter: Sitter, random: Random, day?: Day): { peep: string; clothing: string } {
  const grey =
    sitter.hair_colour === 'grey' ||
    sitter.hair_colour === 'white' ||
    (sitter.age >= 50 && random.chance(0.35))
  const colour = grey ? 'grey' : (sitter.hair_colour ?? 'brown')
  const head = chooseHead(sitter, grey, random)
  const usual = random.pick(faces)
  const skin = colour === 'blond' || colour === 'red' ? random.weighted(fairSkins) : random.weighted(skins)
  const { face, clothing } = { face: usual, clothing: random.pick(clothes), ...day }
  const peep = createAvatar(openPeeps, {
    seed: String(sitter.key),
    head: [head],
    headContrastColor: [highlights[colour] ?? '724133'],
    face: [face],
    skinColor: [skin],
    clothingColor: [clothing],
    facialHair: ['full', 'full2', 'full4', 'goatee1', 'goatee2', 'chin'],
    facialHairProbability: sitter.gender === 'male' ? 38 : 0,
    accessories: ['glasses', 'glasses2', 'glasses3', 'glasses4', 'glasses5', 'sunglasses'],
    accessoriesProbability: sitter.age > 45 ? 38 : 22,
    maskProbability: 0,
  }).toString()
  return { peep: inkHair(peep, inks[colour]), clothing }
}

function chooseHead(sitter: Sitter, grey: boolean, random: Random): Head {
  if (sitter.hair_colour === 'bald') return random.pick(['noHair1', 'noHair2', 'noHair3'] as const)
  if (random.chance(0.07)) return random.pick(headwear[sitter.gender])
  return random.pick((grey ? greyHeads : heads)[sitter.gender])
}

// In the drawing's markup: head, face, facial hair, mask, each a group placed by its transform.
const hairGroups = [
  /(<g transform="matrix\(\.99789 0 0 1 156 62\)">)([\s\S]*?)(<g transform="translate\(315 248\)">)/,
  /(<g transform="translate\(279 400\)">)([\s\S]*?)(<g transform="translate\(179 343\)">)/,
]

function inkHair(peep: string, ink: string | undefined): string {
  if (!ink) return peep
  return hairGroups.reduce(
    (svg, group) =>
      svg.replace(
        group,
        (_, open: string, hair: string, next: string) => open + hair.replaceAll('"#000"', `"${ink}"`) + next,
      ),
    peep,
  )
}

// A square middle shows the whole face, and so does a card with a button in its corner.
const frame = { x: 0, y: 44, size: 640 }

/** The drawing ends below the shoulders, whose lines go on to the edge of the picture. */
function torso(clothing: string): string {
  const { x, y, size } = frame
  const top = y + size - 2
  const [left, right] = [x + size * 0.071, x + size * 0.915]
  const { height } = pictureSize
  const sides = [
    `M${left} ${top} Q${left - 13} ${top + 30} ${left - 18} ${height + 10}`,
    `M${right} ${top} Q${right + 13} ${top + 30} ${right + 18} ${height + 10}`,
  ]
  return [
    `<path d="${sides[0]} H${right + 18} Q${right + 13} ${top + 30} ${right} ${top} Z" fill="#${clothing}"/>`,
    `<path d="${sides.join(' ')}" fill="none" stroke="#000" stroke-width="10" stroke-linecap="round"/>`,
  ].join('')
}

function ground(key: number, random: Random): string {
  const first = grounds[key % grounds.length] ?? 'fde6cf'
  const second = grounds[(key * 7 + 3) % grounds.length] ?? 'dcefe3'
  const { width, height } = pictureSize
  const x = random.int(60, width - 60)
  const y = random.int(90, 420)
  return [
    `<rect width="${width}" height="${height}" fill="#${first}"/>`,
    `<circle cx="${x}" cy="${y}" r="${random.int(150, 300)}" fill="#${second}" opacity=".7"/>`,
  ].join('')
}

function picture(behind: string, peep: string, clothing: string): string {
  const { width, height } = pictureSize
  const { x, y, size } = frame
  const inner = peep
    .replace(/<metadata[\s\S]*?<\/metadata>/, '')
    .replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" overflow="visible" `)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    behind,
    torso(clothing),
    inner,
    '</svg>',
  ].join('')
}
