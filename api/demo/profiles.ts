import type { Gender, Seeking, Sexuality } from '@lonk/shared-api/choices.ts'
import { days, hours, minutes } from '../src/clock.ts'
import type { DemoMember, DemoPhoto, DemoPlace } from './demo-member.ts'
import { memberName, type NameTradition } from './names.ts'
import { createRandom, createSampler, type Random } from './random.ts'
import { type DemoLanguage, demoTexts } from './texts/texts.ts'

export type InterestChoice = { slug: string; adult: boolean }

type Options = {
  count: number
  seed: number
  now: Date
  places: readonly DemoPlace[]
  interests: readonly InterestChoice[]
  /** Folded names that are taken; grows. */
  taken: Set<string>
}

/** Members who do not exist, in the mix of `docs/product.md`'s audience: mostly Dutch, some Belgian and German. */
export function generateProfiles({ count, seed, now, places, interests, taken }: Options): DemoMember[] {
  const samplers = new Map(
    [...new Set(places.map((place) => place.country))].map((country) => [
      country,
      createSampler(
        places.filter((place) => place.country === country),
        (place) => place.population ** 0.8,
      ),
    ]),
  )
  const root = createRandom(`profiles/${seed}`)
  return Array.from({ length: count }, (_, index) => {
    const random = root.fork(index)
    const country = random.weighted({ NL: 1500, BE: 450, DE: 450 })
    const place = samplers.get(country)?.(random)
    if (!place) throw new Error(`No places in ${country}: load the catalogue first`)
    return generateProfile({ key: index + 1, random, now, place, interests, taken })
  })
}

type One = Pick<Options, 'now' | 'interests' | 'taken'> & { key: number; random: Random; place: DemoPlace }

function generateProfile({ key, random, now, place, interests, taken }: One): DemoMember {
  const { speaks, tradition } = tongueOf(place, random)
  const gender = random.weighted({ male: 52, female: 48 })
  const { sexuality, seeking } = attraction(gender, random)
  const birth = dateOfBirth(random, now)
  const created_at = new Date(now.getTime() - Math.round(days(1) + days(420) * random.next()))
  const premium = random.chance(0.2)
  const hasPhoto = random.chance(0.7)
  return {
    key,
    email: `demo-${String(key).padStart(5, '0')}@example.test`,
    password: false,
    demo: true,
    status: 'active',
    role: 'member',
    language: speaks,
    speaks,
    premium,
    directdebit_blocked: false,
    notifications_disabled: [],
    created_at,
    activated_at: new Date(created_at.getTime() + minutes(random.int(2, 90))),
    deleted_at: null,
    place,
    name: memberName(tradition, { gender, age: birth.age }, taken, random),
    profile_status: 'active',
    gender,
    seeking,
    sexuality,
    ...birth,
    about: aboutText(speaks, random),
    ...looks(birth.age, gender, random),
    reason: random.weighted({ relationship: 40, dating: 30, chat: 14, friendship: 12, other: 4 }),
    verified_at: random.chance(0.12) ? new Date(created_at.getTime() + hours(random.int(3, 20))) : null,
    ...presence(random, now, created_at),
    show_on_landers: hasPhoto && random.chance(0.3),
    interests: chooseInterests(interests, random),
    photos: hasPhoto ? photosOf(key, premium, random) : [],
  }
}

function tongueOf(place: DemoPlace, random: Random): { speaks: DemoLanguage; tradition: NameTradition } {
  if (place.country === 'DE') return { speaks: 'de', tradition: 'de' }
  if (place.country === 'NL') return { speaks: random.chance(0.05) ? 'en' : 'nl', tradition: 'nl' }
  const french = place.region.startsWith('W') || (place.region === 'BRU' && random.chance(0.7))
  return french ? { speaks: 'fr', tradition: 'fr_BE' } : { speaks: 'nl', tradition: 'nl_BE' }
}

function attraction(gender: Gender, random: Random): { sexuality: Sexuality; seeking: Seeking } {
  const other = gender === 'male' ? 'female' : 'male'
  const kind = random.weighted({ hetero: 86, bi: 7, same: 7 })
  if (kind === 'hetero') return { sexuality: 'hetero', seeking: other }
  if (kind === 'bi') return { sexuality: 'bi', seeking: 'both' }
  return { sexuality: gender === 'male' ? 'gay' : 'lesbian', seeking: gender }
}

