import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { country, id } from '../../schemas/primitives.ts'
import { geocode } from './geocode.ts'

const degrees = (most: number) =>
  z.pipe(
    z.pipe(
      z.union([z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,20})?$/)), z.number()]),
      // The second decimal is about a kilometre: enough for a city, too little for a house.
      z.transform((raw) => Math.round(Number(raw) * 100) / 100),
    ),
    z.number().check(z.gte(-most), z.lte(most)),
  )

export const geocodeQuery = z.object({ lat: degrees(90), lon: degrees(180) })
export type GeocodeQuery = z.infer<typeof geocodeQuery>

export const geocodeAnswer = z.union([
  z.object({ country, region_id: id, city: z.string(), distance_km: z.int() }),
  z.literal(false),
])
export type GeocodeAnswer = z.infer<typeof geocodeAnswer>

export const geocodeContract = defineCall(geocode, {
  access: 'V',
  query: geocodeQuery,
  answer: geocodeAnswer,
  errors: [],
  limits: [per.minute(20)],
})
