import { describe, expect, it } from '@jest/globals'
import { languages } from '@lonk/shared-api/schemas/primitives.ts'
import {
  readBundles,
  readCities,
  readCountries,
  readGifts,
  readIcebreakers,
  readInterests,
  readRegions,
  readVatRates,
} from './catalogue-files.ts'

const unique = (values: readonly string[]) => new Set(values).size === values.length

describe('the catalogues', () => {
  it.each([
    ['countries', readCountries().map((one) => one.name)],
    ['regions', readRegions().map((one) => one.name)],
    ['interests', readInterests().map((one) => one.name)],
    ['gifts', readGifts().map((one) => one.name)],
    ['icebreakers', readIcebreakers().map((one) => one.text)],
  ])('name all %s in all eleven languages', (_, names) => {
    for (const name of names) {
      const missing = languages.filter((language) => !name[language])
      expect(missing).toEqual([])
    }
  })

  it('have at least 48 interests, at least 12 of them adult, each with an icon', () => {
    const interests = readInterests()
    expect(interests.length).toBeGreaterThanOrEqual(48)
    expect(interests.filter((one) => one.adult).length).toBeGreaterThanOrEqual(12)
    expect(interests.every((one) => one.icon.length > 0)).toBe(true)
    expect(unique(interests.map((one) => one.slug))).toBe(true)
    expect(interests.map((one) => one.slug)).toEqual(
      expect.arrayContaining(['relationship', 'kissing', 'travelling', 'music']),
    )
  })

  it('have at least 12 gifts that cost 1 to 10 credits, and at least 60 different icebreakers', () => {
    expect(readGifts().length).toBeGreaterThanOrEqual(12)
    for (const { credits } of readGifts()) expect(credits >= 1 && credits <= 10).toBe(true)
    const icebreakers = readIcebreakers()
    expect(icebreakers.length).toBeGreaterThanOrEqual(60)
    for (const language of languages)
      expect(unique(icebreakers.map((one) => one.text[language] ?? ''))).toBe(true)
  })

  it('tie icebreakers to interests that exist', () => {
    const slugs = new Set(readInterests().map((one) => one.slug))
    const wanted = readIcebreakers().flatMap((one) => one.interest ?? [])
    expect(wanted.filter((slug) => !slugs.has(slug))).toEqual([])
  })

  it('give every country regions, prices in its currency and a VAT rate', () => {
    const regions = new Set(readRegions().map((one) => one.country))
    const rates = new Set(readVatRates().map((one) => one.country))
    for (const { code, currency, locales } of readCountries()) {
      expect(regions.has(code)).toBe(true)
      expect(rates.has(code)).toBe(true)
      expect(locales.length).toBeGreaterThan(0)
      const bundles = readBundles().filter((one) => one.country === code)
      expect(bundles.map((one) => one.credits)).toEqual([10, 25, 60, 130])
      expect(bundles.every((one) => one.currency === currency)).toBe(true)
    }
  })

  it('sell the euro bundles of the contract', () => {
    const dutch = readBundles().filter((one) => one.country === 'NL')
    expect(dutch.map((one) => one.price_cents)).toEqual([1499, 2999, 5999, 9999])
  })

  it('put every city into a region of its country, once', () => {
    const regions = new Set(readRegions().map((one) => `${one.country} ${one.code}`))
    const cities = readCities()
    expect(cities.filter((city) => !regions.has(`${city.country} ${city.region}`))).toEqual([])
    expect(unique(cities.map((city) => String(city.id)))).toBe(true)
    expect(unique(cities.map((city) => `${city.country} ${city.region} ${city.name}`))).toBe(true)
    const provinces = new Set(cities.filter((city) => city.country === 'BE').map((city) => city.region))
    expect(provinces.size).toBe(11)
  })
})
