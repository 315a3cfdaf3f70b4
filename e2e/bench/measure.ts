import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContext, CDPSession } from '@playwright/test'
import {
  type BenchedPage,
  documentBytes,
  injectProbe,
  type Notes,
  provesUsable,
  readNotes,
  untilUsable,
} from './probe.ts'
import { demoMember } from './sites.ts'

/** One load of one page. Bytes are as transferred, headers included. */
export interface Load extends Notes {
  readonly requests: number
  readonly requestsUntilUsable: number
  /** Calls of the API: none where the document server had its answers in time. */
  readonly callsUntilUsable: number
  readonly scriptBytes: number
  readonly scriptBytesUntilUsable: number
  readonly documentBytes: number
  readonly allBytes: number
}

/** "Slow 4G": 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up, processor four times slower. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }
const processorSlowdown = 4

interface Transfer {
  readonly url: string
  readonly type: string
  /** Seconds on the browser's own clock. */
  readonly started: number
  bytes: number
  protocol: string
}

/** A quiet page has asked for nothing and got nothing for so long, in milliseconds. */
const quiet = 1_000

/** No page of ours takes so long, in milliseconds. */
const longest = 60_000

const watchNetwork = (session: CDPSession) => {
  const transfers = new Map<string, Transfer>()
  const underway = new Set<string>()
  let last = Date.now()
  const urlOf = (requestId: string) => transfers.get(requestId)?.url ?? requestId
  const note = (requestId: string, is: 'asked' | 'over') => {
    last = Date.now()
    if (is === 'asked') underway.add(requestId)
    else underway.delete(requestId)
  }
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (!request.url.startsWith('http')) return
    // A member's stream never ends.
    if (type !== 'EventSource') note(requestId, 'asked')
    transfers.set(requestId, {
      url: request.url,
      type: type ?? '',
      started: timestamp,
      bytes: 0,
      protocol: '',
    })
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => transfers.delete(requestId))
  session.on('Network.loadingFailed', ({ requestId }) => note(requestId, 'over'))
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const transfer = transfers.get(requestId)
    if (transfer && response.fromDiskCache) transfers.delete(requestId)
    else if (transfer) transfer.protocol = response.protocol ?? ''
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    note(requestId, 'over')
    const transfer = transfers.get(requestId)
    if (transfer) transfer.bytes = encodedDataLength
  })
  const untilQuiet = async (): Promise<void> => {
    const end = Date.now() + longest
    while (underway.size > 0 || Date.now() - last < quiet) {
      if (Date.now() > end) throw new Error(`still loads: ${[...underway].map(urlOf).join(', ')}`)
      await wait(100)
    }
  }
  return { transfers, untilQuiet }
}

const isScript = ({ url }: Transfer): boolean => new URL(url).pathname.endsWith('.js')
const bytesOf = (transfers: readonly Transfer[]): number =>
  transfers.reduce((sum, { bytes }) => sum + bytes, 0)

const load = async (context: BrowserContext, address: string, benched: BenchedPage): Promise<Load> => {
  const { path } = benched
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4g)
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
  const { transfers, untilQuiet } = watchNetwork(session)
  await injectProbe(page, benched)
  await page.goto(address + path, { waitUntil: 'commit' })
  await untilUsable(page).catch((cause: unknown) => {
    throw new Error(`${address}${path} did not become usable`, { cause })
  })
  await untilQuiet()
  const notes = await readNotes(page)
  const start = [...transfers.values()].find(({ type }) => type === 'Document')
  if (!start) throw new Error(`${address}${path} was not loaded`)
  // To the network's log a document that came through the service worker weighs nothing; the page knows better.
  if (start.bytes === 0) start.bytes = await documentBytes(page)
  // What a preload had brought already is asked for once more, without a byte.
  const seen = [...transfers.values()].filter(({ bytes }) => bytes > 0)
  if (!(await provesUsable(page, benched))) throw new Error(`${path} called itself usable and was not`)
  await page.close()

  // What a service worker hands on may not say it; the front speaks nothing else (`allowHTTP1: false`).
  const other = seen.find(({ protocol }) => protocol !== '' && protocol !== 'h2')
  if (other) throw new Error(`${other.url} was loaded over ${other.protocol}`)
  const early = seen.filter(({ started }) => (started - start.started) * 1000 <= notes.usable)
  return {
    ...notes,
    requests: seen.length,
    requestsUntilUsable: early.length,
    callsUntilUsable: early.filter(({ url }) => new URL(url).pathname.startsWith('/api/')).length,
    scriptBytes: bytesOf(seen.filter(isScript)),
    scriptBytesUntilUsable: bytesOf(early.filter(isScript)),
    documentBytes: start.bytes,
    allBytes: bytesOf(seen),
  }
}

/**
 * In the browser, on an empty page of the site: it brings nothing that a page would find in the cache, and has no policy
 * against calls, as the API's own answers have.
 */
const logIn = async (context: BrowserContext, address: string): Promise<void> => {
  const page = await context.newPage()
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(`${address}/empty`)
  const status = await page.evaluate(async (body) => {
    const headers = { 'Content-Type': 'application/json', 'X-Request-Type': 'client' }
    return (await fetch('/api/user.php', { method: 'POST', headers, body })).status
  }, JSON.stringify(demoMember()))
  if (status !== 200) throw new Error(`the demo member could not log in: ${status}`)
  await page.close()
}

/** A visitor who comes for the first time, and the same one again with a full cache. */
export const measureVisit = async (
  browser: Browser,
  address: string,
  benched: BenchedPage,
  serviceWorkers: 'allow' | 'block',
): Promise<{ readonly cold: Load; readonly warm: Load }> => {
  const context = await browser.newContext({
    locale: 'nl-NL',
    serviceWorkers,
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 412, height: 823 },
  })
  try {
    if (benched.who === 'member') await logIn(context, address)
    const cold = await load(context, address, benched)
    const warm = await load(context, address, benched)
    return { cold, warm }
  } finally {
    await context.close()
  }
}