/** Ages of 18 to 75, most often around 38. */
function dateOfBirth(random: Random, now: Date): { date_of_birth: string; age: number } {
  const mode = 1.3 / 3.7
  const shape = (x: number) => x ** 1.3 * (1 - x) ** 2.4
  let x = random.next()
  while (random.next() > shape(x) / shape(mode)) x = random.next()
  const age = 18 + Math.floor(x * 58)
  const born = new Date(
    Date.UTC(now.getUTCFullYear() - age, now.getUTCMonth(), now.getUTCDate() - 1 - random.int(0, 363)),
  )
  return { date_of_birth: born.toISOString().slice(0, 10), age }
}

function aboutText(language: DemoLanguage, random: Random): string {
  const { who, likes, days: daily, seeks, ends } = demoTexts[language].about
  const parts = [random.pick(who), random.pick(likes)]
  if (random.chance(0.7)) parts.push(random.pick(daily))
  if (random.chance(0.8)) parts.push(random.pick(seeks))
  if (random.chance(0.75)) parts.push(random.pick(ends))
  return parts.join(' ')
}

function looks(age: number, gender: Gender, random: Random) {
  const grey = Math.max(0, (age - 42) * 2.2)
  return {
    hair_colour: random.weighted({
      ...{ brown: 38, blond: 27, black: 14, red: 5, other: 3, grey, white: grey / 4 },
      bald: gender === 'male' ? age / 6 : 0,
    }),
    eye_colour: random.weighted({ blue: 38, brown: 33, green: 14, hazel: 8, grey: 6, other: 1 }),
    body_type: random.weighted({ slim: 30, normal: 56, fat: 14 }),
    relationship_status: random.weighted({
      single: 52,
      unmarried: 12,
      divorced: age > 28 ? age / 2 : 0,
      widowed: age > 45 ? (age - 40) / 4 : 0,
      living_together: 4,
      married: 4,
    }),
    tattoos: random.weighted({ none: 60, few: 31, many: 9 }),
  }
}

/** By the time of day: people were here in the evening rather than at four in the morning. */
function presence(random: Random, now: Date, created: Date): { last_online_at: Date; online_until: Date } {
  const online = random.chance(0.04)
  if (online) {
    const since = new Date(now.getTime() - minutes(random.int(0, 4)))
    return { last_online_at: since, online_until: new Date(now.getTime() + minutes(random.int(2, 12))) }
  }
  const daysAgo = random.chance(0.35) ? 0 : Math.floor(45 * random.next() ** 2.2)
  const hour = Number(random.weighted(hourWeights))
  const seen = new Date(now.getTime() - days(daysAgo))
  seen.setUTCHours(hour, random.int(0, 59), random.int(0, 59), 0)
  while (seen >= now) seen.setTime(seen.getTime() - days(1))
  const last = seen < created ? created : seen
  return { last_online_at: last, online_until: last }
}

const hourWeights = Object.fromEntries(
  [2, 1, 1, 1, 1, 2, 5, 8, 9, 8, 8, 10, 11, 9, 8, 8, 9, 12, 16, 20, 24, 22, 14, 6].map((weight, hour) => [
    hour,
    weight,
  ]),
)

function chooseInterests(interests: readonly InterestChoice[], random: Random): string[] {
  const chosen = new Set<string>()
  const wanted = random.int(2, 5)
  while (chosen.size < wanted) {
    const interest = random.pick(interests)
    if (!interest.adult || random.chance(0.3)) chosen.add(interest.slug)
  }
  return [...chosen]
}

/** Most have two or three photos; whoever has premium up to five, more than the others may. */
function photosOf(key: number, premium: boolean, random: Random): DemoPhoto[] {
  const file = (extension: string) =>
    `d${key.toString(36)}-${Math.floor(random.next() * 2 ** 32).toString(36)}.${extension}`
  const photos: DemoPhoto[] = [
    { kind: 'portrait', visibility: 'public', storage_key: file('svg'), blur_key: null },
  ]
  const more = Number(random.weighted(premium ? { 1: 25, 2: 30, 3: 30, 4: 15 } : { 0: 30, 1: 40, 2: 30 }))
  for (let i = 0; i < more; i += 1) {
    const secret = i === more - 1 && random.chance(0.35)
    photos.push({
      // Somebody's second photo is of themselves again; what follows is where they were.
      kind: i % 2 === 0 && random.chance(0.75) ? 'outdoors' : 'scene',
      visibility: secret ? 'private' : 'public',
      storage_key: file('svg'),
      blur_key: secret ? file('webp') : null,
    })
  }
  return photos
}
