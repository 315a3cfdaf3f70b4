import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { buildParts } from '@lonk/configs/build/build-part.ts'
import { partNames } from '@lonk/configs/project.ts'
import { publish } from '@lonk/configs/release/publish.ts'
import { openStore } from '@lonk/configs/release/store.ts'
import { fillDemo } from '@lonk/configs/scripts/fill-demo.ts'
import type { BrowserContext } from '@playwright/test'

/** Publishes all parts as they are now into a data folder, and fills its database with a demo of so many members, else the usual one. */
export const prepareSite = async (dataDir: string, profiles?: number): Promise<void> => {
  await mkdir(dataDir, { recursive: true })
  const builds = await buildParts(partNames, 'production')
  await publish(openStore({ dataDir, registry: join(dataDir, 'registry'), production: false }), builds)
  const options = profiles === undefined ? [] : ['--profiles', String(profiles)]
  await fillDemo(dataDir, { ...process.env, NODE_ENV: 'test' }, options)
}

/** Until the site answers. */
export const untilReady = async (address: string): Promise<void> => {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(`${address}/readyz`).catch(() => null)
    if (answer?.ok) return
    await wait(200)
  }
  throw new Error('the site did not become ready')
}

/** Every page of that browser is the demo member's. */
export const logInDemo = async ({ request }: BrowserContext, email: string): Promise<void> => {
  const answer = await request.post('/api/user.php', {
    headers: { 'X-Request-Type': 'client' },
    data: { email, password: process.env.DEMO_PASSWORD || 'lonk-demo-2026' },
  })
  if (!answer.ok()) throw new Error(`${email} could not log in: ${await answer.text()}`)
}
