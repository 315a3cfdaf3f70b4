import type { AuditLine } from './audit.ts'

/** Lines a minute of calls that anybody could send: the log is for owners to read, not for strangers to fill. */
const linesPerMinute = 60

/** More calls than owners sign while a repetition of one could matter. */
const remembered = 10_000

/**
 * What goes into the log of a call that has come to its end. What an owner's key signed always does; of what no key
 * signed, and of what only repeats a call, so many a minute, and how many more there were.
 */
export const createEnoughSaid = () => {
  const told = new Set<string>()
  let minute = 0
  let lines = 0
  let more = 0

  const rest = (time: string): readonly AuditLine[] => {
    if (more === 0) return []
    const outcome = `${more} more calls were refused within a minute: no key signed them, or they had come before`
    return [
      {
        time,
        owner: '',
        part: '',
        act: 'unknown',
        version: null,
        status: 401,
        outcome,
        call: null,
        id: null,
      },
    ]
  }

  return (line: AuditLine, now: Date): readonly AuditLine[] => {
    const thisMinute = Math.floor(now.getTime() / 60_000)
    const left = thisMinute === minute ? [] : rest(line.time)
    if (thisMinute !== minute) [minute, lines, more] = [thisMinute, 0, 0]
    const isNew = line.call !== null && !told.has(line.call)
    if (told.size >= remembered) told.clear()
    if (line.call !== null) told.add(line.call)
    if (isNew || line.id !== null || lines++ < linesPerMinute) return [...left, line]
    more += 1
    return left
  }
}
