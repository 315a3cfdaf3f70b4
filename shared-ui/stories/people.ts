import type { CardPerson } from '../src/profile-card.tsx'

const person = (id: number, name: string, age: number, extra: Partial<CardPerson> = {}): CardPerson => ({
  id,
  name,
  age,
  city: 'Utrecht',
  main_image: { filename: `${id}.svg`, thumb_filename: null },
  online: false,
  distance_km: 5,
  verified: false,
  fictional: false,
  ...extra,
})

/** Invented people with texts of the lengths that layouts must cope with. */
export const people: readonly CardPerson[] = [
  person(11, 'Sanne_34', 34, { online: true, verified: true }),
  person(12, 'Bartholomeus_Jan', 47, {
    city: "'s-Hertogenbosch",
    distance_km: 25,
    online: true,
    verified: true,
  }),
  person(13, 'Mila', 29, { main_image: null, distance_km: null }),
  person(14, 'Noor.leest', 41, { fictional: true, city: 'Groningen', distance_km: 185 }),
  person(15, 'Ties', 52, { city: null, distance_km: null }),
]
