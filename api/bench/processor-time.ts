import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100

/** `ended`: what its children that are gone have used. */
type Stat = { parent: number; seconds: number; ended: number }

/** Processor time of a process so far; undefined where it has gone. Linux only. */
const statOf = (pid: number): Stat | undefined => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    const [own, ended] = [
      Number(fields[11]) + Number(fields[12]),
      Number(fields[13]) + Number(fields[14]),
    ].map((ticks) => ticks / ticksPerSecond)
    return { parent: Number(fields[1]), seconds: own ?? 0, ended: ended ?? 0 }
  } catch {
    return undefined
  }
}

export const secondsOf = (pid: number): number => statOf(pid)?.seconds ?? 0

/** The processes that it began and that are still there. */
export const childrenOf = (pid: number): readonly number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((candidate) => candidate > 0 && statOf(candidate)?.parent === pid)

/** The same with all children: a database server has one for each connection. */
export const secondsOfFamily = (pid: number): number =>
  readdirSync('/proc')
    .map(Number)
    .filter((candidate) => candidate > 0)
    .reduce((sum, candidate) => {
      const stat = candidate === pid || statOf(candidate)?.parent === pid ? statOf(candidate) : undefined
      return sum + (stat?.seconds ?? 0)
    }, statOf(pid)?.ended ?? 0)
