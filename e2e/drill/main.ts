// npm run drill [-- --minutes 20 --streams 2000 | --short]: the whole site on this machine, members in it, and each of its
// processes killed and upgraded in turn while the primary dies once. Figures at the end; code 1 where anything
// acknowledged was lost or done twice.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { readBooks } from './books/books.ts'
import { conduct } from './conductor/conductor.ts'
import { createAgent, type Network } from './load/browser.ts'
import { createFigures } from './load/figures.ts'
import { startLoad } from './load/load.ts'
import { inviteMembers, letIn } from './load/members.ts'
import { readOptions } from './options.ts'
import { keepFigures, reportOf } from './report.ts'
import { startStage } from './stage/stage.ts'
import { until } from './until.ts'

const inSeconds = (nanoseconds: number): string => (nanoseconds / 1e9).toFixed(2)
const say = (line: string) => process.stdout.write(`${line}\n`)

const options = readOptions(process.argv.slice(2))
const stage = await startStage(say)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    setTimeout(() => process.exit(1), 30_000).unref()
    void stage.stop().finally(() => process.exit(1))
  })

try {
  const figures = createFigures()
  const network: Network = {
    address: stage.place.publicUrl,
    agent: createAgent(stage.proxy.certificate),
    figures,
  }
  say(`${options.streams} members come in, at ${network.address}`)
  const members = await inviteMembers(stage.office, network, options.streams)
  const streams = await letIn(members, network)
  say(`${streams.length} streams are open; ${options.minutes} minutes`)

  const lateness = monitorEventLoopDelay()
  lateness.enable()
  const load = startLoad(members, network)
  const conducted = await conduct(stage, figures, options, say)
  figures.during('calm')
  const unanswered = await load.stop()
  // A stream that was refused comes back within a quarter of a minute, and has told everything soon after.
  await until('every member has a stream', () => streams.every(({ isOpen }) => isOpen()))
  await pause(3000)
  for (const { close } of streams) close()

  const books = await readBooks(stage, members)
  const broken = [
    ...books.flatMap((entry) => entry.broken ?? []),
    ...stage.died(),
    ...(unanswered > 0 ? [`${unanswered} acts were not acknowledged within a minute`] : []),
  ]
  say(`\n${reportOf(figures, conducted, books)}\n`)
  say(
    `Members themselves were late by ${inSeconds(lateness.percentile(99))} s (p99), at most ${inSeconds(lateness.max)} s.`,
  )
  await keepFigures(stage.place, figures)
  for (const sentence of broken) say(`BROKEN ${sentence}`)
  say(
    `${books.length - books.filter((entry) => entry.broken !== null).length} passed, ${broken.length} failed`,
  )
  process.exitCode = broken.length === 0 ? 0 : 1
} finally {
  await stage.stop()
}
// An act that nobody ever answered must not keep it.
process.exit()
