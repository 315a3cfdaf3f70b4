import { randomInt } from 'node:crypto'

/** Without letters and digits that are mistaken for each other when read out on the phone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** `K7M2-9QXT`: tells nobody how many letters support gets. */
export const newTicket = (): string => {
  const characters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)])
  return `${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`
}
