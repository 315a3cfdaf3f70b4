import { readFileSync } from 'node:fs'

/**
 * Megabytes that a process takes of the machine; null where nobody says (there is no /proc but on Linux) or it has
 * ended. Asked of the system: a process that is busy with eating memory tells nothing.
 */
export const residentOf = (pid: number | undefined): number | null => {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1024)
  } catch {
    return null
  }
}
