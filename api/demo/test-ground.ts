import {
  readBundles,
  readCities,
  readGifts,
  readIcebreakers,
  readInterests,
  readVatRates,
} from '../src/database/catalogue/catalogue-files.ts'
import type { Ground } from './world.ts'

/** The catalogue's files as the demo reads them from a database: enough for tests of what is generated. */
export function testGround(): Ground {
  return {
    places: readCities()
      .filter((city) => ['NL', 'BE', 'DE'].includes(city.country) && city.pop >= 10_000)
      .map((city, index) => ({ ...city, city_id: city.id, region_id: index + 1, population: city.pop })),
    interests: readInterests(),
    icebreakers: readIcebreakers().map(({ text: { nl, de, fr, en } }) => ({ nl, de, fr, en })),
    gifts: readGifts().map(({ credits }, index) => ({ id: index + 1, credits })),
    bundles: readBundles().map((bundle, index) => ({ ...bundle, id: index + 1 })),
    vatRates: new Map(readVatRates().map(({ country, rate }) => [country, rate.toFixed(2)])),
    signupCredits: 2,
    messageCredits: 1,
    freeConversations: 2,
  }
}
