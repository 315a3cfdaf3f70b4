import { readFileSync } from 'node:fs'
import { Reader } from 'mmdb-lib'
import * as z from 'zod/mini'
import { StartError } from '../../start-error.ts'

/** Country of an address by the operator's file, or null. */
export type GeoIp = (ip: string) => string | null

const record = z.object({ country: z.object({ iso_code: z.string().check(z.regex(/^[A-Z]{2}$/)) }) })

/** `GEOIP_FILE`: an MMDB file of countries (GeoLite2, DB-IP, …) that the operator brings and renews. */
export const createGeoIp = (file: string | null): GeoIp => {
  if (!file) return () => null
  const reader = open(file)
  return (ip) => {
    try {
      const found = record.safeParse(reader.get(ip))
      return found.success ? found.data.country.iso_code : null
    } catch {
      // An IPv6 address in a file of IPv4 ones.
      return null
    }
  }
}

const open = (file: string) => {
  try {
    return new Reader(readFileSync(file))
  } catch (error) {
    throw new StartError(`GEOIP_FILE=${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
