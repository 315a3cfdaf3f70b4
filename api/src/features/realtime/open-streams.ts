import type { Services } from '../../services.ts'

type MoveOn = () => void
type Streams = { of: Map<number, Set<MoveOn>>; leaving: boolean }

const open = new WeakMap<Services, Streams>()

const openOf = (services: Services): Streams => {
  const known = open.get(services) ?? { of: new Map(), leaving: false }
  open.set(services, known)
  return known
}

export const streamsOf = (services: Services, userId: number): number =>
  openOf(services).of.get(userId)?.size ?? 0

/** Of all members together. */
export const allStreams = (services: Services): number =>
  [...openOf(services).of.values()].reduce((sum, { size }) => sum + size, 0)

/** Before the process stops, so that browsers connect again elsewhere: those that are open, and those still let in. */
export const leaveStreams = (services: Services): void => {
  openOf(services).leaving = true
  endAllStreams(services)
}

/** Soon, and not all in the same moment. */
export const endAllStreams = (services: Services): void => {
  for (const ends of openOf(services).of.values()) for (const end of [...ends]) end()
}

/** Until it is forgotten. Where the process is leaving, whoever opened it moves on at once. */
export const rememberStream = (
  services: Services,
  userId: number,
  moveOn: MoveOn,
): { forget: () => void; leaving: boolean } => {
  const { of, leaving } = openOf(services)
  const own = of.get(userId) ?? new Set<MoveOn>()
  of.set(userId, own)
  own.add(moveOn)
  const forget = () => {
    own.delete(moveOn)
    if (own.size === 0 && of.get(userId) === own) of.delete(userId)
  }
  return { forget, leaving }
}
